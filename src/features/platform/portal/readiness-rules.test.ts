import { describe, expect, test } from 'vitest'
import {
  itemsFor,
  openingBlockers,
  READINESS_KEYS,
  type ReadinessFacts,
  type ReadinessKey,
  readinessOf,
} from './readiness-rules.ts'

const WORKERS = { verifikasi: 2, keuangan: 2, keputusan: 2, pengaduan: 2, konten: 2, pengguna: 2, mutu: 2 }
// Nobody waits for those who only read figures, nor for those who keep the bank of items.
const EVERYBODY = { ...WORKERS, laporan: 1, soal: 0, ujian: 0 }

const READY: ReadinessFacts = {
  nama_lembaga: 'LSK Contoh',
  nama_singkat: 'LSK-C',
  dasar_hukum: 'Registrasi LSK nomor 1',
  alamat: 'Jalan Contoh 1',
  email: 'halo@example.com',
  phone: '021-1',
  logo: 'logo.webp',
  account_count: 1,
  tanpa_rekening: false,
  mail_arrived: true,
  mail_leaves: true,
  format_nomor_sertifikat: '{urut}/{kualifikasi}/LSK-C/{tahun}',
  penandatangan_sertifikat: 'Kepala Contoh',
  holiday_years: 2,
  secured_administrators: 1,
  administrators: 6,
  published_schemes: 1,
  schemes_with_regulation: 1,
  venues: 1,
  checked_venues: 1,
  examiners: 2,
  jumlah_penguji: 2,
  open_schedules: 1,
  published_legal_pages: 3,
  has_backup: true,
  staff: EVERYBODY,
}

const openItems = (more: Partial<ReadinessFacts>): ReadinessKey[] =>
  readinessOf({ ...READY, ...more })
    .filter(({ done }) => !done)
    .map(({ key }) => key)

describe('the readiness of a portal', () => {
  test('is whole when nothing is missing', () => {
    expect(openItems({})).toEqual([])
  })

  test.each<[ReadinessKey, Partial<ReadinessFacts>]>([
    ['lembaga', { nama_lembaga: '' }],
    ['lembaga', { nama_singkat: ' ' }],
    ['lembaga', { dasar_hukum: '' }],
    ['lembaga', { alamat: '' }],
    ['lembaga', { email: '' }],
    ['lembaga', { phone: '' }],
    ['dua_faktor', { secured_administrators: 0 }],
    ['panel_banding', { administrators: 5 }],
    ['surat', { mail_arrived: false }],
    ['server_surat', { mail_leaves: false }],
    ['logo', { logo: null }],
    ['rekening', { account_count: 0 }],
    ['penandatangan', { penandatangan_sertifikat: 'Direktur Lembaga' }],
    ['penandatangan', { format_nomor_sertifikat: '{urut}/{kualifikasi}/LSK-XX/{bulan}/{tahun}' }],
    ['hari_libur', { holiday_years: 1 }],
    ['skema', { schemes_with_regulation: 0 }],
    ['tuk', { venues: 0, checked_venues: 0 }],
    ['tuk', { checked_venues: 0 }],
    ['penguji', { examiners: 1 }],
    ['jadwal', { open_schedules: 0 }],
    ['halaman_hukum', { published_legal_pages: 2 }],
    ['cadangan', { has_backup: false }],
    ['orang_kedua', { staff: { ...EVERYBODY, keputusan: 1 } }],
  ])('lacks %s with %o', (key, more) => {
    expect(openItems(more)).toEqual([key])
  })

  test('does without a bank account where the body decided so', () => {
    expect(openItems({ account_count: 0, tanpa_rekening: true })).toEqual([])
  })

  test('asks for as many examiners as examine one candidate', () => {
    expect([openItems({ jumlah_penguji: 3 }), openItems({ jumlah_penguji: 1, examiners: 1 })]).toEqual([
      ['penguji'],
      [],
    ])
  })

  test('names what is missing', () => {
    const items = readinessOf({ ...READY, alamat: '', phone: '', staff: { ...EVERYBODY, keuangan: 1, keputusan: 0 } })
    const detail = (wanted: ReadinessKey) => items.find(({ key }) => key === wanted)?.detail
    expect(detail('lembaga')).toBe('Belum diisi: alamat, nomor telepon.')
    expect(detail('orang_kedua')).toBe('Baru satu orang: keuangan, keputusan.')
  })

  test('only the body, the second factor and a mail that arrived keep the portal closed', () => {
    const nothing = readinessOf({
      ...READY,
      nama_lembaga: '',
      account_count: 0,
      mail_arrived: false,
      mail_leaves: false,
      holiday_years: 0,
      secured_administrators: 0,
      administrators: 0,
      schemes_with_regulation: 0,
      venues: 0,
      checked_venues: 0,
      examiners: 0,
      open_schedules: 0,
      published_legal_pages: 0,
      has_backup: false,
      logo: null,
      penandatangan_sertifikat: 'Direktur Lembaga',
      staff: { ...EVERYBODY, konten: 0 },
    })
    expect(nothing.filter(({ done }) => !done)).toHaveLength(READINESS_KEYS.length)
    expect(openingBlockers(nothing).map(({ key }) => key)).toEqual(['lembaga', 'dua_faktor', 'surat'])
  })
})

describe('what a person is asked to do', () => {
  test('is only what their permissions let them do', () => {
    const keys = (permissions: string[]) => itemsFor(readinessOf(READY), permissions).map(({ key }) => key)
    expect(keys([])).toEqual(['dua_faktor'])
    expect(keys(['keuangan'])).toEqual(['dua_faktor', 'rekening'])
    expect(keys(['konten', 'keuangan', 'pengguna'])).toEqual([...READINESS_KEYS])
  })
})
