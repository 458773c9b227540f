import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { pdfDanger } from '../../ground/storage/pdf/dangers.ts'
import { terbilang } from '../../lib/text/terbilang.ts'
import { type Bill, invoicePdf } from './invoice.tsx'
import { type Receipt, receiptPdf } from './receipt.tsx'

const A4 = { width: 595, height: 842 }

describe('the invoice', () => {
  test('says who asks whom for how much, until when and why', async () => {
    const text = await textOf(invoicePdf(bill()))
    for (const part of [
      'Lembaga Uji Contoh',
      'Jalan Contoh 1',
      'INV/2026/11/0042',
      'BELUM DIBAYAR',
      '20 November 2026',
      '23 November 2026 pukul 23.59 WIB',
      'Wulan Contoh',
      'Ketua Tim Penyusun Amdal',
      '10 Desember 2026',
      'Biaya pendaftaran Ketua Tim Penyusun Amdal',
      'Rp4.500.000',
      'Rp42',
      'Rp4.500.042',
      'Empat juta lima ratus ribu empat puluh dua rupiah',
    ]) {
      expect(text).toContain(withoutSpaces(part))
    }
  })

  test('is itself a document that may be handed in', async () => {
    expect(pdfDanger(Buffer.from(await invoicePdf(bill())))).toBeUndefined()
  })

  test('says where to pay and what the unique code is for, while it is open', async () => {
    const text = await textOf(invoicePdf(bill()))
    for (const part of ['Bank Contoh', '0000 1111 22', 'Transfer tepat Rp4.500.042', 'Kode unik 042 sudah termasuk']) {
      expect(text).toContain(withoutSpaces(part))
    }
    const paid = await textOf(invoicePdf(bill({ status: 'lunas', rekening: [] })))
    expect(paid).toContain('LUNAS')
    expect(paid).not.toContain('Caramembayar')
  })

  test.each([
    ['menunggu_konfirmasi', 'MENUNGGU KONFIRMASI'],
    ['bukti_ditolak', 'BELUM DIBAYAR'],
    ['kedaluwarsa', 'KEDALUWARSA'],
    ['dibatalkan', 'DIBATALKAN'],
    ['pengembalian_diajukan', 'DANA AKAN DIKEMBALIKAN'],
    ['dikembalikan', 'DANA DIKEMBALIKAN'],
  ] as const)('bears its mark when it is %s: %s', async (status, mark) => {
    expect(await textOf(invoicePdf(bill({ status })))).toContain(withoutSpaces(mark))
  })

  test('names NPWP and the person where an employer pays', async () => {
    const text = await textOf(
      invoicePdf(bill({ nama_tagihan: 'PT Contoh Lestari', npwp_tagihan: '0123456789012345', tanggal_uji: null })),
    )
    for (const part of ['PT Contoh Lestari', 'NPWP', '0123456789012345', 'Peserta', 'Wulan Contoh', 'Menyusul']) {
      expect(text).toContain(withoutSpaces(part))
    }
    expect(await textOf(invoicePdf(bill()))).not.toMatch(/NPWP|Peserta/)
  })

  test('says title, author and language to the reader, and always gives the same bytes', async () => {
    const [one, two] = await Promise.all([invoicePdf(bill()), invoicePdf(bill())])
    expect(two.equals(one)).toBe(true)
    const { info } = await getMeta(await openPdf(one))
    expect(info).toMatchObject({ Title: 'Invoice INV/2026/11/0042', Author: 'Lembaga Uji Contoh', Language: 'id' })
  })

  test('is one sheet of A4', async () => {
    const full = bill({
      nama_tagihan: 'PT Contoh Lestari',
      npwp_tagihan: '0123456789012345',
      rekening: Array.from({ length: 4 }, (_, i) => ({ bank: 'Bank Contoh', nomor: `00011${i}`, atas_nama: 'LSK' })),
    })
    expect(await sizeOf(invoicePdf(full))).toEqual({ pages: 1, ...A4 })
  })

  test('keeps the longest names, many accounts and lines on the paper', async () => {
    const word = 'W'.repeat(150)
    const rekening = Array.from({ length: 10 }, (_, i) => ({ bank: word, nomor: `${i}`.repeat(40), atas_nama: word }))
    const items = Array.from({ length: 5 }, (_, i) => ({ nama: `${i} ${word}`, jumlah: 999_999_999 }))
    const long = bill({
      rekening,
      items,
      nama_tagihan: word,
      peserta: word,
      skema: word,
      penerbit: { nama_lembaga: word, alamat: word },
    })
    expect(await furthestRight(invoicePdf(long))).toBeLessThan(A4.width)
    // Each is broken with hyphens; none of its letters is lost.
    const letters = (await textOf(invoicePdf(long))).replace(/[^W]/g, '')
    expect(letters.length).toBeGreaterThan(25 * word.length)
  })
})

