import type { BrowserContext } from 'playwright-core'

/** The counts of a person's clicks, taps, choices and keys on controls, and of the fields they typed into. */
export interface Hands {
  readonly clicks: number
  readonly fields: number
  /** Counts a click outside of the site, such as one on a link in a mail. */
  click: () => void
}

declare global {
  interface Window {
    noteHands: (kind: 'click' | 'field', what: string) => void
  }
}

/** Runs in each page: what a person did, not what a program did to it. */
function watch(): void {
  const controls = 'a, button, summary, label, input, select, textarea, [role=combobox], [role=option]'
  const control = (target: EventTarget | null) => (target instanceof Element ? target.closest(controls) : null)
  const isTyped = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'submit', 'button'].includes(element.type))
  const nameOf = (element: Element) =>
    `${location.pathname}${location.search} ${element.getAttribute('name') ?? element.id}`
  addEventListener(
    'pointerdown',
    ({ isTrusted, target }) => {
      // Whoever clicks into a field does so to type: the field is counted instead.
      if (isTrusted && control(target) && !isTyped(control(target))) window.noteHands('click', '')
    },
    true,
  )
  addEventListener(
    'keydown',
    ({ isTrusted, key, target }) => {
      if (isTrusted && (key === 'Enter' || key === ' ') && control(target) && !isTyped(control(target)))
        window.noteHands('click', '')
    },
    true,
  )
  addEventListener(
    'change',
    ({ target }) => {
      const isChosen =
        target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file')
      if (isChosen) window.noteHands('click', '')
    },
    true,
  )
  addEventListener(
    'input',
    ({ target }) => {
      const element = target instanceof Element ? target : null
      if (isTyped(element)) window.noteHands('field', nameOf(element))
    },
    true,
  )
}

/** Counts from now on what is done by hand in every page of a visitor. */
export async function countClicks(context: BrowserContext): Promise<Hands> {
  let clicks = 0
  const fields = new Set<string>()
  await context.exposeBinding('noteHands', (_source, kind: 'click' | 'field', what: string) => {
    if (kind === 'click') clicks += 1
    else fields.add(what)
  })
  await context.addInitScript(watch)
  return {
    get clicks() {
      return clicks
    },
    get fields() {
      return fields.size
    },
    click: () => {
      clicks += 1
    },
  }
}
