import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { picturesIn, textIn } from '../../../tests/pdf-reading.ts'
import { elementsOf, faultsOf, tagsIn } from '../../../tests/pdf-tags.ts'
import {
  answerField,
  bookletParts,
  keyRow,
  type OpenedItem,
  rubricItems,
} from '../../features/certification/forms/print/print-rules.ts'
import type { ItemContent } from '../../features/certification/items/content-rules.ts'
import { examAnswerSheetsPdf } from './answer-sheets.tsx'
import { examBookletPdf } from './booklet.tsx'
import type { ExamPrint } from './exam-page.tsx'
import { EXAM_SHEET } from './exam-page.tsx'
import { LEAST_LARGE } from './exam-type.ts'
import { examKeyPdf, examRubricPdf } from './key.tsx'

const AT = new Date('2026-11-20T03:00:00Z')
const PRINTED = 'Ratna Wijayakusuma Contoh, 20 November 2026 pukul 10.00 WIB'
const print = (besar = false): ExamPrint => ({
  ...{ nama_lembaga: 'LSK Contoh', skema: 'Ketua Tim Penyusun Amdal', kode: 'KTPA-A', besar, dicetak: PRINTED },
  made_at: AT,
})

const LONG = 'Keanekaragaman pertanggungjawaban pengelolaan lingkungan hidup '
const item = (nomor: number, isi: ItemContent, more: Partial<OpenedItem> = {}): OpenedItem => ({
  ...{ nomor, poin: 2, unit: 'Melakukan pelingkupan', stimulus_id: null, isi },
  urutan: 'pilihan' in isi ? isi.pilihan.map((_one, at) => at).toReversed() : [],
  ...more,
})

const choice = (nomor: number, count = 4): ItemContent => ({
  jenis: nomor % 5 === 0 ? 'pilihan_jamak' : 'pilihan_ganda',
  soal: `Pertanyaan${nomor} tentang pelingkupan?`,
  pilihan: Array.from({ length: count }, (_one, at) => ({
    teks: `Pilihan${nomor}nomor${at}`,
    benar: at === 0 || (nomor % 5 === 0 && at === 1),
  })),
})

const MATCHING: ItemContent = {
  jenis: 'menjodohkan',
  soal: 'Jodohkan bakumutu.',
  pasangan: Array.from({ length: 10 }, (_one, at) => ({ kiri: `Kiri${at} ${LONG}`, kanan: `Kanan${9 - at} ${LONG}` })),
  pengecoh: ['Pengecohsatu', 'Pengecohdua'],
}
const NUMBER: ItemContent = {
  jenis: 'angka',
  soal: 'Berapa debitnya bila CO₂ ≤ 5 mg/m³, α = √2 dan ΔT → ∞?',
  nilai: 12.345,
  toleransi: 0.005,
  satuan: 'm³/detik',
}
const SHORT: ItemContent = { jenis: 'isian', soal: 'Sebutkan singkatannya.', ejaan: ['ANDALRAHASIA', 'andal rahasia'] }
const ESSAY: ItemContent = {
  jenis: 'esai',
  soal: `Uraikan. ${LONG.repeat(60)}`,
  rubrik: [
    { kriteria: 'Menyebut batas proyek', poin: 3 },
    { kriteria: 'Menyebut batas ekologi', poin: 1 },
  ],
}

const WIDE = Array.from({ length: 12 }, (_one, at) => `<th>Parameterkeanekaragaman${'abcdefghijkl'[at]}</th>`).join('')
const ROWS = Array.from({ length: 30 }, (_one, at) => `<tr>${`<td>Selke${at} 1.234,56</td>`.repeat(12)}</tr>`).join('')
const STIMULI = [
  { id: 7, teks: `<p>Bacaantujuh ${LONG.repeat(80)}</p>`, keterangan_gambar: '' },
  {
    id: 8,
    teks: `<table><thead><tr>${WIDE}</tr></thead><tbody>${ROWS}</tbody></table>`,
    keterangan_gambar: 'Petalokasi',
  },
]

