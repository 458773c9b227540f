// A classic script of its own: pages read, lead on and send without the program, so it comes when they stand, or at the first touch.
{
  const { main, parts } = document.currentScript?.dataset ?? {}
  const MOST_WAIT_MS = 4000
  const SETTLED_MS = 100
  const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const
  let begun = false

  const link = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))

  const begin = () => {
    if (begun || !main) return
    begun = true
    // Each in a turn of its own: asking for thirty parts at once holds a phone up for as long as one feels it.
    for (const part of parts?.split(' ') ?? []) setTimeout(link, 0, 'modulepreload', part)
    link('manifest', '/manifest.webmanifest')
    void import(/* @vite-ignore */ main)
  }

  for (const touch of TOUCHES) addEventListener(touch, begin, { capture: true, passive: true })
  setTimeout(begin, MOST_WAIT_MS)
  // Such an entry comes when a frame is on the screen, not when it was drawn; a picture may be one frame later.
  const afterPaint = () =>
    new PerformanceObserver(() => setTimeout(begin, SETTLED_MS)).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
}

export {}
