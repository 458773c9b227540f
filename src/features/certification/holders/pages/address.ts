import { isDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import type { CertificateState } from '../../certificates/rules.ts'

/** The parts of the page; each is an address of its own. */
export const PARTS = {
  cari: 'Cari atau periksa',
  nomor: 'Periksa nomor',
  tim: 'Cek komposisi tim',
  berkas: 'Periksa berkas',
} as const
export type Part = keyof typeof PARTS

export interface Search {
  search: string
  kualifikasi: string
  provinsi: string
  keahlian: string
  status_sertifikat: CertificateState | ''
  page: number
}

export const noSearch: Search = {
  search: '',
  kualifikasi: '',
  provinsi: '',
  keahlian: '',
  status_sertifikat: '',
  page: 1,
}

export const partIn = (query: URLSearchParams): Part => {
  const given = query.get('bagian') ?? ''
  if (given in PARTS) return given as Part
  // The QR code of a certificate leads to this address.
  return query.has('no_sertifikasi') ? 'nomor' : 'cari'
}

export const partHref = (part: Part): string => (part === 'cari' ? to.holders : `${to.holders}?bagian=${part}`)

export const verdictHref = (nomor: string): string => `${to.holders}?no_sertifikasi=${encodeURIComponent(nomor)}`

export const fileHref = (nomor: string): string => `${partHref('berkas')}&no_sertifikasi=${encodeURIComponent(nomor)}`

const MOST_LETTERS = 100

const textIn = (query: URLSearchParams, name: string): string => (query.get(name) ?? '').trim()

export const numberIn = (query: URLSearchParams): string => textIn(query, 'no_sertifikasi').slice(0, MOST_LETTERS)

/** Reads the search from the address; what makes no sense is left to the server, which says so. */
export const searchIn = (query: URLSearchParams): Search => ({
  search: textIn(query, 'search'),
  kualifikasi: textIn(query, 'kualifikasi'),
  provinsi: textIn(query, 'provinsi'),
  keahlian: textIn(query, 'keahlian'),
  status_sertifikat: textIn(query, 'status_sertifikat') as Search['status_sertifikat'],
  page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
})

/** Returns the address of the search with these changes; default values are left out. */
export function searchHref(search: Search, changes: Partial<Search>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...search, page: 1, ...changes })) {
    if (value !== noSearch[name as keyof Search]) query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${to.holders}?${text}` : to.holders
}

export const isNarrowed = (search: Search): boolean => searchHref(search, {}) !== to.holders

export const teamIn = (query: URLSearchParams) => {
  const tanggal = query.get('tanggal') ?? ''
  return { nomor: query.get('nomor') ?? '', tanggal: isDay(tanggal) ? tanggal : undefined }
}
