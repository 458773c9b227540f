import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { picturesIn } from '../../tests/pdf-reading.ts'
import { elementsOf, faultsOf, tagsIn } from '../../tests/pdf-tags.ts'
import {
  builtInDesign,
  DESIGNED_KINDS,
  type DesignedKind,
  type DesignTexts,
  type DocumentDesign,
  partsOf,
  textsOf,
} from '../features/platform/document-designs/rules.ts'
import { day } from '../lib/day.ts'
import { BUILT_IN } from '../lib/graphics/colour-scheme.ts'
import { terbilang } from '../lib/text/terbilang.ts'
import { certificatePdf } from './certificates/certificate.tsx'
import { statusLetterPdf } from './certificates/status-letter.tsx'
import { examCardPdf } from './exams/exam-card.tsx'
import { invoicePdf } from './money/invoice.tsx'
import { receiptPdf } from './money/receipt.tsx'

const NAME = 'Prof. Dr. Ir. Kusumadiningrat Kusumadiningrat Adiwijaya Contoh, S.T., M.Si., Ph.D., IPM., ASEAN Eng.'
const BODY = 'Lembaga Sertifikasi Kompetensi Penyusun Dokumen Lingkungan Hidup Contoh Nusantara'
const SCHEME = 'Sertifikasi Kompetensi Ketua Tim Penyusun Analisis Mengenai Dampak Lingkungan Hidup'
const UNITS = Array.from({ length: 12 }, (_, at) => `Unit ${at + 1} tentang penyusunan dokumen lingkungan hidup`)
const AT = new Date('2026-11-20T03:00:00Z')
const ISSUER = { nama_lembaga: BODY, alamat: 'Jalan Contoh 1, Jakarta Selatan' }

/** Each as long as it may be, of words as people write them. */
const longest = <K extends DesignedKind>(kind: K): DesignTexts<K> =>
  textsOf(
    kind,
    Object.fromEntries(
      Object.entries(partsOf(kind)).map(([name, { most, lines = 1 }]) => {
        const line = 'Kalimat kantor yang panjang sekali '.repeat(20).slice(0, Math.floor(most / lines) - 1)
        return [name, Array.from({ length: lines }, (_, at) => `${at}${line.slice(1)}`).join('\n')]
      }),
    ),
  )

let picture: Buffer

beforeAll(async () => {
  const background = { r: 30, g: 40, b: 120, alpha: 0.4 }
  picture = await sharp({ create: { width: 400, height: 160, channels: 4, background } })
    .png({ palette: true })
    .toBuffer()
})

const full = <K extends DesignedKind>(kind: K): DocumentDesign<K> => ({
  ...builtInDesign(kind),
  teks: longest(kind),
  penandatangan: NAME,
  jabatan: 'Ketua Dewan Pengarah Lembaga Sertifikasi Kompetensi',
  tanda_tangan: picture,
  stempel: picture,
  latar: picture,
})

const billOf = (nama: string) => ({
  nomor: 'INV/2026/11/0042',
  status: 'belum_dibayar' as const,
  created_at: AT,
  due_at: AT,
  penerbit: ISSUER,
  nama_tagihan: nama,
  npwp_tagihan: '0123456789012345',
  untuk: 'permohonan' as const,
  peserta: nama,
  skema: SCHEME,
  tanggal_uji: '2026-12-10',
  items: [{ nama: `Biaya pendaftaran ${SCHEME}`, jumlah: 4_500_000 }],
  kode_unik: 42,
  total: 4_500_042,
  terbilang: terbilang(4_500_042),
  rekening: [{ bank: 'Bank Contoh', nomor: '0000111122', atas_nama: 'LSK Contoh' }],
})

interface Matter {
  nama: string
  design: <K extends DesignedKind>(kind: K) => DocumentDesign<K>
}

