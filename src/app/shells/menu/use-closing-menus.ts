import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

const openMenus = (root: HTMLElement | null): HTMLDetailsElement[] => [
  ...(root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
]

/** Closes the <details> menus inside an element on a click elsewhere, on Escape, and after a change of page. */
export function useClosingMenus(root: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()

  useEffect(() => {
    if (key) for (const menu of openMenus(root.current)) menu.open = false
  }, [key, root])

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      for (const menu of openMenus(root.current)) {
        if (target instanceof Node && !menu.contains(target)) menu.open = false
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const innermost = openMenus(root.current).at(-1)
      if (!innermost) return
      innermost.open = false
      innermost.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [root])
}
