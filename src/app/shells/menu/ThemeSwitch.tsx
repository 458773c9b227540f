import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const CHOICES = [
  { theme: '', label: 'Tema mengikuti perangkat', icon: Monitor },
  { theme: 'amdal', label: 'Tema terang', icon: Sun },
  { theme: 'amdal-malam', label: 'Tema gelap', icon: Moon },
] as const

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const chosenTheme = (): string => document.documentElement.dataset.theme ?? ''

/** Light, dark, or as the device says; theme.ts remembers it. */
export function ThemeSwitch() {
  const current = useSyncExternalStore(subscribe, chosenTheme, () => '')
  return (
    <fieldset className="needs-js inline-flex rounded-full border border-line p-0.5">
      <legend className="sr-only">Tema warna</legend>
      {CHOICES.map(({ theme, label, icon: Icon }) => (
        <button
          key={theme}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={theme === current}
          onClick={() => window.setTheme?.(theme)}
          className="grid size-7 cursor-pointer place-items-center rounded-full text-muted hover:text-primary aria-pressed:bg-primary aria-pressed:text-primary-content"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </fieldset>
  )
}