const ITEMS: OpenedItem[] = [
  ...[1, 2, 3, 4, 5].map((nomor) => item(nomor, choice(nomor))),
  item(6, choice(6), { stimulus_id: 7 }),
  item(7, choice(7, 8), { stimulus_id: 7 }),
  item(8, MATCHING, { stimulus_id: 8 }),
  item(9, NUMBER, { stimulus_id: 7 }),
  item(10, SHORT),
  item(11, ESSAY, { poin: 8 }),
  ...Array.from({ length: 29 }, (_one, at) => item(12 + at, choice(12 + at))),
]

const AS_LARGE = [
  ['in ordinary type', false],
  ['in large type', true],
] as const
const drawn = new Map<string, Buffer>()

beforeAll(async () => {
  const picture = await sharp({ create: { width: 3000, height: 2400, channels: 3, background: '#3a6' } })
    .webp()
    .toBuffer()
  const stimuli = STIMULI.map((one) => ({ ...one, picture: one.id === 8 ? picture : null }))
  const papers = ['K7Q2-91XA', 'M3TT-40BC', null]
  for (const besar of [false, true]) {
    const head = { print: print(besar) }
    const booklet = {
      ...head,
      menit: 120,
      aturan: ['Simpan telepon.', 'Jawab sendiri.'],
      parts: bookletParts(ITEMS),
      stimuli,
    }
    drawn.set(`buku ${besar}`, await examBookletPdf(booklet))
    drawn.set(`lembar ${besar}`, await examAnswerSheetsPdf({ ...head, fields: ITEMS.map(answerField), papers }))
    drawn.set(`kunci ${besar}`, await examKeyPdf({ ...head, rows: ITEMS.map(keyRow) }))
    drawn.set(`rubrik ${besar}`, await examRubricPdf({ ...head, items: rubricItems(ITEMS) }))
  }
}, 120_000)

const bytesOf = (part: string, besar: boolean): Buffer => drawn.get(`${part} ${besar}`) ?? Buffer.alloc(0)
const together = (text: string): string => text.replaceAll(/[\s-]+/g, '')

interface Placed {
  page: number
  text: string
  left: number
  right: number
  bottom: number
  size: number
}

/** Returns where the words of a PDF stand, in points from the lower left corner. */
async function wordsIn(bytes: Buffer): Promise<Placed[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const words: Placed[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    for (const one of items) {
      if (!('str' in one) || one.str.trim() === '') continue
      const [, , , size = 0, left = 0, bottom = 0] = one.transform as number[]
      words.push({ page, text: one.str, left, right: left + one.width, bottom, size })
    }
  }
  return words
}

