/** The pause before the first retry, which doubles each time: networks are often reported back a moment too early. */
const LOOK_SOON_MS = 1000
const LOOK_AGAIN_MS = 20_000

/** Looks now, and again after growing pauses until it is stopped; `soon` begins anew. What fails is tried the next time. */
export function lookAgain(look: () => Promise<unknown>): { soon: () => void; stop: () => void } {
  let pause = LOOK_SOON_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookOnce = () => {
    clearTimeout(timer)
    timer = setTimeout(lookOnce, pause)
    pause = Math.min(2 * pause, LOOK_AGAIN_MS)
    void look().catch(() => undefined)
  }
  const soon = () => {
    pause = LOOK_SOON_MS
    lookOnce()
  }
  soon()
  return { soon, stop: () => clearTimeout(timer) }
}
