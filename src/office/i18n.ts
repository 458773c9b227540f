import polyglot from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { capital } from '../lib/text/capital.ts'
import { messages } from './messages.ts'
import type { OfficeResource } from './office-resource.ts'

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

/** The titles that end in a record's name, as they are until it is there, or where it has none. */
const WITHOUT_NAME = {
  'ra.page.show': '%{name}',
  'ra.page.edit': 'Ubah %{name}',
  'ra.message.delete_title': 'Hapus %{name}',
}

/** react-admin's own words and, for each resource, the names of it and of its fields. */
export function i18nFor(resources: OfficeResource[]): I18nProvider {
  const entries = resources.map(({ name, label, fields }) => [
    name,
    { name: capital(label), fields: { ...COMMON_FIELDS, ...fields } },
  ])
  const all = { ...messages, tanpa_nama: WITHOUT_NAME, resources: Object.fromEntries(entries) }
  const i18n = polyglot(() => all, 'id', [{ locale: 'id', name: 'Bahasa Indonesia' }], { allowMissing: true })
  return {
    ...i18n,
    translate: (key, options = {}) => {
      const isNameless = key in WITHOUT_NAME && !options.recordRepresentation
      return i18n.translate(isNameless ? `tanpa_nama.${key}` : key, options)
    },
  }
}
