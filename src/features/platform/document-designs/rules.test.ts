import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { DESIGNED_KINDS, designState, partsOf, textRefusals, textsOf } from './rules.ts'

describe('the texts of a document', () => {
  test.each(DESIGNED_KINDS)('built in for %s keep to their own rules', (kind) => {
    expect(textRefusals(kind, textsOf(kind))).toEqual({})
  })

  test('are the built-in ones where a design has none, and empty where it says so', () => {
    expect(textsOf('kuitansi', { penutup: '' })).toEqual({ pembuka: '', penutup: '' })
    expect(textsOf('kartu_peserta', { judul: 'Kartu Uji', lain: 'x' })).toEqual({
      ...textsOf('kartu_peserta'),
      judul: 'Kartu Uji',
    })
  })

  test('may be as long as fits, and not a letter longer', () => {
    const { most } = partsOf('sertifikat')['judul'] ?? { most: 0 }
    expect(textRefusals('sertifikat', { judul: 'x'.repeat(most) })).toEqual({})
    expect(textRefusals('sertifikat', { judul: 'x'.repeat(most + 1) })).toEqual({
      'teks.judul': 'Judul paling panjang 40 huruf.',
    })
  })

  test('are not empty where the document needs them', () => {
    expect(textRefusals('sertifikat', { judul: ' ', judul_inggris: '' })).toEqual({
      'teks.judul': 'Judul wajib diisi.',
    })
  })

  test('know their own names in braces and no others', () => {
    expect(textRefusals('invoice', { cara_membayar: 'Bayar {total}, kode {kode_unik}.' })).toEqual({})
    expect(textRefusals('invoice', { cara_membayar: 'Bayar {jumlah}.' })).toEqual({
      'teks.cara_membayar': '{jumlah} tidak dikenal di sini. Yang dapat dipakai: {total}, {kode_unik}.',
    })
    expect(textRefusals('kartu_peserta', { judul: '{nama}' })).toEqual({
      'teks.judul': '{nama} tidak dikenal di sini. Tulis tanpa kurung kurawal.',
    })
  })

  test('on the exam card are five lines at most', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `Baris ${at}`).join('\n')
    expect(textRefusals('kartu_peserta', { petunjuk: lines(5) })).toEqual({})
    expect(Object.keys(textRefusals('kartu_peserta', { petunjuk: lines(6) }))).toEqual(['teks.petunjuk'])
  })
})

test.each([
  ['2026-11-21', null, 'terencana'],
  ['2026-11-20', null, 'berlaku'],
  ['2026-11-01', '2026-11-21', 'berlaku'],
  ['2026-11-01', '2026-11-20', 'lewat'],
  ['2026-11-20', '2026-11-20', 'lewat'],
])('a design since %s, followed on %s, is %s', (berlaku_sejak, diganti_sejak, state) => {
  expect(designState({ berlaku_sejak, diganti_sejak }, day('2026-11-20'))).toBe(state)
})
