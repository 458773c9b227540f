import { useState } from 'react'
import type { MarkDocument } from './CheckDocuments.tsx'
import type { CheckItem } from './MarkList.tsx'

type Found = Pick<CheckItem, 'status' | 'catatan'>

const NOTHING = 'Tulis apa yang perlu diperbaiki.'

/** Marks that stay on the page until what follows from them is saved: these cases are decided as a whole. */
export function usePageMarks<Item extends CheckItem>(given: readonly Item[]) {
  const [marks, setMarks] = useState<Readonly<Record<string, Found>>>({})
  const items = given.map((item) => ({ ...item, ...marks[item.nama] }))

  const mark: MarkDocument<Item> = async ({ nama }, status, catatan) => {
    if (status === 'perlu_perbaikan' && !catatan?.trim()) return { catatan: NOTHING }
    setMarks((now) => ({ ...now, [nama]: { status, catatan } }))
    return undefined
  }

  function markRest(): void {
    const rest = items.filter(({ status }) => status === 'belum_diperiksa')
    const fit = Object.fromEntries(rest.map(({ nama }) => [nama, { status: 'sesuai', catatan: null } as const]))
    setMarks((now) => ({ ...now, ...fit }))
  }

  return { items, mark, markRest }
}
