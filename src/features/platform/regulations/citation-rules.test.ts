import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { citationsIn, isCitationOf, wordsNaming, wordsOfHtml } from './citation-rules.ts'
import { KNOWN_REGULATIONS } from './known-rules.ts'
import { issuerOf, longRegulation, type RegulationName, shortRegulation } from './rules.ts'

const PP: RegulationName = { jenis: 'pp', instansi: null, nomor: '22', tahun: 2021 }
const LHK: RegulationName = { jenis: 'permen', instansi: 'Lingkungan Hidup dan Kehutanan', nomor: '18', tahun: 2021 }
const SKKNI: RegulationName = { jenis: 'kepmen', instansi: 'Ketenagakerjaan', nomor: '122', tahun: 2016 }

const found = (text: string) => citationsIn(text).map(({ sebutan: _words, ...name }) => name)

describe('one regulation in many spellings', () => {
  test.each([
    'PP No. 22 Tahun 2021',
    'PP 22/2021',
    'PP22/2021',
    'PP Nomor 22/2021',
    'PP no 22 thn 2021',
    'PP No.22 Th. 2021',
    'PP Nomor: 22 Tahun 2021',
    'Peraturan Pemerintah Nomor 22 Tahun 2021',
    'Peraturan Pemerintah (PP) Nomor 22 Tahun 2021',
    'Peraturan Pemerintah Republik Indonesia Nomor 22 Tahun 2021',
    'PERATURAN PEMERINTAH RI NO 022 TAHUN 2021',
    'Peraturan\n  Pemerintah Nomor\u00a022\u00a0Tahun\u00a02021',
    'Government Regulation No. 22 of 2021',
  ])('%s', (words) => expect(found(`menurut ${words}, Pasal 5.`)).toEqual([PP]))

  test.each([
    'Permen LHK 18/2021',
    'Permen LHK No. 18 Tahun 2021',
    'PermenLHK Nomor 18 Tahun 2021',
    'Permen KLHK 18/2021',
    'Peraturan Menteri LHK Nomor 18 Tahun 2021',
    'Peraturan Menteri Lingkungan Hidup dan Kehutanan Republik Indonesia Nomor 18 Tahun 2021',
    'Peraturan Menteri Lingkungan Hidup/Kepala Badan Pengendalian Lingkungan Hidup Nomor 18 Tahun 2021',
    'Permen LHK P.18/MENLHK/SETJEN/KUM.1/7/2021',
    'P.18/MENLHK/SETJEN/KUM.1/7/2021',
    'P.18/2021',
    'Permen 18/2021',
    'Regulation No. 18 of 2021 of the Minister of Environment and Forestry',
  ])('%s', (words) => expect(citationsIn(`lihat ${words}`).filter((one) => isCitationOf(LHK, one))).toHaveLength(1))

  test.each([
    'SKKNI 122/2016',
    'SKKNI Nomor 122 Tahun 2016',
    'Kepmenaker 122/2016',
    'Kepmenaker No. 122 Tahun 2016',
    'Keputusan Menteri Ketenagakerjaan Nomor 122 Tahun 2016',
    'Keputusan Menteri Tenaga Kerja KEP-122/MEN/2016',
  ])('%s', (words) => expect(citationsIn(words).filter((one) => isCitationOf(SKKNI, one))).toHaveLength(1))
})

