import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawable } from '../../lib/files/lettering.ts'
import { type BadgeBearer, bearerBadgeSvg } from './bearer-badge.ts'

const BODY = {
  nama_lembaga: 'LSK Contoh & Rekan',
  nama_singkat: 'LSK',
  warna_utama: '#0b5d3b',
  warna_kedua: '#1f7a8c',
  logo: undefined,
}
const BEARER: BadgeBearer = {
  nama: 'Wulan Contoh, S.T.',
  kualifikasi: 'KTPA',
  skema: 'Sertifikasi Ketua Tim Penyusun Amdal',
  no_sertifikasi: '0001/KTPA/LSK-XX/I/2026',
  masa: 'Berlaku sampai 31 Desember 2028',
  title: 'Sertifikat KTPA atas nama "Wulan" & rekan.',
}
const draw = (more: Partial<BadgeBearer> = {}) => bearerBadgeSvg(BODY, 600, { ...BEARER, ...more })

test('the picture of a badge says whose and what it is, also to those who do not see it', () => {
  expect(draw()).toMatch(/^<svg [^>]*role="img"><title>/)
  expect(draw()).toContain('<title>Sertifikat KTPA atas nama &quot;Wulan&quot; &amp; rekan.</title>')
})

test.each([
  ['name', { nama: 'Sri Contoh' }],
  ['scheme', { skema: 'Sertifikasi Anggota Tim' }],
  ['number', { no_sertifikasi: '0002/KTPA/LSK-XX/I/2026' }],
  ['last day', { masa: 'Berlaku sampai 30 Juni 2027' }],
])('its %s is drawn', (_name, more) => {
  const drawn = (svg: string) => svg.replace(/<title>.*<\/title>/, '')
  expect(drawn(draw(more))).not.toBe(drawn(draw()))
})

test.each([
  ['a long name', { nama: 'Raden Ajeng Siti Nurhaliza Kusumaningtyas Wijayakusuma Prawirodirdjo, S.T., M.Si.' }],
  ['a word longer than the line', { nama: 'K'.repeat(60) }],
])('%s stays within the picture, whose height follows the lines', async (_name, more) => {
  const { data, info } = await sharp(Buffer.from(draw(more)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height > 800]).toEqual([600, true])
  const dark = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) < 128
  const rows = Array.from({ length: info.height - 640 }, (_, y) => y + 620)
  expect(rows.some((y) => dark(300, y) || dark(298, y))).toBe(true)
  expect(rows.filter((y) => [4, 12, 587, 595].some((x) => dark(x, y)))).toEqual([])
})

test('a letter that the typeface lacks is drawn without its mark', () => {
  expect(drawable('Nyoman Śrī Müller')).toBe('Nyoman Sri Müller')
  expect(drawable('Ли')).toBe('··')
})
