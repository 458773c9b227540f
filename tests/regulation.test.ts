import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { type RegulatedScheme, regulationPdf } from '../demo/regulation/regulation.tsx'

const A4_WIDTH = 595.28

describe('regulation document', () => {
  test('shows the scheme, the body, each section and the fee in rupiah', async () => {
    const { pages, text } = await readBack(scheme())
    expect(pages).toBeGreaterThan(2)
    for (const part of [
      'Ketua Tim Penyusun Amdal',
      'Lembaga Uji Contoh',
      'Rp4.500.000',
      '20 November 2026',
      'Versi 3',
    ]) {
      expect(text).toContain(withoutSpaces(part))
    }
    for (const { judul, isi } of scheme().regulasi) {
      for (const part of [judul, ...isi]) expect(text).toContain(withoutSpaces(part))
    }
  })

  test('lists requirements, competency units and methods', async () => {
    const { text } = await readBack(scheme())
    for (const part of ['Ijazah', 'Tidak wajib', 'Melakukan pelingkupan', 'Uji tulis'])
      expect(text).toContain(withoutSpaces(part))
  })

  test('numbers every page but the cover, as in "Halaman 2 dari 4"', async () => {
    const { pages, texts } = await readBack(scheme())
    texts.forEach((page, i) => {
      const number = withoutSpaces(`Halaman ${i + 1} dari ${pages}`)
      if (i === 0) expect(page).not.toContain(number)
      else expect(page).toContain(number)
    })
  })

  test('the contents name the page on which a section stands', async () => {
    const many = Array.from({ length: 14 }, (_, i) => ({
      judul: `Bagian ke-${i + 1}.`,
      isi: [PARAGRAPH, PARAGRAPH, PARAGRAPH],
    }))
    const { texts } = await readBack(scheme({ regulasi: many }))
    const last = 1 + texts.findLastIndex((page) => page.includes('Bagianke-14.'))
    expect(last).toBeGreaterThan(4)
    expect(texts[1]).toContain(`Bagianke-14.${last}`)
  })

  test('says title, author and language to the reader', async () => {
    const { info } = await getMeta(await openPdf(await regulationPdf(scheme())))
    expect(info).toMatchObject({
      Title: 'Dokumen Skema Sertifikasi: Ketua Tim Penyusun Amdal',
      Author: 'Lembaga Uji Contoh',
      Language: 'id',
    })
  })

  test('the same scheme gives the same bytes, one after the other and at once', async () => {
    const first = await regulationPdf(scheme())
    const [second, , third] = await Promise.all([
      regulationPdf(scheme()),
      regulationPdf(scheme({ name: 'Skema lain' })),
      regulationPdf(scheme()),
    ])
    expect(second.equals(first)).toBe(true)
    expect(third.equals(first)).toBe(true)
  })

  test('another edition gives other bytes', async () => {
    const [third, fourth] = await Promise.all([regulationPdf(scheme()), regulationPdf(scheme({ versi: 4 }))])
    expect(fourth.equals(third)).toBe(false)
  })

  test('a name of 200 characters stands whole', async () => {
    const name = 'Penyusun Analisis Mengenai Dampak Lingkungan '.repeat(5).slice(0, 200)
    const { text } = await readBack(scheme({ name }))
    expect(name).toHaveLength(200)
    expect(text).toContain(withoutSpaces(name))
  })

  test('a word of 200 letters stays on the paper', async () => {
    const word = 'W'.repeat(200)
    const wide = scheme({ nama_lembaga: word, name: word, category: word, durasi: word })
    wide.regulasi.push({ judul: word, isi: [word] })
    wide.persyaratan.push({ nama: word, keterangan: word, wajib: true })
    expect(await furthestRight(wide)).toBeLessThan(A4_WIDTH)
  })

  test('a document of many pages keeps its footer to the end', async () => {
    const { pages, texts } = await readBack(
      scheme({
        regulasi: Array.from({ length: 24 }, () => ({ judul: 'Ketentuan', isi: Array<string>(6).fill(PARAGRAPH) })),
      }),
    )
    expect(pages).toBeGreaterThan(16)
    expect(texts.at(-3)).toContain(withoutSpaces(`Halaman ${pages - 2} dari ${pages}`))
  })

  test('signs that the typeface lacks are written another way', async () => {
    const { text } = await readBack(scheme({ metode_uji: ['Nilai ≥ 70 🌳'] }))
    expect(text).toContain('Nilai>=70?')
  })

  test('a scheme with nothing written yet still gives a document', async () => {
    const { pages, text } = await readBack(
      scheme({
        registration_fee: 0,
        persyaratan: [],
        unit_kompetensi: [],
        metode_uji: [],
        regulasi: [],
      }),
    )
    expect(pages).toBeGreaterThan(2)
    expect(text).toContain('Rp0')
  })
})

const PARAGRAPH =
  'Lembaga memeriksa kelengkapan dan keabsahan dokumen sebelum permohonan dilanjutkan ke tahap uji kompetensi. '
    .repeat(3)
    .trim()

function scheme(changes: Partial<RegulatedScheme> = {}): RegulatedScheme {
  return {
    nama_lembaga: 'Lembaga Uji Contoh',
    name: 'Ketua Tim Penyusun Amdal',
    category: 'Kompetensi Penyusun Amdal',
    versi: 3,
    tanggal: '2026-11-20',
    durasi: '2 hari',
    registration_fee: 4_500_000,
    persyaratan: [
      { nama: 'Ijazah', keterangan: 'Salinan ijazah terakhir.', wajib: true },
      { nama: 'Portofolio', keterangan: 'Dokumen yang pernah disusun.', wajib: false },
    ],
    unit_kompetensi: [{ judul: 'Melakukan pelingkupan' }],
    metode_uji: ['Uji tulis', 'Wawancara'],
    regulasi: [
      { judul: 'Ruang Lingkup', isi: ['Dokumen ini berlaku bagi pemohon.', PARAGRAPH] },
      { judul: 'Banding dan Keluhan', isi: ['Pemohon dapat mengajukan banding secara tertulis.'] },
    ],
    ...changes,
  }
}

function openPdf(pdf: Buffer) {
  return getDocumentProxy(new Uint8Array(pdf))
}

async function readBack(input: RegulatedScheme): Promise<{ pages: number; texts: string[]; text: string }> {
  const { totalPages, text } = await extractText(await openPdf(await regulationPdf(input)), { mergePages: false })
  const texts = text.map(withoutSpaces)
  return { pages: totalPages, texts, text: texts.join('') }
}

/** Readers put spaces and line ends where they see gaps: only the letters are compared. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '')
}

async function furthestRight(input: RegulatedScheme): Promise<number> {
  const pdf = await openPdf(await regulationPdf(input))
  const ends: number[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) ends.push(Number(item.transform[4]) + item.width)
  }
  return Math.max(...ends)
}
