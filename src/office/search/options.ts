import { capital } from '../../lib/text/capital.ts'
import type { Answer } from '../calls/client.ts'
import { shortDay } from '../display/moment.ts'
import type { MenuGroup } from '../layout/menu-groups.ts'
import { pathOf } from '../layout/paths.ts'

/** Something to go to. */
export interface SearchOption {
  id: string
  group: string
  title: string
  note: string
  /** Within the office. */
  to: string
}

type Hit = Answer<'searchOffice'>[number]

const GROUPS: Record<Hit['grup'], string> = {
  orang: 'Orang',
  permohonan: 'Permohonan',
  invoice: 'Invoice',
  sertifikat: 'Sertifikat',
  jadwal: 'Jadwal',
}

/** The screens that a person may open in whose names every word stands. */
export function screenOptions(menu: readonly MenuGroup[], typed: string): SearchOption[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const screens = menu.flatMap(({ name: group, entries }) =>
    entries.map((entry) => ({ name: entry.name, label: entry.label, note: group, to: pathOf(entry) })),
  )
  const desk = { name: '', label: 'meja kerja', note: '', to: '/' }
  return [desk, ...screens]
    .filter(({ label, note }) => words.every((word) => `${label} ${note}`.toLowerCase().includes(word)))
    .map(({ name, label, note, to }) => ({ id: `layar/${name}`, group: 'Layar', title: capital(label), note, to }))
}

/** How a record of a resource is opened; undefined where this person cannot. */
export type RecordPath = (resource: string, id: number) => string | undefined

/** Returns the server's hits as options, without those that this person cannot open. */
export const hitOptions = (hits: readonly Hit[], pathOf: RecordPath): SearchOption[] =>
  hits.flatMap((hit) => {
    const to = pathOf(hit.grup, hit.id)
    const { nomor, no_sertifikasi, nama, email, skema, tuk, tanggal_uji } = hit
    const number = nomor ?? no_sertifikasi
    const title = number ?? nama ?? skema ?? String(hit.id)
    const note = [number && nama, email, tuk, tanggal_uji && shortDay(tanggal_uji)].filter(Boolean).join(', ')
    return to === undefined ? [] : [{ id: `${hit.grup}/${hit.id}`, group: GROUPS[hit.grup], title, note, to }]
  })
