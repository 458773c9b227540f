import { expect, test } from 'vitest'
import type { UserTraining } from '../contract.ts'
import { isFinal, STAGES, type Stage, statusOf } from '../rules.ts'
import { nextStep } from './next-step.ts'

const at = (tahap: Stage, id = 1): UserTraining => ({
  id,
  user_training_id: id,
  category: { name: 'KTPA' },
  name: 'Sertifikasi Ketua Tim Penyusun Amdal',
  pelaksanaan: '2 hari',
  tanggal_uji: '2026-12-03',
  status: statusOf(tahap),
  tahap,
  tahap_label: STAGES[tahap].label,
  is_final: isFinal(tahap),
  no_sertifikasi: null,
  batas: null,
})

test('without a certification the first one is due', () => {
  expect(nextStep([])).toMatchObject({ title: 'Ajukan sertifikasi pertama Anda', about: undefined })
})

test.each<[Stage, string | undefined]>([
  ['diajukan', undefined],
  ['perlu_perbaikan', 'Perbaiki permohonan Anda'],
  ['menunggu_pembayaran', 'Bayar biaya pendaftaran'],
  ['menunggu_konfirmasi', undefined],
  ['terjadwal', 'Uji kompetensi pada 3 Desember 2026'],
  ['menunggu_keputusan', undefined],
  ['diterbitkan', undefined],
])('at %s the next step is: %s', (tahap, title) => {
  expect(nextStep([at(tahap)])?.title).toBe(title)
})

test('a correction comes before a coming exam', () => {
  expect(nextStep([at('terjadwal', 1), at('perlu_perbaikan', 2)])?.about?.user_training_id).toBe(2)
})
