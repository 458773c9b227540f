import { expect, test } from 'vitest'
import { userNavigation } from './user-navigation.ts'

const labels = (no_sertifikasi: string | null) => userNavigation({ no_sertifikasi }).map(({ label }) => label)

test('everybody sees Dashboard and Sertifikasi', () => {
  expect(labels(null)).toEqual(['Dashboard', 'Sertifikasi'])
  expect(labels('')).toEqual(['Dashboard', 'Sertifikasi'])
})

test('holders of a certificate number see their duties too', () => {
  expect(labels('0042/KTPA/LSK-XX/III/2025')).toEqual([
    'Dashboard',
    'Sertifikasi',
    'Pelaporan Kinerja',
    'Pemeliharaan Kompetensi',
    'Evaluasi',
  ])
})
