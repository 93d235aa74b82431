# Runs the given files one after another, each in a subshell, and prints `=== name status` and the output of each.
# Repeating a login costs more than most samples, so an identical login returns the stored response until a sample
# changes the account or its sessions.

curl() {
  local request="$*"
  if [[ $request == *"/auth/login/"* ]]; then
    if [[ ! -f login.request || $(<login.request) != "$request" ]]; then
      command curl --fail-with-body "$@" >login.response || return
      printf %s "$request" >login.request
    fi
    printf %s "$(<login.response)"
    return
  fi
  [[ $request == *"/auth/"* || $request == *"/user/"* ]] && rm -f login.request
  command curl --fail-with-body "$@"
}

# Reads the token of the same response only once.
node() {
  if [[ $* != *"readFileSync(0)"* ]]; then
    command node "$@"
    return
  fi
  local input
  input="$*
$(cat)"
  if [[ ! -f node.input || $(<node.input) != "$input" ]]; then
    printf %s "${input#*$'\n'}" | command node "$@" >node.output || return
    printf %s "$input" >node.input
  fi
  printf '%s\n' "$(<node.output)"
}

for name in "$@"; do
  output=$(set -euo pipefail && source "./$name" 2>&1)
  printf '=== %s %s\n%s\n' "$name" "$?" "$output"
done
