import { getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { elementsOf, faultsOf, tagsIn } from '../../tests/pdf-tags.ts'
import { attendanceCertificatePdf } from './certificates/attendance-certificate.tsx'
import { attendanceSheetPdf } from './exams/attendance-sheet.tsx'
import { honorariumPdf } from './money/honorarium.tsx'

const MADE = new Date('2026-11-20T09:41:27.500Z')
const BODY = 'Lembaga Uji Contoh'

const PAPERS = {
  'a certificate of attendance': () =>
    attendanceCertificatePdf({
      ...{ nama_lembaga: BODY, nomor: 'KHD/2026/0001', nama: 'Sri Contoh', jenis: 'Workshop', kegiatan: 'Mutu udara' },
      ...{ waktu: '20 November 2026', jam_pelajaran: 8, made_at: MADE },
    }),
  'a sheet to sign on next month': () =>
    attendanceSheetPdf({
      ...{ nama_lembaga: BODY, skema: 'Penyusun', hari: ['2026-12-20'], jam: '08.00–16.00 WIB', tempat: 'TUK Contoh' },
      ...{ peserta: [], penguji: null, made_at: MADE },
    }),
  'a statement of fees': () =>
    honorariumPdf({
      ...{ nama_lembaga: BODY, penguji: 'Budi Contoh', bulan: 'November 2026', keadaan: 'Disetujui', disetujui: null },
      ...{ total: 0, baris: [], made_at: MADE },
    }),
}

test.each(Object.entries(PAPERS))('%s says when it was made, what it is and in which language', async (_kind, draw) => {
  const bytes = await draw()
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)))
  const text = bytes.toString('latin1')
  expect(info).toMatchObject({ Author: BODY, Language: 'id', CreationDate: 'D:20261120094127Z' })
  expect(text).toMatch(/\/DisplayDocTitle true/)
  const [xmp = ''] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(bytes.toString('utf8')) ?? []
  expect(xmp).toContain(info['Title'])
  expect(xmp).toContain(BODY)
  expect(xmp).toMatch(/CreateDate>2026-11-20T09:41:27/)
  expect(xmp).toMatch(/<pdfaid:part>2<\/pdfaid:part>/)
  expect(text).toMatch(/\/GTS_PDFA1/)
})

test.each(Object.entries(PAPERS))('%s is tagged: one title, and nothing that is not heard', async (_kind, draw) => {
  const { pages, unheard } = await tagsIn(await draw())
  expect(unheard).toEqual([])
  expect(pages.flatMap((page) => faultsOf(page))).toEqual([])
  expect(pages.flatMap((page) => elementsOf(page, 'H1'))).toHaveLength(1)
})

test('a row of a table reads its head before its value', async () => {
  const { pages } = await tagsIn(await PAPERS['a statement of fees']())
  const [row] = pages.flatMap((page) => elementsOf(page, 'TR'))
  expect(row?.children.map(({ role, text }) => [role, text])).toEqual([
    ['TH', 'Penguji'],
    ['TD', 'Budi Contoh'],
  ])
})

test('the same facts give the same bytes', async () => {
  const [one, two] = [await PAPERS['a statement of fees'](), await PAPERS['a statement of fees']()]
  expect(two.equals(one)).toBe(true)
})
