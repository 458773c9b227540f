import type { ReactNode } from 'react'

/** Labelled facts, one under the other. */
export function Facts({ items }: { items: { label: string; value: ReactNode }[] }) {
  return (
    <dl data-figures className="divide-y divide-line">
      {items.map(({ label, value }) => (
        <div key={label} className="py-3 first:pt-0 last:pb-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="mt-0.5 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
