import type { ReactNode } from 'react'

interface FactsProps {
  items: { label: string; value: ReactNode }[]
  /** Labels stand beside their values where there is room. */
  beside?: boolean
}

/** Labelled facts, one below the other. */
export function Facts({ items, beside = false }: FactsProps) {
  return (
    <dl data-figures className="divide-y divide-line">
      {items.map(({ label, value }) => (
        <div
          key={label}
          className={`py-3 first:pt-0 last:pb-0 ${beside ? 'gap-x-6 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-baseline' : ''}`}
        >
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="mt-0.5 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
