import { describe, expect, test } from 'vitest'
import {
  CHOICES,
  MATCH_CORRECT,
  QTI_NAMESPACE,
  qtiItem,
  readOneItem,
  responseOf,
  TEMPLATE,
} from '../../../../../tests/item-packages.ts'
import {
  ABC,
  choice,
  choices,
  condition,
  ENTRY,
  ESSAY,
  entryOf,
  KEYS,
  NO_KEY,
  RUBRIC,
  sides,
  tableOfPoints,
} from '../../../../../tests/item-pieces.ts'

const contentOf = async (xml: string) => (await readOneItem(xml))?.read?.isi

describe('an item of QTI comes in as the kind that it is', () => {
  test('a choice of one, by its key and by a table that says the same', async () => {
    const pilihan = [
      { teks: 'Dampak', benar: true },
      { teks: 'Biaya', benar: false },
    ]
    const isi = { jenis: 'pilihan_ganda', soal: 'Apa yang dilingkup?', pilihan }
    expect(await contentOf(qtiItem())).toEqual(isi)
    expect(await contentOf(qtiItem({ processing: `<qti-response-processing template="${MATCH_CORRECT}"/>` }))).toEqual(
      isi,
    )
    const declared = responseOf('single', 'identifier', ['A'], tableOfPoints(entryOf('A', 3) + entryOf('B', 0)))
    const byTable = await readOneItem(qtiItem({ declared, processing: TEMPLATE('map_response') }))
    expect([byTable?.read?.isi, byTable?.read?.poin]).toEqual([isi, 3])
  })

  test('a choice of several', async () => {
    const item = qtiItem({ declared: responseOf('multiple', 'identifier', ['A', 'C']), body: ABC })
    expect(await contentOf(item)).toMatchObject({
      jenis: 'pilihan_jamak',
      pilihan: [{ benar: true }, { benar: false }, { benar: true }],
    })
  })

  test('pairs, with what is left over', async () => {
    const item = qtiItem({ declared: responseOf('multiple', 'directedPair', ['a y', 'b x']), body: sides('ab', 'xyz') })
    expect(await contentOf(item)).toEqual({
      ...{ jenis: 'menjodohkan', soal: 'Jodohkan', pengecoh: ['isi z'] },
      pasangan: [
        { kiri: 'isi a', kanan: 'isi y' },
        { kiri: 'isi b', kanan: 'isi x' },
      ],
    })
  })

  test('a number with its tolerance, the gap in the sentence', async () => {
    const item = qtiItem({
      declared: responseOf('single', 'float', ['12.5']),
      body: `<p>Debitnya ${ENTRY} liter.</p>`,
      processing: condition(`<qti-equal tolerance-mode="absolute" tolerance="0.5 0.5">${KEYS}</qti-equal>`, 2),
    })
    expect(await contentOf(item)).toEqual({
      jenis: 'angka',
      soal: 'Debitnya ____ liter.',
      nilai: 12.5,
      toleransi: 0.5,
      satuan: '',
    })
  })

  test('spellings, told that large and small letters are the same', async () => {
    const declared = responseOf(
      'single',
      'string',
      ['KLHS'],
      tableOfPoints(entryOf('KLHS', 1) + entryOf('K.L.H.S.', 1)),
    )
    const found = await readOneItem(
      qtiItem({ declared, body: `<p>Singkatannya?</p><p>${ENTRY}</p>`, processing: TEMPLATE('map_response') }),
    )
    expect(found?.read?.isi).toEqual({ jenis: 'isian', soal: 'Singkatannya?', ejaan: ['KLHS', 'K.L.H.S.'] })
    expect(found?.catatan).toEqual([expect.stringContaining('Huruf besar dan kecil')])
  })

  test('an essay, with the words for those who mark it as its rubric', async () => {
    const item = qtiItem({ declared: NO_KEY, body: RUBRIC + ESSAY, processing: '' })
    expect(await contentOf(item)).toEqual({
      jenis: 'esai',
      soal: 'Jelaskan.',
      rubrik: [{ kriteria: 'Menyebut urutannya.', poin: 1 }],
    })
  })
})

describe('the body of an item', () => {
  test('keeps lists, marks and raised letters as letters', async () => {
    const body = `<p>Baca:</p><ol><li>10<sup>2</sup> &amp; CO<sub>2</sub></li><li>a<br/>b</li></ol>${choices(1, choice('A', ' <p>Sa<b>tu</b></p> '), choice('B', '<![CDATA[<Dua>]]>'))}`
    const found = await readOneItem(qtiItem({ body }))
    expect(found?.read?.isi).toMatchObject({
      soal: 'Baca:\n1. 10² & CO₂\n2. a\nb',
      pilihan: [{ teks: 'Satu' }, { teks: '<Dua>' }],
    })
    expect(found?.catatan).toEqual(['Huruf tebal, miring, dan bergaris bawah menjadi huruf biasa.'])
  })

  test('beside a prompt becomes a stimulus, and a table without one leaves the last sentence as the question', async () => {
    const table = '<table><tr><th>Debit</th><td>5</td></tr></table>'
    const prompted = await readOneItem(qtiItem({ body: `<div><p>Data <b>A</b></p>${table}</div>${CHOICES}` }))
    expect(prompted?.read?.stimulus?.teks).toBe(
      '<p>Data <strong>A</strong></p><table><tbody><tr><th>Debit</th><td>5</td></tr></tbody></table>'.replaceAll(
        /<\/?tbody>/g,
        '',
      ),
    )
    const bare = await readOneItem(
      qtiItem({ body: `${table}<p>Berapa debitnya?</p>${choices(1, choice('A', '5'), choice('B', '6'))}` }),
    )
    expect([bare?.read?.isi.soal, bare?.read?.stimulus?.teks]).toEqual(['Berapa debitnya?', table])
  })

  test.each([
    [
      'prefixes',
      `<q:qti-assessment-item xmlns:q="${QTI_NAMESPACE}" identifier="i" title="t">${qtiItem()
        .replace(/^.*?<qti-response/s, '<qti-response')
        .replace('</qti-assessment-item>', '')
        .replaceAll(/<(\/?)(qti)/g, '<$1q:$2')}</q:qti-assessment-item>`,
    ],
    ['a mark at its beginning', `\ufeff${qtiItem()}`],
    ['UTF-16', Buffer.from(`\ufeff${qtiItem().replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${qtiItem().replace('UTF-8', 'UTF-16')}`, 'utf16le').swap16()],
    ['an older encoding', Buffer.from(qtiItem().replace('UTF-8', 'ISO-8859-1'), 'latin1')],
  ])('is the same with %s', async (_what, xml) => {
    expect((await readOneItem(xml))?.read?.isi.soal).toBe('Apa yang dilingkup?')
  })
})
