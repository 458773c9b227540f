import polyglot from 'ra-i18n-polyglot'
import { messages } from './messages.ts'
import type { OfficeResource } from './office-resource.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Fields that stand on many records. */
const COMMON_FIELDS = {
  q: 'Cari',
  id: 'No.',
  urutan: 'Urutan',
  name: 'Nama',
  version: 'Versi simpanan',
  created_at: 'Dibuat',
  updated_at: 'Diubah',
  published_at: 'Terbit',
  submitted_at: 'Diajukan',
  decided_at: 'Diputus',
  closed_at: 'Ditutup',
  terlambat: 'Terlambat',
  skema: 'Skema',
  penyelenggara: 'Penyelenggara',
  zona_waktu: 'Zona waktu',
}

/** react-admin's own words and, for each resource, the names of it and of its fields. */
export function i18nFor(resources: OfficeResource[]) {
  const entries = resources.map(({ name, label, fields }) => [
    name,
    { name: capital(label), fields: { ...COMMON_FIELDS, ...fields } },
  ])
  const all = { ...messages, resources: Object.fromEntries(entries) }
  return polyglot(() => all, 'id', [{ locale: 'id', name: 'Bahasa Indonesia' }], { allowMissing: true })
}
