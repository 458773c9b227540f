import { expect, test } from 'vitest'
import { FORM_PAGES, type FormPage } from '../../rules.ts'
import { firstPlace } from './first-place.ts'

const withComplete = (...complete: FormPage[]) => ({
  can: {},
  perpanjangan: null,
  langkah: FORM_PAGES.map((langkah) => ({ langkah, lengkap: complete.includes(langkah), mulai: true, kesalahan: {} })),
})
const join = { join: { boleh: true, label: 'Masuk Daftar Tunggu', kode: null, alasan: null } }

test.each<[string, FormPage[]]>([
  ['pengalaman', []],
  ['asesmen', ['pengalaman', 'berkas']],
  ['berkas', ['jadwal', 'pengalaman', 'asesmen']],
  ['periksa', ['pengalaman', 'asesmen', 'berkas']],
  ['periksa', [...FORM_PAGES]],
])('opens at %s when %j is complete', (place, complete) => {
  expect(firstPlace(withComplete(...complete))).toBe(place)
})

test('passes over experience that nobody asks for', () => {
  const { langkah, ...rest } = withComplete()
  const blank = langkah.map((page) => (page.langkah === 'pengalaman' ? { ...page, mulai: false } : page))
  expect(firstPlace({ ...rest, langkah: blank })).toBe('asesmen')
  const asked = blank.map((page) =>
    page.langkah === 'pengalaman' ? { ...page, kesalahan: { pengalaman: ['Tambahkan dokumen Anda.'] } } : page,
  )
  expect(firstPlace({ ...rest, langkah: asked })).toBe('pengalaman')
})

test('a renewal first tells how it is examined', () => {
  const perpanjangan = {
    no_sertifikasi: 'x',
    valid_until: '2027-01-01',
    terlambat: false,
    metode_uji: [],
    alasan_uji_penuh: [],
  }
  expect(firstPlace({ ...withComplete(), perpanjangan })).toBe('jadwal')
  expect(firstPlace({ ...withComplete('jadwal'), perpanjangan })).toBe('pengalaman')
})

test('opens at the schedule while one can only wait for a seat', () => {
  expect(firstPlace({ ...withComplete(), can: join })).toBe('jadwal')
})
