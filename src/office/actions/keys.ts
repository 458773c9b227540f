interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * Returns the pressed keys in the form of aria-keyshortcuts: 'S', 'Shift+S', 'Control+Enter' (on a Mac with the command
 * key).
 */
export function keysOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): string {
  const name = key.length === 1 ? key.toUpperCase() : key
  return [ctrlKey || metaKey ? 'Control' : '', altKey ? 'Alt' : '', shiftKey ? 'Shift' : '', name]
    .filter(Boolean)
    .join('+')
}

/** The button within an element that names these keys as its own; what cannot be pressed has none. */
const buttonOf = (view: Element, pressed: Pressed): HTMLButtonElement | undefined =>
  [...view.querySelectorAll<HTMLButtonElement>('button[aria-keyshortcuts]:not(:disabled)')].find(
    (button) => button.getAttribute('aria-keyshortcuts') === keysOf(pressed),
  )

const FIELDS = 'input, textarea, select, [contenteditable="true"]'

/**
 * Presses the button that names the keys, and says whether there was one. Letters act from a list box alone, where
 * screen readers leave them to the page (WCAG 2.1.4); nothing acts while somebody types, or from a dialog above.
 */
export function pressByKeys(view: Element, target: EventTarget, pressed: Pressed): boolean {
  if (!(target instanceof Element && view.contains(target)) || target.closest(FIELDS)) return false
  const isLetter = pressed.key.length === 1 && !pressed.ctrlKey && !pressed.metaKey
  if (isLetter && !target.closest('[role=listbox]')) return false
  const button = buttonOf(view, pressed)
  button?.click()
  return button !== undefined
}
