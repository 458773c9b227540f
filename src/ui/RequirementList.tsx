import type { ReactNode } from 'react'
import { own, t } from './words.tsx'

interface Item {
  nama: string
  keterangan: string
  wajib: boolean
}

interface Props {
  items: Item[]
  /** What stands below an entry. */
  below?: (item: Item) => ReactNode
}

/** The requirements of a scheme for an applicant; each entry says if it is mandatory. */
export function RequirementList({ items, below }: Props) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.nama} className="py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{own(item.nama)}</span>
            <span className="text-muted text-sm">{t(item.wajib ? 'Wajib' : 'Bila ada')}</span>
          </p>
          {item.keterangan && <p className="mt-1 text-muted text-sm">{own(item.keterangan)}</p>}
          {below?.(item)}
        </li>
      ))}
    </ul>
  )
}
