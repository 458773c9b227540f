import { expect, test } from 'vitest'
import { day } from '../../../../lib/day.ts'
import type { UserTraining } from '../../../certification/applications/contract.ts'
import { targetWords } from '../../../certification/applications/parts/target-words.ts'
import { isFinal, STAGES, type Stage, statusOf } from '../../../certification/applications/rules.ts'
import type { HolderCertificate } from '../../../certification/certificates/own-certificates-contract.ts'
import type { ExamOnScreen } from '../../../certification/sittings/contract.ts'
import { examActions, renewalActions, restingAction, runningActions, todaysExams } from './dashboard-action.ts'

const TODAY = day('2026-11-20')

const steps = (applications: UserTraining[], drafts: UserTraining[] = []) => {
  const running = runningActions(applications, TODAY, drafts)
  const resting = running.length > 0 ? undefined : restingAction(applications, TODAY)
  return resting ? [resting] : running
}
const dashboardAction = (applications: UserTraining[]) => steps(applications)[0]

const at = (tahap: Stage, id = 1): UserTraining => ({
  id,
  user_training_id: id,
  schedule_id: 100 + id,
  category: { name: 'KTPA' },
  name: 'Sertifikasi Ketua Tim Penyusun Amdal',
  pelaksanaan: '2 hari',
  tanggal_uji: '2026-12-03',
  status: statusOf(tahap),
  tahap,
  tahap_label: STAGES[tahap].label,
  is_final: isFinal(tahap),
  no_sertifikasi: null,
  status_sertifikat: null,
  due_at: null,
  target: null,
  bukti_ditolak: false,
})

test('without a certification the first one is due', () => {
  expect(dashboardAction([])).toMatchObject({
    address: '/user/sertifikasi/daftar',
    title: 'Ajukan sertifikasi pertama Anda',
  })
})

test.each<[Stage, string | undefined, string | undefined]>([
  ['draft', 'Kursi tersedia untuk Anda', '/user/sertifikasi/daftar/101'],
  ['daftar_tunggu', STAGES.daftar_tunggu.label, '/user/sertifikasi/saya/1'],
  ['diajukan', STAGES.diajukan.label, '/user/sertifikasi/saya/1'],
  ['perlu_perbaikan', 'Perbaiki permohonan Anda', '/user/sertifikasi/daftar/101'],
  ['menunggu_pembayaran', 'Bayar biaya pendaftaran', '/user/sertifikasi/saya/1/invoice'],
  ['menunggu_konfirmasi', STAGES.menunggu_konfirmasi.label, '/user/sertifikasi/saya/1'],
  ['terjadwal', 'Uji kompetensi pada 3 Desember 2026', '/user/sertifikasi/saya/1?tab=jadwal'],
  ['menunggu_keputusan', STAGES.menunggu_keputusan.label, '/user/sertifikasi/saya/1'],
  ['belum_kompeten', 'Hasil uji: belum kompeten', '/user/sertifikasi/saya/1?tab=hasil'],
  ['diterbitkan', undefined, undefined],
])('at %s what is next is "%s", done at %s', (tahap, title, address) => {
  const action = dashboardAction([at(tahap)])
  expect([action?.title, action?.address]).toEqual([title, address])
})

test('the deadline stands in the words', () => {
  const due_at = '2026-11-28T16:59:59Z'
  expect(dashboardAction([{ ...at('menunggu_pembayaran'), due_at }])?.text).toContain('sebelum 28 November 2026')
  expect(dashboardAction([at('menunggu_pembayaran')])?.text).not.toContain('sebelum')
})

test('a correction comes before a coming exam', () => {
  expect(dashboardAction([at('terjadwal', 1), at('perlu_perbaikan', 2)])?.address).toBe('/user/sertifikasi/daftar/102')
})

test('a coming exam is told with the days that are left', () => {
  expect(dashboardAction([at('terjadwal')])?.text).toMatch(/^13 hari lagi\. /)
})

test('whoever waits for the office is told its target, and honestly when that is past', () => {
  const waiting = dashboardAction([{ ...at('diajukan'), target: '2026-11-27' }])
  expect(waiting?.text).toBe(
    'Sertifikasi Ketua Tim Penyusun Amdal. Petugas menargetkan selesai paling lambat 27 November 2026.',
  )
  expect(waiting?.ownTurn).toBe(false)
  expect(targetWords('2026-11-20', TODAY)).toContain('paling lambat 20 November 2026')
  expect(targetWords('2026-11-19', TODAY)).toContain('19 November 2026, sudah lewat')
  expect(targetWords(null, TODAY)).toBeUndefined()
})

test('every draft and running application is listed, one’s own turn first', () => {
  const all = steps([at('diajukan', 1), at('terjadwal', 2), at('diterbitkan', 3)], [at('draft', 4), at('draft', 5)])
  expect(all.map(({ address }) => address)).toEqual([
    '/user/sertifikasi/saya/2?tab=jadwal',
    '/user/sertifikasi/daftar/104',
    '/user/sertifikasi/daftar/105',
    '/user/sertifikasi/saya/1',
  ])
})

