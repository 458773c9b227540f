/** Before a call that may be repeated is tried a second and a third time. */
const WAITS_MS = [500, 2000]

/** Returns the key of one write. Not crypto.randomUUID: a browser has that only on https and localhost. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Tells whether a refusal of that status says nothing of what was sent, so that it may be sent again as it is. */
export const maySendAgain = (status: number): boolean =>
  status === 0 || status === 401 || status === 419 || status === 429 || status >= 500

/** Without an answer nobody knows whether it was done: asked again under its key, it is done once. */
export async function askPersistently<T>(ask: () => Promise<T>, isAway: (error: unknown) => boolean): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!isAway(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return ask()
}
