import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { pdfDanger } from '../../ground/storage/pdf/dangers.ts'
import { day } from '../../lib/day.ts'
import { BUILT_IN } from '../../lib/graphics/colour-scheme.ts'
import { certificatePdf } from './certificate.tsx'
import type { CertificateFacts } from './facts.ts'
import { nameSize, unitColumns, unitSize } from './fitting.ts'

const FACTS: CertificateFacts = {
  nama_lembaga: 'LSK Contoh',
  no_sertifikasi: '0042/KTPA/LSK-XX/XI/2026',
  no_registrasi: null,
  nama: 'Wulan Contoh',
  foto: null,
  skema: 'Sertifikasi Ketua Tim Penyusun Amdal',
  skema_versi: 2,
  kualifikasi: 'KTPA',
  unit_kompetensi: ['Memimpin pelingkupan'],
  valid_from: day('2026-11-20'),
  valid_until: day('2029-11-20'),
  issued_at: new Date('2026-11-20T03:00:00Z'),
  created_at: new Date('2026-11-20T03:00:00Z'),
  versi: 1,
  signer_name: 'Bambang Contoh',
  signer_title: 'Direktur',
  tautan_periksa: 'https://lsk.example.com/daftar-pemegang?no_sertifikasi=0042%2FKTPA',
}

const readBack = async (facts: Partial<CertificateFacts>, dasar_hukum = '') => {
  const branding = { ...BUILT_IN, dasar_hukum }
  const proxy = await getDocumentProxy(new Uint8Array(await certificatePdf({ ...FACTS, ...facts }, branding)))
  const { text } = await extractText(proxy, { mergePages: true })
  return { pages: proxy.numPages, text: text.replace(/\s+/g, '') }
}

const TWELVE = Array.from(
  { length: 12 },
  (_, at) => `Unit ${at + 1} tentang penyusunan dokumen lingkungan hidup menurut ketentuan yang berlaku di wilayahnya`,
)
const HUNDRED = `${'Kusumadiningrat '.repeat(6)}Adi W.`.padEnd(100, 'i')

test('a certificate is itself a document that may be handed in', async () => {
  expect(pdfDanger(Buffer.from(await certificatePdf(FACTS, BUILT_IN)))).toBeUndefined()
})

describe('one page holds', () => {
  test.each([
    ['a name of a hundred letters with its degrees', `Prof. Dr. Ir. ${HUNDRED}, S.T., M.Si., Ph.D., IPM., ASEAN Eng.`],
    ['a name of one word', 'Suharto'],
  ])('%s, and twelve long units, whole', async (_, nama) => {
    const { pages, text } = await readBack({ nama, unit_kompetensi: TWELVE })
    expect(pages).toBe(1)
    for (const words of [nama, ...TWELVE]) expect(text).toContain(words.replace(/\s+/g, ''))
  })

  test('thirty units', async () => {
    const units = Array.from({ length: 30 }, (_, at) => `Unit ${at + 1} penyusunan dokumen`)
    const { pages, text } = await readBack({ unit_kompetensi: units })
    expect(pages).toBe(1)
    expect(text).toContain('Unit30penyusunandokumen')
  })

  test('the longest name and legal basis of a body, with portrait and code', async () => {
    const foto = await sharp({ create: { width: 24, height: 32, channels: 3, background: '#0b5d3b' } })
      .jpeg()
      .toBuffer()
    const nama_lembaga = 'Lembaga Sertifikasi Kompetensi '.repeat(4).trim()
    const { pages, text } = await readBack({ foto, nama_lembaga }, 'Keputusan Menteri Contoh '.repeat(20))
    expect(pages).toBe(1)
    for (const words of ['KeputusanMenteriContoh', 'Pindaiuntukmemeriksa', 'Scantoverify'])
      expect(text).toContain(words)
  })

  test('the ministry’s number once there is one', async () => {
    expect((await readBack({})).text).not.toContain('No.registrasi')
    expect((await readBack({ no_registrasi: 'REG-1234' })).text).toContain('No.registrasiREG-1234')
  })
})

test('the same facts give the same bytes', async () => {
  const foto = await sharp({ create: { width: 24, height: 32, channels: 3, background: '#0b5d3b' } })
    .jpeg()
    .toBuffer()
  const [one, other] = [await certificatePdf({ ...FACTS, foto }), await certificatePdf({ ...FACTS, foto })]
  expect(one.equals(other)).toBe(true)
})

test('units are read down the columns, and letters shrink as they become many', () => {
  expect(unitColumns(['a', 'b', 'c']).map((column) => column.map(({ place }) => place))).toEqual([[1, 2], [3]])
  expect([unitSize(['a']), unitSize(TWELVE), unitSize(Array.from({ length: 15 }, () => 'a'))]).toEqual([9.5, 7, 6])
  expect(['Suharto', 'x'.repeat(29), 'x'.repeat(90), 'x'.repeat(91)].map((name) => nameSize(name).fontSize)).toEqual([
    30, 24, 18, 13.5,
  ])
})