describe.each(AS_LARGE)('a form %s', (_words, besar) => {
  test('has each stimulus, item and option in the booklet, in order, and nothing of the key', async () => {
    const text = together(await textIn(bytesOf('buku', besar)))
    const expected = ITEMS.flatMap(({ nomor, isi, urutan, stimulus_id }) => [
      ...(nomor === 6 && stimulus_id === 7 ? ['Bacaantujuh'] : []),
      isi.soal.slice(0, 20),
      ...('pilihan' in isi ? urutan.map((place, at) => `${'ABCDEFGH'[at]}.${isi.pilihan[place]?.teks}`) : []),
    ])
    let from = 0
    for (const words of expected) {
      const at = text.indexOf(together(words), from)
      expect([words, at >= from]).toEqual([words, true])
      from = at
    }
    expect(text).toContain(together('CO₂ ≤ 5 mg/m³, α = √2 dan ΔT → ∞?'))
    expect(text.split('Bacaantujuh')).toHaveLength(2)
    expect(text).toContain(together('Bacaan untuk soal nomor 6, 7 dan 9'))
    expect(text).toContain(together('Untuk soal nomor 9, gunakan bacaan sebelum soal nomor 6.'))
    for (const secret of ['ANDALRAHASIA', 'Menyebut batas', '12,345', 'Kunci'])
      expect(text).not.toContain(together(secret))
    expect(picturesIn(bytesOf('buku', besar))).toBe(1)
  })

  test.each(['buku', 'lembar', 'kunci', 'rubrik'])('keeps all of the %s on the page', async (part) => {
    const words = await wordsIn(bytesOf(part, besar))
    const out = words.filter(
      ({ left, right, bottom }) =>
        left < EXAM_SHEET.side - 1 || right > EXAM_SHEET.width - EXAM_SHEET.side + 4 || bottom < 16,
    )
    expect(out).toEqual([])
    const body = words.filter(({ text, size }) => !/RAHASIA|Dicetak oleh|Contoh, 20/.test(text) && size > 8.5)
    const low = body.filter(
      ({ bottom, text }) => bottom < EXAM_SHEET.bottom - 12 && !/Naskah|KTPA|Halaman|Lembar/.test(text),
    )
    expect(low).toEqual([])
  })

  test.each(['buku', 'lembar', 'kunci', 'rubrik'])(
    'says on every page of the %s who printed it and when',
    async (part) => {
      const bytes = bytesOf(part, besar)
      const pages = (await getDocumentProxy(new Uint8Array(bytes))).numPages
      const text = await textIn(bytes)
      expect(together(text).split(together(`RAHASIA. Dicetak oleh ${PRINTED}.`))).toHaveLength(pages + 1)
      expect(together(text).split('KTPA').length).toBeGreaterThan(pages)
    },
  )

  test.each(['buku', 'lembar', 'kunci', 'rubrik'])('tags the %s so that all of it is heard', async (part) => {
    const { pages, unheard } = await tagsIn(bytesOf(part, besar))
    expect(unheard).toEqual([])
    expect(pages.flatMap((page) => faultsOf(page))).toEqual([])
    expect(pages.flatMap((page) => elementsOf(page, 'H1')).length).toBe(part === 'lembar' ? 3 : 1)
  })

  test('breaks no item over pages that fits on one', async () => {
    const words = await wordsIn(bytesOf('buku', besar))
    for (const { nomor, isi } of ITEMS) {
      if (!('pilihan' in isi)) continue
      const own = words.filter(
        ({ text }) => text.includes(`Pilihan${nomor}nomor`) || text.includes(`Pertanyaan${nomor} `),
      )
      expect([nomor, new Set(own.map(({ page }) => page)).size]).toEqual([nomor, 1])
    }
  })

  test('has a sheet for each paper under its code, with a place for every item and without a question', async () => {
    const bytes = bytesOf('lembar', besar)
    const text = await textIn(bytes)
    for (const kode of ['K7Q2-91XA', 'M3TT-40BC']) expect(together(text)).toContain(together(kode))
    for (const secret of ['Pertanyaan', 'Pilihan1', 'Kanan', 'ANDAL']) expect(text).not.toContain(secret)
    const { numPages } = await getDocumentProxy(new Uint8Array(bytes))
    expect(numPages / 3).toBeLessThanOrEqual(2)
    const numbers = (await wordsIn(bytes)).filter(({ text: one }) => /^\d+\.$/.test(one)).map(({ text: one }) => one)
    expect(numbers).toHaveLength(ITEMS.length * 3)
  })

  test('names in the key the letters of this form', async () => {
    const text = together(await textIn(bytesOf('kunci', besar)))
    expect(text).toContain('1DPilihan1nomor0')
    expect(text).toContain('12,345±0,005m³/detik')
    expect(text).toContain('ANDALRAHASIA')
  })

  test('gives the points of its rubric in the points of this form', async () => {
    const text = together(await textIn(bytesOf('rubrik', besar)))
    expect(text).toContain('Menyebutbatasproyek6')
    expect(text).toContain('Menyebutbatasekologi2')
  })
})

test('large type is large wherever a candidate reads', async () => {
  for (const part of ['buku', 'lembar']) {
    const words = (await wordsIn(bytesOf(part, true))).filter(({ size }) => size > 8.5)
    expect(Math.min(...words.map(({ size }) => size))).toBeGreaterThanOrEqual(LEAST_LARGE)
    const small = (await wordsIn(bytesOf(part, true))).filter(({ size }) => size <= 8.5)
    expect(together(small.map(({ text }) => text).join(''))).toMatch(/^(RAHASIA\.Dicetakoleh[^.]*\.\d\dWIB\.)+$/)
  }
})

test('the same form gives the same bytes', async () => {
  const rows = { print: print(), rows: ITEMS.map(keyRow) }
  expect((await examKeyPdf(rows)).equals(await examKeyPdf(rows))).toBe(true)
})
