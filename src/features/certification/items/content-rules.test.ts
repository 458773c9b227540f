import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { choiceContent, itemForm } from '../../../../tests/items.ts'
import { contentRefusals, contentWords, type ItemContent, shownContent } from './content-rules.ts'
import { itemOfficeCalls } from './office/contract.ts'

const soal = 'Sebuah soal?'
const options = (...right: boolean[]) => right.map((benar, at) => ({ teks: `Pilihan ${at}`, benar }))
const MATCH: ItemContent = {
  ...{ soal, jenis: 'menjodohkan' },
  pasangan: [
    { kiri: 'ANDAL', kanan: 'kajian dampak' },
    { kiri: 'RKL', kanan: 'pengelolaan' },
  ],
  pengecoh: ['pemantauan'],
}

describe('the content of an item', () => {
  test.each<[string, ItemContent, number, string[]]>([
    ['one right option', { soal, jenis: 'pilihan_ganda', pilihan: options(true, false) }, 1, []],
    ['none right', { soal, jenis: 'pilihan_ganda', pilihan: options(false, false) }, 1, ['pilihan']],
    ['two right of one', { soal, jenis: 'pilihan_ganda', pilihan: options(true, true) }, 1, ['pilihan']],
    ['two of three', { soal, jenis: 'pilihan_jamak', pilihan: options(true, true, false) }, 1, []],
    ['one of several', { soal, jenis: 'pilihan_jamak', pilihan: options(true, false) }, 1, ['pilihan']],
    ['all of several', { soal, jenis: 'pilihan_jamak', pilihan: options(true, true) }, 1, ['pilihan']],
    ['pairs', MATCH, 1, []],
    ['a distractor that is a pair', { ...MATCH, pengecoh: [' Pengelolaan '] }, 1, ['pengecoh']],
    ['the same spelling twice', { soal, jenis: 'isian', ejaan: ['KLHS', 'klhs'] }, 1, ['ejaan']],
    ['a rubric that adds up', { soal, jenis: 'esai', rubrik: [{ kriteria: 'a', poin: 4 }] }, 4, []],
    ['a rubric that does not', { soal, jenis: 'esai', rubrik: [{ kriteria: 'a', poin: 4 }] }, 5, ['rubrik']],
    ['a number', { soal, jenis: 'angka', nilai: 5, toleransi: 0, satuan: 'dB' }, 1, []],
  ])('with %s', (_what, content, poin, fields) => {
    expect(contentRefusals(content, poin).map(({ field }) => field)).toEqual(fields)
  })

  test('shows candidates neither key, rubric, spelling nor number', () => {
    const all: ItemContent[] = [
      { soal, jenis: 'pilihan_jamak', pilihan: options(true, true, false) },
      { soal, jenis: 'angka', nilai: 417, toleransi: 3, satuan: 'dB' },
      { soal, jenis: 'isian', ejaan: ['rahasia'] },
      { soal, jenis: 'esai', rubrik: [{ kriteria: 'rahasia', poin: 4 }] },
    ]
    expect(JSON.stringify(all.map(shownContent))).not.toMatch(/benar|417|toleransi|rahasia|rubrik/)
    expect(shownContent(MATCH)).toEqual({
      ...{ soal, jenis: 'menjodohkan', kiri: ['ANDAL', 'RKL'] },
      kanan: ['kajian dampak', 'pemantauan', 'pengelolaan'],
    })
  })

  test('gives all its words for comparing', () => {
    expect(contentWords(MATCH)).toBe('Sebuah soal? ANDAL kajian dampak RKL pengelolaan pemantauan')
  })
})

describe('the form of an item', () => {
  const refused = (more: object) => {
    const { error } = itemOfficeCalls.createItem.payload.safeParse(itemForm(more))
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  }

  test('takes a whole one', () => expect(refused({})).toEqual([]))

  test.each([
    [{ isi: choiceContent('') }, 'isi.soal: Soal wajib diisi.'],
    [{ isi: { ...choiceContent(), jenis: 'tebak' } }, 'isi.jenis: Pilih jenis soal.'],
    [{ isi: { jenis: 'pilihan_ganda', soal, pilihan: options(true, true) } }, /^isi\.pilihan: Tandai tepat satu/],
    [{ isi: { jenis: 'pilihan_ganda', soal, pilihan: [{ teks: 'a', benar: true }] } }, /paling sedikit 2 pilihan/],
    [{ isi: { jenis: 'angka', soal, nilai: 'dua' } }, 'isi.nilai: Jawaban berupa angka, misalnya 12,5.'],
    [{ isi: { jenis: 'isian', soal, ejaan: [] } }, /paling sedikit satu jawaban/],
    [{ isi: { jenis: 'esai', soal, rubrik: [{ kriteria: 'a', poin: 2 }] }, poin: 3 }, /Samakan keduanya/],
    [{ tingkat: 'hafal' }, 'tingkat: Pilih tingkat.'],
    [{ poin: 0 }, 'poin: Poin paling kecil 1.'],
    [{ sumber: ' ' }, 'sumber: Sumber wajib diisi.'],
  ])('says what to do with %o', (more, sentence) => {
    expect(refused(more)).toEqual([expect.stringMatching(sentence)])
  })

  test('is described for programs', () => {
    const described = z.toJSONSchema(itemOfficeCalls.createItem.payload, { io: 'input', unrepresentable: 'any' })
    expect(described.required).toContain('isi')
  })
})
