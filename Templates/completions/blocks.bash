# Completes the words of blocks in bash 4 and newer; the program itself tells what may come next.
_blocks() {
  COMPREPLY=()
  local candidate
  while IFS= read -r candidate; do
    case $candidate in
      $'\tfiles') compopt -o default ;;
      $'\tfolders') compopt -o dirnames ;;
      *) COMPREPLY+=("$candidate") ;;
    esac
  done < <("${1/#\~\//$HOME/}" complete bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null)
}
complete -F _blocks blocks
