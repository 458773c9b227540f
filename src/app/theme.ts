// A classic script of its own, before the first paint: no import, no export, nothing but the stored choice.
declare global {
  interface Window {
    /** '' follows the system. */
    setTheme?: (theme: '' | 'amdal' | 'amdal-malam') => void
  }
}

{
  const key = 'tema'
  const apply = (theme: string | null) => {
    if (theme === 'amdal' || theme === 'amdal-malam') document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
  }
  window.setTheme = (theme) => {
    apply(theme)
    try {
      localStorage.setItem(key, theme)
    } catch {
      // Storage may be closed to us: the choice then lasts as long as the page.
    }
  }
  try {
    apply(localStorage.getItem(key))
  } catch {
    // As above.
  }
}

export {}
