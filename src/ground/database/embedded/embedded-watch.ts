/** The events of a watched server. */
export interface Watch {
  died: () => void
  failed: (error: unknown) => void
  back: () => void
}

interface Watched extends Watch {
  isAlive: () => Promise<boolean>
  startAgain: () => Promise<void>
}

const LOOK_MS = 500
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/**
 * Watches a server and restarts it after growing pauses whenever it is gone; returns a function that ends the watch.
 */
export function watchServer({ isAlive, startAgain, ...on }: Watched): () => Promise<void> {
  let stopped = false
  let wake = () => {}
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function revive(): Promise<void> {
    on.died()
    for (let pause = FIRST_PAUSE_MS; !stopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await startAgain()
        return on.back()
      } catch (error) {
        on.failed(error)
        await sleep(pause)
      }
    }
  }

  async function look(): Promise<void> {
    while (!stopped) {
      await sleep(LOOK_MS)
      if (!stopped && !(await isAlive())) await revive()
    }
  }

  const looking = look()
  return async () => {
    stopped = true
    wake()
    await looking
  }
}
