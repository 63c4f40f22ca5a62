#compdef blocks
# Completes the words of blocks in zsh; the program itself tells what may come next.
_blocks() {
  local line value name
  local -a values names descriptions
  # Each word as zsh will understand it; the last one ends at the cursor.
  local -a typed=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
  local -a lines=("${(@f)$(_call_program values "${(q)words[1]}" complete zsh "${(@q)typed}" 2>/dev/null)}")
  # Of --name=value, the value alone is completed.
  [[ $PREFIX == --*=* ]] && compset -P '*='
  for line in "${lines[@]}"; do
    case $line in
      '') ;;
      $'\tfiles') _files && return ;;
      $'\tfolders') _path_files -/ && return ;;
      *)
        value=${line%%$'\t'*}
        values+=("$value")
        # What _describe takes as the end of a name, and as an escape.
        name=${${value//\\/\\\\}//:/\\:}
        names+=("$name")
        [[ $line == *$'\t'* ]] && name+=":${line#*$'\t'}"
        descriptions+=("$name")
        ;;
    esac
  done
  (( $#values )) || return 1
  # Where case or accents were typed otherwise, zsh itself sees no match.
  _describe -V value descriptions names || compadd -U -a values
}
if [[ $funcstack[1] == _blocks ]]; then
  _blocks "$@"
else
  compdef _blocks blocks
fi
