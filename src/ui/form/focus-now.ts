/** As a ref: what appears takes the focus, itself or by its first button. */
export const focusNow = (element: HTMLElement | null): void => {
  const target = element?.hasAttribute('tabindex') ? element : element?.querySelector('button')
  target?.focus()
}