test('a draft is what is next before anything else was sent, and never hidden behind "ajukan pertama"', () => {
  const draft = { ...at('draft', 4), due_at: '2026-11-21T16:59:59Z' }
  const [action] = steps([], [draft])
  expect([action?.title, action?.address]).toEqual(['Lanjutkan permohonan Anda', '/user/sertifikasi/daftar/104'])
  expect(action?.text).toContain('sebelum 21 November 2026 pukul 23.59 WIB')
  expect(steps([at('menunggu_pembayaran')], [draft])[0]?.title).toBe('Bayar biaya pendaftaran')
  expect(steps([at('diajukan')], [draft])[0]?.title).toBe('Lanjutkan permohonan Anda')
})

test('a refused proof is said where payment is due', () => {
  const action = dashboardAction([{ ...at('menunggu_pembayaran'), bukti_ditolak: true }])
  expect(action?.title).toBe('Bukti pembayaran ditolak')
  expect(action?.address).toBe('/user/sertifikasi/saya/1/invoice')
})

const certificate = (valid_until: string, more: Partial<HolderCertificate> = {}): HolderCertificate => ({
  id: 1,
  no_sertifikasi: `${valid_until}/KTPA`,
  no_registrasi: null,
  kualifikasi: 'KTPA',
  skema: 'Sertifikasi Ketua Tim Penyusun Amdal',
  nama: 'Wulan Contoh',
  valid_from: '2024-01-01',
  valid_until,
  status_sertifikat: 'akan_berakhir',
  status_label: 'Akan berakhir',
  frozen_until: null,
  user_training_id: 7,
  no_sertifikasi_pengganti: null,
  renewal_id: null,
  perpanjangan: { mulai: '2026-06-01', valid_until, tenggang: '2027-06-01', keadaan: 'terbuka' },
  kurang: [],
  pemeriksaan: { tiga_puluh_hari: 0, dua_belas_bulan: 0, ditampilkan: 0 },
  surat: [],
  ...more,
})

test('a renewal that is open is due, the certificate that ends first at the top', () => {
  const actions = renewalActions([certificate('2027-02-01'), certificate('2026-12-31')])
  expect(actions.map(({ title }) => title)).toEqual([
    'Perpanjang sertifikat 2026-12-31/KTPA',
    'Perpanjang sertifikat 2027-02-01/KTPA',
  ])
  expect(actions[0]).toMatchObject({
    text: expect.stringContaining('Dapat diajukan sampai 31 Desember 2026.'),
    address: '/user/sertifikasi/daftar?kategori=Perpanjangan',
    action: 'Perpanjang',
    ownTurn: true,
  })
})

const PERIOD = { mulai: '2026-06-01', valid_until: '2026-12-31', tenggang: '2027-06-01' }

test.each<[string, Partial<HolderCertificate>, number]>([
  ['is not open yet', { perpanjangan: { ...PERIOD, keadaan: 'belum_dibuka' } }, 0],
  ['is late and still possible', { perpanjangan: { ...PERIOD, keadaan: 'tenggang' } }, 1],
  ['is past', { perpanjangan: { ...PERIOD, keadaan: 'lewat' } }, 0],
  ['runs', { renewal_id: 9 }, 0],
  ['waits for the certificate to be restored', { frozen_until: '2027-03-01' }, 0],
  ['is done', { perpanjangan: null, no_sertifikasi_pengganti: '0002/KTPA' }, 0],
])('of a renewal that %s, what is due is told', (_name, more, count) => {
  expect(renewalActions([certificate('2026-12-31', more)])).toHaveLength(count)
})

const EXAM = { user_training_id: 7, skema: 'Skema Contoh', jam: '08.00–10.00 WIB', menit: 60, pengerjaan: null }
const sitting = (status: NonNullable<ExamOnScreen['pengerjaan']>['status']) => ({
  pengerjaan: { id: 1, status, tanda_terima: null },
})

test.each<[string, Partial<ExamOnScreen>, number]>([
  ['has not begun', {}, 1],
  ['goes on', sitting('berjalan'), 1],
  ['is handed in', sitting('ditutup'), 0],
  ['is written on paper', { menit: null }, 0],
])('an exam of today that %s', (_name, more, count) => {
  const actions = examActions([{ ...EXAM, ...more } as ExamOnScreen])
  expect(actions.map(({ address }) => address)).toEqual(Array(count).fill('/user/ujian/7'))
})

test('an exam on screen is asked for on its day, and while it is sat', () => {
  const on = (tanggal_uji: string) => ({ ...at('terjadwal'), tanggal_uji }) as UserTraining
  const asked = todaysExams([on(TODAY), on('2026-11-21'), at('diuji'), at('diajukan')], TODAY)
  expect(asked.map(({ tahap }) => tahap)).toEqual(['terjadwal', 'diuji'])
})
