@rem Windows has no exec: this lets npm run there the scripts that begin with it. Elsewhere exec takes the shell out
@rem from between npm and the program, so that Ctrl+C and other signals reach it.
@%*