describe('a text with several', () => {
  test('gives each, and no word of one belongs to another', () => {
    const text =
      'Undang-Undang Nomor 32 Tahun 2009 sebagaimana diubah dengan Peraturan Pemerintah Pengganti Undang-Undang Nomor 2 Tahun 2022, Peraturan Menteri Keuangan dan Peraturan Pemerintah Nomor 22 Tahun 2021; lihat ISO/IEC 9001:2015.'
    expect(found(text).map(shortRegulation)).toEqual(['UU 32/2009', 'Perppu 2/2022', 'PP 22/2021', 'ISO/IEC 9001:2015'])
  })

  test.each([
    'halaman 22/2021',
    'tanggal 22-2021',
    'PP 22',
    'Peraturan Pemerintah tahun 2021',
    'invoice INV/2021/03/0042',
    'RUU 22/2021',
    'PP 22/20211',
  ])('reads nothing in %s', (text) => expect(citationsIn(text)).toEqual([]))

  test('a ministry with another name in the same number is another regulation', () => {
    expect(citationsIn('Permen Keuangan 18/2021').some((one) => isCitationOf(LHK, one))).toBe(false)
    expect([issuerOf('Negara Lingkungan Hidup'), issuerOf('KLH/BPLH'), issuerOf('RI'), issuerOf(null)]).toEqual([
      'lingkungan',
      'lingkungan',
      null,
      null,
    ])
  })
})

test('a regulation is found by a name of its own too, as whole words', () => {
  const pdp = { ...KNOWN_REGULATIONS.pdp, nama_lain: ['UU PDP'] }
  expect(wordsNaming(pdp, 'menurut uu  PDP dan UU 27/2022, bukan UU PDPX')).toEqual(['UU 27/2022', 'uu PDP'])
})

test('HTML is read as it stands on paper', () => {
  const html = '<p>Peraturan Pemerintah <strong>Nomor&nbsp;22</strong>\n Tahun 2021</p>'
  expect(wordsOfHtml(html)).toBe('Peraturan Pemerintah Nomor 22 Tahun 2021')
})

const MINISTRIES = ['Lingkungan Hidup dan Kehutanan', 'LHK', 'Ketenagakerjaan', 'Perhubungan', 'Dalam Negeri']

const anyRegulation: fc.Arbitrary<RegulationName> = fc
  .record({
    jenis: fc.constantFrom('uu', 'perppu', 'pp', 'perpres', 'permen', 'kepmen'),
    instansi: fc.constantFrom(...MINISTRIES),
    nomor: fc.integer({ min: 1, max: 9999 }).map(String),
    tahun: fc.integer({ min: 1945, max: 2099 }),
  })
  .map((one) => ({ ...one, instansi: one.jenis === 'permen' || one.jenis === 'kepmen' ? one.instansi : null }))

const around = fc.constantFrom('', ' ', 'Menurut ', ' (lihat ', '). Ayat 2 ', '; dan ', ' Pasal 46 ', '<p>', ' 2021 ')
const spellings = [
  longRegulation,
  shortRegulation,
  (one: RegulationName) => longRegulation(one).toUpperCase(),
  (one: RegulationName) => longRegulation(one).replace(' Nomor ', ' No. '),
  (one: RegulationName) => longRegulation(one).replaceAll(' ', '\u00a0\n'),
  (one: RegulationName) => longRegulation(one).replace(/ Tahun /, '/'),
]

test('every regulation is read from whatever spelling in whatever text, and once', () => {
  fc.assert(
    fc.property(anyRegulation, fc.constantFrom(...spellings), around, around, (one, spell, before, after) => {
      const hits = citationsIn(`${before}${spell(one)}${after}`)
      expect(hits.filter((hit) => isCitationOf(one, hit))).toHaveLength(1)
    }),
  )
})

test('what was read is read again from its own words, and any text at all is read in its length', () => {
  const words = fc.array(
    fc.constantFrom('PP', 'Peraturan Menteri', 'No.', '22', '/', '2021', 'Tahun', 'LHK', '(', ')', 'UU', 'P.', '<b>'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        words.map((all) => all.join(' ')),
      ),
      (text) => {
        for (const { sebutan, ...name } of citationsIn(text)) expect(found(sebutan)).toEqual([name])
      },
    ),
  )
})

test('a long text without any is read without delay', () => {
  const text = `${'peraturan menteri '.repeat(20_000)}${'P.1/A/'.repeat(20_000)}${'<'.repeat(20_000)}`
  const began = performance.now()
  expect(citationsIn(wordsOfHtml(text))).toEqual([])
  expect(performance.now() - began).toBeLessThan(5_000)
})
