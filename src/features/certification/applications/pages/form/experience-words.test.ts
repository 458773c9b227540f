import { expect, test } from 'vitest'
import { experienceWords } from './experience-words.ts'

const NOTHING = {
  min_dokumen_amdal: 0,
  min_pengalaman_tahun: 0,
  wajib_atpa: false,
  persyaratan: [{ nama: 'KTP', wajib: true }],
}

test('a scheme that demands nothing of experience says so', () => {
  expect(experienceWords(NOTHING)).toMatch(/^Skema ini tidak mensyaratkan pengalaman\./)
})

test.each([
  [{ min_dokumen_amdal: 3 }, 'Skema ini mensyaratkan paling sedikit 3 dokumen Amdal yang Anda susun.'],
  [{ min_pengalaman_tahun: 2 }, 'Skema ini mensyaratkan pengalaman 2 tahun menyusun Amdal.'],
  [{ wajib_atpa: true }, 'Skema ini mensyaratkan sertifikat ATPA yang berlaku.'],
  [
    { min_dokumen_amdal: 3, min_pengalaman_tahun: 2, wajib_atpa: true },
    'Skema ini mensyaratkan paling sedikit 3 dokumen Amdal yang Anda susun, pengalaman 2 tahun menyusun Amdal dan sertifikat ATPA yang berlaku.',
  ],
])('what is demanded is said: %o', (asked, words) => {
  expect(experienceWords({ ...NOTHING, ...asked })).toBe(words)
})

test('a mandatory certificate or portfolio among the files is never called no demand', () => {
  const persyaratan = ['Sertifikat ATPA', 'Portofolio dokumen Amdal'].map((nama) => ({ nama, wajib: true }))
  const words = experienceWords({ ...NOTHING, persyaratan })
  expect(words).not.toContain('tidak mensyaratkan')
  expect(words).toContain('Pada langkah Berkas diminta Sertifikat ATPA dan Portofolio dokumen Amdal.')
  expect(experienceWords({ ...NOTHING, persyaratan: persyaratan.map((one) => ({ ...one, wajib: false })) })).toContain(
    'tidak mensyaratkan',
  )
})
