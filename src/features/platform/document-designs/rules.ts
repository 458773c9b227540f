import type { Day } from '../../../lib/day.ts'

export const DESIGNED_KINDS = ['sertifikat', 'surat_keterangan', 'kartu_peserta', 'invoice', 'kuitansi'] as const
/** A kind of document whose design the office changes. */
export type DesignedKind = (typeof DESIGNED_KINDS)[number]

export const DESIGNED_KIND_LABELS: Record<DesignedKind, string> = {
  sertifikat: 'Sertifikat',
  surat_keterangan: 'Surat keterangan status',
  kartu_peserta: 'Kartu peserta',
  invoice: 'Invoice',
  kuitansi: 'Kuitansi',
}

/** Kinds that somebody signs. */
export const isSigned = (kind: DesignedKind): boolean => kind !== 'kartu_peserta'

/** One text of a document. */
export interface DesignPart {
  label: string
  /** The built-in text. */
  text: string
  /** Letters that fit, at most. */
  most: number
  /** Names in braces that are filled in. */
  slots?: readonly string[]
  /** May be empty: then nothing stands there. */
  optional?: true
  /** Each line stands for itself; at most so many. */
  lines?: number
}

type Parts = Record<string, DesignPart>

/** The texts of each kind, in the order in which they are read. */
export const DESIGN_PARTS = {
  sertifikat: {
    judul: { label: 'Judul', text: 'Sertifikat Kompetensi', most: 40 },
    judul_inggris: { label: 'Judul, bahasa Inggris', text: 'Certificate of Competence', most: 60, optional: true },
    pembuka: { label: 'Di atas nama', text: 'Diberikan kepada', most: 60 },
    pembuka_inggris: {
      label: 'Di atas nama, bahasa Inggris',
      text: 'This is to certify that',
      most: 60,
      optional: true,
    },
    pernyataan: { label: 'Di atas skema', text: 'yang dinyatakan kompeten sesuai skema', most: 70 },
    pernyataan_inggris: {
      label: 'Di atas skema, bahasa Inggris',
      text: 'has been found competent under the scheme',
      most: 60,
      optional: true,
    },
    tanda_terbit: { label: 'Pada tanda tangan', text: 'Diterbitkan secara elektronik', most: 42, optional: true },
    tanda_terbit_inggris: {
      label: 'Pada tanda tangan, bahasa Inggris',
      text: 'Issued electronically',
      most: 48,
      optional: true,
    },
    ketentuan: {
      label: 'Ketentuan',
      text: 'Sertifikat ini tetap milik {nama_lembaga} dan hanya berlaku untuk unit kompetensi di atas. Pemegang wajib mematuhi kode etik, melaporkan kinerja dan memelihara kompetensi setiap tahun, serta berhenti memakainya bila dibekukan atau dicabut. Statusnya sewaktu-waktu dapat diperiksa melalui kode QR.',
      most: 420,
      slots: ['nama_lembaga', 'nama', 'skema'],
    },
    ketentuan_inggris: {
      label: 'Ketentuan, bahasa Inggris',
      text: 'This certificate remains the property of the certification body and is valid only for the units above. Its status can be verified at any time through the QR code.',
      most: 300,
      slots: ['nama_lembaga', 'nama', 'skema'],
      optional: true,
    },
  },
  surat_keterangan: {
    pembuka: {
      label: 'Kalimat pembuka',
      text: '{nama_lembaga} menerangkan bahwa pada {waktu} daftar pemegang sertifikat memuat keterangan berikut.',
      most: 600,
      slots: ['nama_lembaga', 'nama', 'waktu'],
    },
    penutup: {
      label: 'Kalimat penutup',
      text: 'Surat ini menyatakan keadaan pada {tanggal} saja. Status sertifikat dapat berubah sesudahnya; pindai kode ini untuk melihat keadaan sekarang.',
      most: 500,
      slots: ['nama_lembaga', 'nama', 'tanggal'],
    },
    catatan: {
      label: 'Catatan kaki',
      text: 'Keaslian surat ini diperiksa dengan berkas PDF-nya pada halaman Daftar Pemegang, bagian Periksa berkas. Surat ini dibuat oleh sistem dan sah tanpa tanda tangan basah.',
      most: 500,
      slots: ['nama_lembaga'],
      optional: true,
    },
  },
  kartu_peserta: {
    judul: { label: 'Judul', text: 'Kartu Peserta Uji', most: 40 },
    judul_petunjuk: { label: 'Judul petunjuk', text: 'Yang dibawa', most: 60 },
    petunjuk: {
      label: 'Petunjuk hari uji, satu per baris',
      text: 'Kartu ini, dicetak atau pada ponsel, dan KTP asli.\nDokumen asli dari berkas yang Anda unggah.\nAlat tulis. Catatan dan alat komunikasi disimpan selama uji.\nDatang paling lambat 30 menit sebelum uji dimulai.',
      most: 480,
      lines: 5,
    },
    keterangan_kode: { label: 'Di bawah kode QR', text: 'Dipindai petugas di pintu masuk', most: 60, optional: true },
  },
  invoice: {
    pembuka: {
      label: 'Kalimat pembuka',
      text: '',
      most: 400,
      slots: ['nama_lembaga', 'nama', 'skema'],
      optional: true,
    },
    cara_membayar: {
      label: 'Cara membayar',
      text: 'Transfer tepat {total} ke salah satu rekening ini, lalu unggah buktinya pada halaman invoice.',
      most: 400,
      slots: ['total', 'kode_unik'],
    },
    catatan_pembayaran: {
      label: 'Catatan pembayaran',
      text: 'Kode unik {kode_unik} sudah termasuk dalam total. Kode itu membedakan pembayaran Anda dari pembayaran lain, jadi jangan membulatkan jumlahnya. Kami tidak pernah meminta pembayaran ke rekening lain.',
      most: 600,
      slots: ['total', 'kode_unik'],
      optional: true,
    },
    penutup: { label: 'Kalimat penutup', text: '', most: 400, slots: ['nama_lembaga'], optional: true },
  },
  kuitansi: {
    pembuka: {
      label: 'Kalimat pembuka',
      text: '',
      most: 400,
      slots: ['nama_lembaga', 'nama', 'skema'],
      optional: true,
    },
    penutup: {
      label: 'Kalimat penutup',
      text: 'Kuitansi ini dibuat oleh sistem {nama_lembaga} dan sah tanpa tanda tangan basah.',
      most: 400,
      slots: ['nama_lembaga'],
      optional: true,
    },
  },
} as const satisfies Record<DesignedKind, Parts>

