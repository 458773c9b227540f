import type { EntryField } from '../marking/entry-rules.ts'

/** An item as the device shows it: never its key. */
export interface ShownItem {
  nomor: number
  poin: number
  soal: string
  petunjuk: string
  kiri: string[]
  huruf: string[]
}

/** What a device gets of a form, sealed until the exam is opened. */
export interface SittingPackage {
  kode: string
  judul: string
  /** Items that follow each other and ask about the same stimulus, or about none. */
  bagian: { stimulus_id: number | null; items: ShownItem[] }[]
  stimulus: { id: number; teks: string; keterangan_gambar: string; gambar: string | null }[]
  isian: EntryField[]
}
