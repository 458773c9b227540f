// A classic script of its own: pages read, lead on and send without the program, so it comes when they stand, or at the first touch.
{
  const { main, parts } = document.currentScript?.dataset ?? {}
  const MOST_WAIT_MS = 4000
  const SETTLED_MS = 100
  const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const
  let begun = false

  const link = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))

  const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

  const begin = async () => {
    if (begun || !main) return
    begun = true
    const named = parts?.split(' ') ?? []
    // Each in a turn of its own, first asked for and then run: thirty at once hold a phone up for as long as one feels it.
    for (const part of named) setTimeout(link, 0, 'modulepreload', part)
    link('manifest', '/manifest.webmanifest')
    for (const part of named) {
      await import(/* @vite-ignore */ part).catch(() => undefined)
      await nextTurn()
    }
    await import(/* @vite-ignore */ main)
  }

  for (const touch of TOUCHES) addEventListener(touch, begin, { capture: true, passive: true })
  setTimeout(begin, MOST_WAIT_MS)
  // Such an entry comes when a frame is on the screen, not when it was drawn; a picture may be one frame later.
  const afterPaint = () =>
    new PerformanceObserver((painted) => {
      // The ground alone may be painted before.
      if (painted.getEntriesByName('first-contentful-paint').length > 0) setTimeout(begin, SETTLED_MS)
    }).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
}

export {}
