import { describe, expect, test } from 'vitest'
import { day } from '../../../../../lib/day.ts'
import type { HolderCertificate } from '../../../certificates/own-certificates-contract.ts'
import type { Requirement } from '../../form/contract.ts'
import { FINAL, STAGE_NAMES, type Stage } from '../../rules.ts'
import { type Acting, type Around, actionFor as actionAround } from './next-action.ts'

const acting = (tahap: Stage, more: Partial<Acting> = {}): Acting => ({
  id: 7,
  schedule_id: 31,
  tahap,
  due_at: '2026-11-28T16:59:59Z',
  target: null,
  ditawarkan: false,
  urutan_tunggu: null,
  catatan: null,
  bukti_ditolak: false,
  tanggal_uji: '2026-12-03',
  persyaratan: [],
  ...more,
})

const around: Around = { today: day('2026-11-20'), appealUntil: null, ownCertificate: undefined }

const actionFor = (application: Acting) => actionAround(application, around)

const requirement = (nama: string, status: Requirement['status']): Requirement => ({
  nama,
  keterangan: '',
  wajib: true,
  berkas: null,
  catatan_pemohon: '',
  pelatihan: null,
  status,
  catatan: null,
  boleh_diganti: status === 'perlu_perbaikan',
})

const FORM = '/user/sertifikasi/daftar/31'

test.each<[Stage, string]>([
  ['draft', FORM],
  ['perlu_perbaikan', FORM],
  ['menunggu_pembayaran', '/user/sertifikasi/saya/7/invoice'],
])('at %s it is one’s own turn: there is a way to do it, and until when', (tahap, address) => {
  const { text, link } = actionFor(acting(tahap))
  expect(link?.to).toBe(address)
  expect(text).toContain('28 November 2026 pukul 23.59 WIB')
})

test.each(STAGE_NAMES)('at %s something is said of what is next', (tahap) => {
  const { title, text } = actionFor(acting(tahap))
  expect([title, text]).not.toContain('')
  expect(text).toMatch(/\.$/)
})

test.each(FINAL)('the end %s asks for nothing by a date', (tahap) => {
  expect(actionFor(acting(tahap)).text).not.toContain('2026')
})

describe('a correction', () => {
  test('names the documents that were marked, and leads to them', () => {
    const persyaratan = [
      requirement('KTP', 'sesuai'),
      requirement('Ijazah', 'perlu_perbaikan'),
      requirement('CV', 'perlu_perbaikan'),
    ]
    const { title, link } = actionFor(acting('perlu_perbaikan', { persyaratan }))
    expect([title, link?.to]).toEqual(['Perbaiki Ijazah, CV', `${FORM}?langkah=berkas`])
  })

  test('says why, in the office’s words', () => {
    expect(actionFor(acting('perlu_perbaikan', { catatan: 'Ijazah terpotong.' })).text).toMatch(/^Ijazah terpotong\. /)
  })
})

test('an offered seat is called so, and the place in the line is named', () => {
  expect(actionFor(acting('draft', { ditawarkan: true })).title).toBe('Kursi tersedia untuk Anda')
  expect(actionFor(acting('daftar_tunggu', { urutan_tunggu: 3 })).text).toContain('Urutan Anda 3')
})

test('an exam without a date yet is spoken of without one', () => {
  expect(actionFor(acting('terjadwal', { tanggal_uji: null })).title).toBe('Anda terdaftar sebagai peserta')
})

test.each([
  ['2026-11-20', '13 hari lagi. '],
  ['2026-12-02', 'Besok. '],
  ['2026-12-03', 'Hari ini. '],
  ['2026-12-04', 'Periksa'],
])('on %s the coming exam is told with "%s", and the way to the card', (today, words) => {
  const { text, link } = actionAround(acting('terjadwal'), { ...around, today: day(today) })
  expect(text.startsWith(words)).toBe(true)
  expect([link?.label, link?.to]).toEqual(['Lihat jadwal dan kartu', '/user/sertifikasi/saya/7?tab=jadwal'])
})

test('who is not yet competent reads until when an appeal can be filed, and of the re-test afterwards', () => {
  const appealUntil = '2026-12-10T16:59:59Z'
  expect(actionAround(acting('belum_kompeten'), { ...around, appealUntil }).text).toContain(
    'banding sampai 10 Desember 2026 pukul 23.59 WIB',
  )
  expect(actionFor(acting('belum_kompeten')).text).toContain('uji ulang')
})

describe('an issued certificate', () => {
  const window = { mulai: '2026-06-23', valid_until: '2026-12-20', tenggang: '2027-03-20' }
  const ownCertificate = (more: Partial<HolderCertificate>): HolderCertificate => ({
    id: 1,
    no_sertifikasi: '0001/ATPA',
    no_registrasi: null,
    kualifikasi: 'ATPA',
    skema: 'Sertifikasi Contoh',
    nama: 'Wulan Contoh',
    valid_from: '2023-12-20',
    valid_until: '2026-12-20',
    status_sertifikat: 'aktif',
    status_label: 'Aktif',
    frozen_until: null,
    user_training_id: 7,
    no_sertifikasi_pengganti: null,
    renewal_id: null,
    perpanjangan: { ...window, keadaan: 'belum_dibuka' },
    kurang: [],
    pemeriksaan: { tiga_puluh_hari: 0, dua_belas_bulan: 0, ditampilkan: 0 },
    surat: [],
    ...more,
  })
  const renewable = (keadaan: 'terbuka' | 'tenggang' | 'lewat') => ({ perpanjangan: { ...window, keadaan } })
  const CERTIFICATE = '/user/sertifikasi/saya/7?tab=sertifikat'
  const RENEWALS = '/user/sertifikasi/daftar?kategori=Perpanjangan'

  test.each<[string, Partial<HolderCertificate>, string, string]>([
    ['in force', {}, 'Sertifikat sudah terbit', CERTIFICATE],
    [
      'being renewed',
      { ...renewable('terbuka'), renewal_id: 9 },
      'Perpanjangan sedang berjalan',
      '/user/sertifikasi/saya/9',
    ],
    ['that can be renewed', renewable('terbuka'), 'Perpanjang sertifikat Anda', RENEWALS],
    ['suspended', { status_sertifikat: 'dibekukan', ...renewable('terbuka') }, 'Sertifikat dibekukan', CERTIFICATE],
    ['withdrawn', { status_sertifikat: 'dicabut', perpanjangan: null }, 'Sertifikat dicabut', CERTIFICATE],
    ['replaced', { status_sertifikat: 'diganti', perpanjangan: null }, 'Sertifikat sudah diganti', CERTIFICATE],
    ['in grace', { status_sertifikat: 'kedaluwarsa', ...renewable('tenggang') }, 'Sertifikat berakhir pada', RENEWALS],
    [
      'past its grace',
      { status_sertifikat: 'kedaluwarsa', ...renewable('lewat') },
      'Sertifikat berakhir pada',
      '/user/sertifikasi/daftar',
    ],
    ['renewed', { status_sertifikat: 'kedaluwarsa', perpanjangan: null }, 'Sertifikat berakhir pada', CERTIFICATE],
  ])('%s is told as what it is, with the way on', (_state, more, title, address) => {
    const action = actionAround(acting('diterbitkan'), { ...around, ownCertificate: ownCertificate(more) })
    expect([action.title, action.link?.to]).toEqual([expect.stringContaining(title), address])
  })
})