const DRAW: Record<DesignedKind, (matter: Matter) => Promise<Buffer>> = {
  sertifikat: ({ nama, design }) =>
    certificatePdf(
      {
        nama_lembaga: BODY,
        no_sertifikasi: '0042/KTPA/LSK-XX/XI/2026',
        no_registrasi: 'REG-1234',
        nama,
        foto: null,
        skema: SCHEME,
        skema_versi: 2,
        kualifikasi: 'KTPA',
        unit_kompetensi: UNITS,
        valid_from: day('2026-11-20'),
        valid_until: day('2029-11-20'),
        issued_at: AT,
        created_at: AT,
        versi: 1,
        signer_name: nama,
        signer_title: 'Ketua Dewan Pengarah',
        tautan_periksa: 'https://lsk.example.com',
      },
      BUILT_IN,
      design('sertifikat'),
    ),
  surat_keterangan: ({ nama, design }) =>
    statusLetterPdf(
      {
        penerbit: ISSUER,
        nomor: 'SKS/2026/0001',
        created_at: AT,
        no_sertifikasi: '0042/KTPA/LSK-XX/XI/2026',
        no_registrasi: null,
        nama,
        kualifikasi: 'KTPA',
        skema: SCHEME,
        valid_from: '2026-11-20',
        valid_until: '2029-11-20',
        status_sertifikat: 'aktif',
        status_label: 'Aktif',
        status_since: AT.toISOString(),
        frozen_until: null,
        no_sertifikasi_pengganti: null,
        tautan_periksa: 'https://lsk.example.com',
      },
      BUILT_IN,
      design('surat_keterangan'),
    ),
  kartu_peserta: ({ nama, design }) =>
    examCardPdf(
      {
        nama_lembaga: BODY,
        nomor: 'PMH/2026/11/0001',
        nama: nama.slice(0, 46),
        foto: null,
        skema: SCHEME,
        metode: ['Uji tulis', 'Wawancara'],
        tanggal: '10–11 Desember 2026',
        jam: '08.00–16.00 WIB',
        tempat: 'TUK Contoh',
        alamat: 'Jalan Uji 2, Jakarta Selatan',
        penyesuaian: ['Tambahan waktu 240 menit', 'Ruang terpisah', 'Pembaca soal'],
        tautan: 'https://lsk.example.com',
        issued_at: AT,
      },
      BUILT_IN,
      design('kartu_peserta'),
    ),
  invoice: ({ nama, design }) => invoicePdf(billOf(nama), BUILT_IN, design('invoice')),
  kuitansi: ({ nama, design }) =>
    receiptPdf(
      {
        ...billOf(nama),
        status: 'lunas',
        rekening: [],
        nomor_kuitansi: 'KWT/2026/11/0007',
        paid_at: AT,
        perlu_meterai: true,
        nomor_meterai: null,
        pengembalian: 0,
        refunded_at: null,
      },
      BUILT_IN,
      design('kuitansi'),
    ),
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/**
 * The pages of each kind with its longest text: a second one has a running head; certificate and card are one sheet.
 */
const PAGES: Record<DesignedKind, number> = {
  sertifikat: 1,
  surat_keterangan: 2,
  kartu_peserta: 1,
  invoice: 2,
  kuitansi: 2,
}

describe('a document with every picture of its design', () => {
  test.each(DESIGNED_KINDS)('%s loses no word of the longest texts and keeps within its pages', async (kind) => {
    const bytes = await DRAW[kind]({ nama: NAME, design: full })
    const proxy = await getDocumentProxy(new Uint8Array(bytes))
    const { text } = await extractText(proxy, { mergePages: true })
    for (const part of Object.values<string>(longest(kind)).flatMap((one) => one.split('\n'))) {
      expect(withoutSpaces(text)).toContain(withoutSpaces(part))
    }
    expect(proxy.numPages).toBeLessThanOrEqual(PAGES[kind])
    expect(picturesIn(bytes)).toBeGreaterThan(0)
  })

  test.each(DESIGNED_KINDS)(
    '%s says what a heading, a table, a list and a picture is to those who hear it',
    async (kind) => {
      const { pages, unheard } = await tagsIn(await DRAW[kind]({ nama: NAME, design: full }))
      expect(unheard).toEqual([])
      expect(pages.flatMap((page) => faultsOf(page))).toEqual([])
      expect(pages.flatMap((page) => elementsOf(page, 'H1'))).toHaveLength(1)
      expect(pages.flatMap((page) => elementsOf(page, 'Figure')).map(({ alt }) => alt)).toContain('Stempel')
    },
  )

  test.each(DESIGNED_KINDS)('%s is one sheet with its built-in texts and a signature', async (kind) => {
    const design = <K extends DesignedKind>(of: K) => ({
      ...full(of),
      teks: textsOf(of),
      penandatangan: 'Ratna Contoh',
    })
    const bytes = await DRAW[kind]({ nama: 'Ir. Wulan Contoh, M.Si.', design })
    expect((await getDocumentProxy(new Uint8Array(bytes))).numPages).toBe(1)
  })

  test.each(DESIGNED_KINDS)('%s always gives the same bytes', async (kind) => {
    const [one, other] = [
      await DRAW[kind]({ nama: NAME, design: full }),
      await DRAW[kind]({ nama: NAME, design: full }),
    ]
    expect(one.equals(other)).toBe(true)
  })
})