/** The parts of a kind by name. */
export const partsOf = (kind: DesignedKind): Parts => DESIGN_PARTS[kind]

/** A text for each part of a kind. */
export type DesignTexts<K extends DesignedKind> = Record<keyof (typeof DESIGN_PARTS)[K] & string, string>

export const DESIGN_PICTURES = ['tanda_tangan', 'stempel', 'latar'] as const
export type DesignPicture = (typeof DESIGN_PICTURES)[number]

/** A design ready to be drawn. */
export interface DocumentDesign<K extends DesignedKind> extends Record<DesignPicture, Uint8Array | null> {
  teks: DesignTexts<K>
  /** Empty: nobody signs, but on a certificate those whom the settings name. */
  penandatangan: string
  jabatan: string
  /** Marked so that it can never pass for a document. */
  isExample: boolean
}

/** The texts of a design, the built-in ones where it has none. */
export const textsOf = <K extends DesignedKind>(kind: K, given: Record<string, unknown> = {}): DesignTexts<K> =>
  Object.fromEntries(
    Object.entries(partsOf(kind)).map(([name, { text }]) => {
      const own = given[name]
      return [name, typeof own === 'string' ? own : text]
    }),
  ) as DesignTexts<K>

/** The lines of a text that is read line by line. */
export const linesOf = (text: string): string[] =>
  [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)

/** How a kind is drawn until the office makes a design for it. */
export const builtInDesign = <K extends DesignedKind>(kind: K): DocumentDesign<K> => ({
  teks: textsOf(kind),
  penandatangan: '',
  jabatan: '',
  tanda_tangan: null,
  stempel: null,
  latar: null,
  isExample: false,
})

const SLOT = /\{(\w+)\}/g

/** The sentence against each text that a kind cannot bear, by `teks.<part>`; empty when all are good. */
export function textRefusals(kind: DesignedKind, given: Record<string, string>): Record<string, string> {
  const refusals = Object.entries(partsOf(kind)).flatMap(([name, part]) => {
    const refusal = textRefusal(part, given[name] ?? part.text)
    return refusal ? [[`teks.${name}`, refusal]] : []
  })
  return Object.fromEntries(refusals)
}

function textRefusal({ label, most, slots = [], optional, lines }: DesignPart, text: string): string | undefined {
  if (text.trim() === '') return optional ? undefined : `${label} wajib diisi.`
  if (text.length > most) return `${label} paling panjang ${most} huruf.`
  if (lines && text.split('\n').length > lines) return `${label}: paling banyak ${lines} baris.`
  const unknown = [...text.matchAll(SLOT)].map(([whole]) => whole).filter((slot) => !slots.includes(slot.slice(1, -1)))
  if (unknown.length === 0) return undefined
  const known = slots.map((slot) => `{${slot}}`).join(', ')
  return `${unknown.join(', ')} tidak dikenal di sini. ${known ? `Yang dapat dipakai: ${known}.` : 'Tulis tanpa kurung kurawal.'}`
}

export type DesignState = 'terencana' | 'berlaku' | 'lewat'

export const DESIGN_STATES: Record<DesignState, string> = {
  terencana: 'Terencana',
  berlaku: 'Berlaku',
  lewat: 'Sudah diganti',
}

/** Where a design stands on a day; `diganti_sejak` is the first day of the next one of its kind. */
export function designState(
  { berlaku_sejak, diganti_sejak }: { berlaku_sejak: string; diganti_sejak: string | null },
  today: Day,
): DesignState {
  if (berlaku_sejak > today) return 'terencana'
  return diganti_sejak !== null && diganti_sejak <= today ? 'lewat' : 'berlaku'
}
