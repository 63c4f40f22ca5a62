# Completes the words of blocks in fish; the program itself tells what may come next.
function __blocks_complete
    set -l words (commandline -opc)
    set -l token (commandline -ct)
    # Of --name=value, the value alone is completed, and what stands before it is put back.
    set -l prefix (string match -r -- '^--[^=]*=' $token)
    set -l rest (string replace -r -- '^--[^=]*=' '' "$token")
    # A quote that is still open is no part of what was typed.
    set -l typed (string unescape -- "$rest"; or string replace -r -- '^[\'"]' '' "$rest")
    for line in ($words[1] complete fish $words[2..] "$prefix$typed" 2>/dev/null)
        switch $line
            case \tfiles
                complete -C "'' $rest" | string replace -r -- '^' "$prefix"
            case \tfolders
                complete -C "'' $rest" | string match -r -- '^[^\t]*/(?:\t.*)?$' | string replace -r -- '^' "$prefix"
            case '*'
                printf '%s\n' "$prefix$line"
        end
    end
end
complete -c blocks -f -a '(__blocks_complete)'
