import { describe, expect, test } from 'vitest'
import { textIn } from '../../../tests/pdf-reading.ts'
import { elementsOf, faultsOf, tagsIn } from '../../../tests/pdf-tags.ts'
import { formsOf, nameOfPaper } from './all-forms.ts'
import { assessmentFormPdf } from './assessment-form.tsx'
import type { ExamFacts, ExaminedCandidate } from './facts.ts'
import { titleOfForm } from './forms.ts'

const MADE = new Date('2026-12-20T09:41:27Z')
const UNITS = ['Melakukan pelingkupan', 'Memprakirakan dampak']
const METHODS = ['Uji tulis', 'Wawancara']
const sel = UNITS.flatMap((unit) => METHODS.map((metode) => ({ unit, metode })))

const candidate = (nama: string, more: Partial<ExaminedCandidate> = {}): ExaminedCandidate => ({
  ...{ nomor: 'PMH/2026/11/0001', nama, jenis: 'Sertifikasi pertama', tahap_label: 'Sertifikat terbit' },
  ...{ attended_at: MADE, attended_by_name: 'Rina Petugas', disetujui: MADE, penyesuaian: null, unit: UNITS, sel },
  penguji: [
    {
      ...{ nama: 'Penguji Satu', status: 'diterima', declared_at: MADE, locked_at: MADE },
      nilai: sel.map((cell) => ({
        ...cell,
        nilai: cell.metode === 'Uji tulis' ? 82.5 : null,
        hasil: 'K',
        catatan: '',
      })),
    },
  ],
  putusan: [
    {
      ...{ hasil: 'kompeten', at: MADE, decided_by_name: 'Dewi Pemutus', alasan: 'Bukti mencukupi.' },
      unit: UNITS.map((unit) => ({ unit, hasil: 'K', catatan: '' })),
    },
  ],
  no_sertifikasi: '0001/KTPA/LSK/XII/2026',
  ...more,
})

const exam = (more: Partial<ExamFacts> = {}): ExamFacts => ({
  ...{ nama_lembaga: 'Lembaga Uji Contoh', skema: 'Ketua Tim Penyusun Amdal', versi: 2, dasar_hukum: null },
  ...{
    published_at: MADE,
    proposed_by_name: 'Ani',
    published_by_name: 'Beni',
    tanggal: '10–11 Desember 2026',
    jam: '08.00–16.00 WIB',
  },
  ...{ tempat: 'TUK Contoh', metode: 'Luring', cancelled_at: null, alasan_batal: '', kisi: null, batas_nilai: 70 },
  unit: UNITS.map((judul) => ({ judul, metode: METHODS, kuk: ['Batas studi ditetapkan.', 'Dampak penting dipilih.'] })),
  jenis_metode: [
    { metode: 'Uji tulis', jenis: 'tulis' },
    { metode: 'Wawancara', jenis: 'lisan' },
  ],
  penguji: [{ nama: 'Penguji Satu', no_sertifikat: 'BP2SDM 1' }],
  peserta: [candidate('Sri Contoh')],
  ...{ berita_acara: null, umpan_balik: [], banding: [], dugaan: 0, dibuat_oleh: 'Rina Petugas', made_at: MADE },
  ...more,
})

const FRAME = {
  ...{ nama_lembaga: 'Lembaga Uji Contoh', skema: 'Ketua Tim Penyusun Amdal, versi 2' },
  ...{ tanggal: '10–11 Desember 2026', tempat: 'TUK Contoh', made_at: MADE },
}
const drawAll = (of: ExamFacts) => Promise.all(formsOf(of).map((form) => assessmentFormPdf(form, FRAME)))
const wordsOf = async (papers: readonly Buffer[]) =>
  (await Promise.all(papers.map((paper) => textIn(paper)))).join(' ').replaceAll(/\s+/g, ' ')

const LONG = 'Raden Ajeng Siti Nurhalizah Kusumawardhani Prawirodirdjo Wiryosoedarmo binti Haji Abdurrahman Wahid'
const MATTERS: Record<string, ExamFacts> = {
  'of one candidate': exam(),
  'of nobody': exam({ peserta: [], penguji: [], unit: [], jenis_metode: [] }),
  'that was cancelled': exam({ cancelled_at: MADE, alasan_batal: 'Tempat uji kebanjiran.' }),
  'with long names and many people': exam({
    skema: 'Sertifikasi Kompetensi Ketua Tim Penyusun Analisis Mengenai Dampak Lingkungan Hidup Tingkat Nasional',
    peserta: Array.from({ length: 12 }, (_, at) => candidate(`${LONG} ${at + 1}`)),
    penguji: [{ nama: LONG, no_sertifikat: 'BP2SDM/2026/0000000000001' }],
    unit: UNITS.map((judul) => ({
      judul: `${judul} pada kegiatan pertambangan, perkebunan, dan pembangunan kawasan pesisir terpadu`.repeat(2),
      metode: METHODS,
      kuk: Array.from({ length: 12 }, (_, at) => `Kriteria ${at + 1} dipenuhi menurut peraturan yang berlaku.`),
    })),
  }),
}

describe('the papers of an exam', () => {
  test.each(Object.entries(MATTERS))('%s are tagged, with one title each, and name everybody', async (_of, of) => {
    const papers = await drawAll(of)
    for (const paper of papers) {
      const { pages, unheard } = await tagsIn(paper)
      expect(unheard).toEqual([])
      expect(pages.flatMap((page) => faultsOf(page))).toEqual([])
      expect(pages.flatMap((page) => elementsOf(page, 'H1'))).toHaveLength(1)
    }
    const words = await wordsOf(papers)
    for (const { nama } of of.peserta) expect(words).toContain(nama)
    expect(words).not.toMatch(/undefined|null|NaN/)
  })

  test('say what the portal has no matter for', async () => {
    const words = await wordsOf(await drawAll(exam({ unit: [{ judul: 'Unit tanpa KUK', metode: METHODS, kuk: [] }] })))
    expect(words).toContain('tidak mencatat KUK untuk unit ini')
    expect(words).toContain('tidak mencatat kisi-kisi')
    expect(words).toContain('Portal belum mempunyai berita acara uji ini.')
    expect(words).toContain('Portal tidak mencatat tinjauan menurut prinsip asesmen')
  })

  test('of many people are several where one could not be drawn in time, each with some of them', () => {
    const peserta = Array.from({ length: 45 }, (_, at) => candidate(`Peserta ${at + 1}`))
    const titles = formsOf(exam({ peserta })).map(titleOfForm)
    for (const part of [1, 2, 3]) expect(titles).toContain(`FR.AK.02 Rekaman asesmen kompetensi, bagian ${part} dari 3`)
    expect(new Set(titles.map((title, at) => nameOfPaper(at, title))).size).toBe(titles.length)
  })

  test('are the same bytes for the same facts', async () => {
    const [form] = formsOf(exam())
    if (!form) throw new Error('no form')
    const [one, two] = [await assessmentFormPdf(form, FRAME), await assessmentFormPdf(form, FRAME)]
    expect(two.equals(one)).toBe(true)
  })
})
