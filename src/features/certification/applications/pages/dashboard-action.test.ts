import { expect, test } from 'vitest'
import { day } from '../../../../lib/day.ts'
import type { UserTraining } from '../contract.ts'
import { isFinal, STAGES, type Stage, statusOf } from '../rules.ts'
import { dashboardAction as dashboardActionOn } from './dashboard-action.ts'

const dashboardAction = (trainings: UserTraining[]) => dashboardActionOn(trainings, day('2026-11-20'))

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
  ['daftar_tunggu', undefined, undefined],
  ['diajukan', undefined, undefined],
  ['perlu_perbaikan', 'Perbaiki permohonan Anda', '/user/sertifikasi/daftar/101'],
  ['menunggu_pembayaran', 'Bayar biaya pendaftaran', '/user/sertifikasi/saya/1/invoice'],
  ['menunggu_konfirmasi', undefined, undefined],
  ['terjadwal', 'Uji kompetensi pada 3 Desember 2026', '/user/sertifikasi/saya/1?tab=jadwal'],
  ['menunggu_keputusan', undefined, undefined],
  ['belum_kompeten', 'Hasil uji: belum kompeten', '/user/sertifikasi/saya/1?tab=hasil'],
  ['diterbitkan', 'Sertifikat Anda sudah terbit', '/user/sertifikasi/saya/1?tab=sertifikat'],
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

test('a withdrawn certificate is not told as issued', () => {
  expect(dashboardAction([{ ...at('diterbitkan'), status_sertifikat: 'dicabut' }])).toBeUndefined()
})

test('an issued certificate is no news once something newer was applied for', () => {
  expect(dashboardAction([at('diajukan', 2), at('diterbitkan', 1)])).toBeUndefined()
})

test('a draft is what is next before anything else was sent, and never hidden behind "ajukan pertama"', () => {
  const draft = { ...at('draft', 4), due_at: '2026-11-21T16:59:59Z' }
  const action = dashboardActionOn([], day('2026-11-20'), [draft])
  expect([action?.title, action?.address]).toEqual(['Lanjutkan permohonan Anda', '/user/sertifikasi/daftar/104'])
  expect(action?.text).toContain('sebelum 21 November 2026 pukul 23.59 WIB')
  expect(dashboardActionOn([at('menunggu_pembayaran')], day('2026-11-20'), [draft])?.title).toBe(
    'Bayar biaya pendaftaran',
  )
  expect(dashboardActionOn([at('diajukan')], day('2026-11-20'), [draft])?.title).toBe('Lanjutkan permohonan Anda')
})

test('a refused proof is said where payment is due', () => {
  const action = dashboardAction([{ ...at('menunggu_pembayaran'), bukti_ditolak: true }])
  expect(action?.title).toBe('Bukti pembayaran ditolak')
  expect(action?.address).toBe('/user/sertifikasi/saya/1/invoice')
})
