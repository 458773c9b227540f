import { describe, expect, test } from 'vitest'
import { textIn } from '../../../tests/pdf-reading.ts'
import { elementsOf, faultsOf, tagsIn } from '../../../tests/pdf-tags.ts'
import { examPapersPdf } from './exam-papers.tsx'
import type { ExamFacts, ExaminedCandidate } from './facts.ts'

const MADE = new Date('2026-12-20T09:41:27Z')
const UNITS = ['Melakukan pelingkupan', 'Memprakirakan dampak']
const METHODS = ['Uji tulis', 'Wawancara']
const sel = UNITS.flatMap((unit) => METHODS.map((metode) => ({ unit, metode })))

const candidate = (nama: string, more: Partial<ExaminedCandidate> = {}): ExaminedCandidate => ({
  ...{ nomor: 'PMH/2026/11/0001', nama, jenis: 'Sertifikasi pertama', keadaan: 'Sertifikat terbit' },
  ...{ attended_at: MADE, dicatat_oleh: 'Rina Petugas', disetujui: MADE, penyesuaian: null, unit: UNITS, sel },
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
      ...{ hasil: 'kompeten', at: MADE, oleh: 'Dewi Pemutus', alasan: 'Bukti mencukupi.' },
      unit: UNITS.map((unit) => ({ unit, hasil: 'K', catatan: '' })),
    },
  ],
  no_sertifikasi: '0001/KTPA/LSK/XII/2026',
  ...more,
})

const exam = (more: Partial<ExamFacts> = {}): ExamFacts => ({
  ...{ nama_lembaga: 'Lembaga Uji Contoh', skema: 'Ketua Tim Penyusun Amdal', versi: 2, dasar_hukum: null },
  ...{ terbit: MADE, pengusul: 'Ani', penerbit: 'Beni', tanggal: '10–11 Desember 2026', jam: '08.00–16.00 WIB' },
  ...{ tempat: 'TUK Contoh', cara: 'Luring', dibatalkan: null, kisi: null, batas_nilai: 70 },
  unit: UNITS.map((judul) => ({ judul, metode: METHODS, kuk: ['Batas studi ditetapkan.', 'Dampak penting dipilih.'] })),
  metode: [
    { metode: 'Uji tulis', jenis: 'tulis' },
    { metode: 'Wawancara', jenis: 'lisan' },
  ],
  penguji: [{ nama: 'Penguji Satu', no_sertifikat: 'BP2SDM 1' }],
  peserta: [candidate('Sri Contoh')],
  ...{ berita_acara: null, umpan_balik: [], banding: [], dugaan: 0, dibuat_oleh: 'Rina Petugas', made_at: MADE },
  ...more,
})

const wordsOf = async (of: ExamFacts) => (await textIn(await examPapersPdf(of))).replaceAll(/\s+/g, ' ')

const LONG = 'Raden Ajeng Siti Nurhalizah Kusumawardhani Prawirodirdjo Wiryosoedarmo binti Haji Abdurrahman Wahid'
const MATTERS: Record<string, ExamFacts> = {
  'of one candidate': exam(),
  'of nobody': exam({ peserta: [], penguji: [], unit: [], metode: [] }),
  'that was cancelled': exam({ dibatalkan: { at: MADE, alasan: 'Tempat uji kebanjiran.' } }),
  'with long names and many people': exam({
    skema: 'Sertifikasi Kompetensi Ketua Tim Penyusun Analisis Mengenai Dampak Lingkungan Hidup Tingkat Nasional',
    peserta: Array.from({ length: 30 }, (_, at) => candidate(`${LONG} ${at + 1}`)),
    penguji: [{ nama: LONG, no_sertifikat: 'BP2SDM/2026/0000000000001' }],
    unit: UNITS.map((judul) => ({
      judul: `${judul} pada kegiatan pertambangan, perkebunan, dan pembangunan kawasan pesisir terpadu`.repeat(2),
      metode: METHODS,
      kuk: Array.from({ length: 12 }, (_, at) => `Kriteria ${at + 1} dipenuhi menurut peraturan yang berlaku.`),
    })),
  }),
}

describe('the papers of an exam', () => {
  test.each(Object.entries(MATTERS))(
    '%s are tagged: one title, a head for each form, nothing unheard',
    async (_of, of) => {
      const { pages, unheard } = await tagsIn(await examPapersPdf(of))
      expect(unheard).toEqual([])
      expect(pages.flatMap((page) => faultsOf(page))).toEqual([])
      expect(pages.flatMap((page) => elementsOf(page, 'H1'))).toHaveLength(1)
      expect(pages.flatMap((page) => elementsOf(page, 'H2')).map(({ text }) => text)).toEqual(
        expect.arrayContaining(['FR.AK.02 Rekaman asesmen kompetensi', 'Berita acara uji']),
      )
    },
  )

  test('name everybody, however many there are', async () => {
    const of = MATTERS['with long names and many people'] ?? exam()
    const words = await wordsOf(of)
    for (const { nama } of of.peserta) expect(words).toContain(nama)
  })

  test('say what the portal has no matter for', async () => {
    const words = await wordsOf(exam({ unit: [{ judul: 'Unit tanpa KUK', metode: METHODS, kuk: [] }] }))
    expect(words).toContain('tidak mencatat kriteria unjuk kerja (KUK)')
    expect(words).toContain('tidak mencatat kisi-kisi')
    expect(words).toContain('Portal belum mempunyai berita acara uji ini.')
    expect(words).toContain('Portal tidak mencatat tinjauan menurut prinsip asesmen')
    expect(words).not.toMatch(/undefined|null|NaN/)
  })

  test('are the same bytes for the same facts', async () => {
    const [one, two] = [await examPapersPdf(exam()), await examPapersPdf(exam())]
    expect(two.equals(one)).toBe(true)
  })
})
