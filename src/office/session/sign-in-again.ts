/** Asks the person to sign in again; answers whether the same one did. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined
let logins = 0

/** How often somebody has signed in again: an answer to what was asked before says nothing of the session now. */
export const loginsSoFar = (): number => logins

/** Names what asks, while the office is open; returns how to stop. */
export function askToSignInBy(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = undefined
  }
}

/** Has the person sign in over their work, once for all requests that wait; false: they did not, or nobody can be asked. */
export function signInAgain(): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  asking ??= ask()
    .then((isIn) => {
      if (isIn) logins += 1
      return isIn
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}