describe('the receipt', () => {
  test('says who paid how much, when, and for which invoice', async () => {
    const text = await textOf(receiptPdf(receipt()))
    for (const part of [
      'Kuitansi',
      'KWT/2026/11/0007',
      'LUNAS',
      'Diterima pada 22 November 2026',
      'Untuk invoice INV/2026/11/0042',
      'Diterima dari Wulan Contoh',
      'Rp4.500.042',
      'Empat juta lima ratus ribu empat puluh dua rupiah',
    ]) {
      expect(text).toContain(withoutSpaces(part))
    }
    expect(text).not.toMatch(/Caramembayar|Pengembaliandana|e-meterai/)
  })

  test('asks for an e-meterai where its amount calls for one', async () => {
    expect(await textOf(receiptPdf(receipt({ perlu_meterai: true })))).toContain('e-meterai')
  })

  test('names the e-meterai that it bears', async () => {
    const text = await textOf(receiptPdf(receipt({ perlu_meterai: true, nomor_meterai: 'ABC123' })))
    expect(text).toContain(withoutSpaces('e-meterai dengan nomor seri ABC123'))
    expect(text).not.toContain('Bubuhkan')
  })

  test('says what of it went back', async () => {
    const refunded_at = new Date('2026-12-01T03:00:00Z')
    const text = await textOf(receiptPdf(receipt({ status: 'dikembalikan', pengembalian: 3_375_031, refunded_at })))
    expect(text).toContain(withoutSpaces('Rp3.375.031 dikembalikan pada 1 Desember 2026'))
  })

  test('is one sheet of A4 and always gives the same bytes', async () => {
    const [one, two] = await Promise.all([receiptPdf(receipt()), receiptPdf(receipt())])
    expect(two.equals(one)).toBe(true)
    expect(await sizeOf(receiptPdf(receipt({ perlu_meterai: true })))).toEqual({ pages: 1, ...A4 })
  })
})

function bill(changes: Partial<Bill> = {}): Bill {
  return {
    nomor: 'INV/2026/11/0042',
    status: 'belum_dibayar',
    created_at: new Date('2026-11-20T03:00:00Z'),
    due_at: new Date('2026-11-23T16:59:59Z'),
    penerbit: { nama_lembaga: 'Lembaga Uji Contoh', alamat: 'Jalan Contoh 1, Jakarta Selatan' },
    nama_tagihan: 'Wulan Contoh',
    npwp_tagihan: null,
    peserta: 'Wulan Contoh',
    untuk: 'permohonan',
    skema: 'Ketua Tim Penyusun Amdal',
    tanggal_uji: '2026-12-10',
    items: [{ nama: 'Biaya pendaftaran Ketua Tim Penyusun Amdal', jumlah: 4_500_000 }],
    kode_unik: 42,
    total: 4_500_042,
    terbilang: terbilang(4_500_042),
    rekening: [
      { bank: 'Bank Contoh', nomor: '0000111122', atas_nama: 'Lembaga Uji Contoh' },
      { bank: 'Bank Lain', nomor: '000-222-333', atas_nama: 'Lembaga Uji Contoh' },
    ],
    ...changes,
  }
}

function receipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    ...bill({ status: 'lunas', rekening: [] }),
    nomor_kuitansi: 'KWT/2026/11/0007',
    paid_at: new Date('2026-11-22T03:00:00Z'),
    perlu_meterai: false,
    nomor_meterai: null,
    pengembalian: 0,
    refunded_at: null,
    ...changes,
  }
}

const openPdf = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf))

/** Readers put spaces and line ends where they see gaps: only the letters are compared. */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

async function textOf(pdf: Promise<Buffer>): Promise<string> {
  const { text } = await extractText(await openPdf(await pdf), { mergePages: true })
  return withoutSpaces(text)
}

async function sizeOf(pdf: Promise<Buffer>) {
  const document = await openPdf(await pdf)
  const [, , width = 0, height = 0] = (await document.getPage(1)).view
  return { pages: document.numPages, width: Math.round(width), height: Math.round(height) }
}

async function furthestRight(pdf: Promise<Buffer>): Promise<number> {
  const document = await openPdf(await pdf)
  const ends: number[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) ends.push(Number(item.transform[4]) + item.width)
  }
  return Math.max(...ends)
}
