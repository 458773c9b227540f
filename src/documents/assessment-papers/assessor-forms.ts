import type { ExamFrame } from './assessment-form.tsx'
import { type Form, facts, headingOf, list, sentence, table } from './forms.ts'

/** A paper of the assessor's folder stands in the frame of any form: the standard, the period, and whose folder it is. */
export interface FolderForm {
  form: Form
  frame: ExamFrame
}

/** The words of a public page, with the address at which everybody reads it. */
export const pageForm = (label: string, address: string, lines: readonly string[]): Form => ({
  kode: '',
  judul: label,
  blocks: [facts([['Alamat', address]]), ...lines.map(sentence)],
})

export interface FolderIndex {
  edisi: string
  masa: string
  dibuat: string
  /** SHA-256 of the manifest, which names every other file with its own. */
  sha256: string
  tanda_tangan: string
  jawaban: readonly (readonly [nomor: string, title: string, jawaban: string, isi: string])[]
  kosong: readonly (readonly [nomor: string, kurang: string])[]
}

/** Lists what is in the folder, clause by clause, and what is missing. */
export const indexForm = ({ edisi, masa, dibuat, sha256, tanda_tangan, jawaban, kosong }: FolderIndex): Form => ({
  kode: '',
  judul: 'Indeks berkas asesor',
  blocks: [
    facts([
      ['Standar', edisi],
      ['Masa', masa],
      ['Disusun', dibuat],
      // In groups, as a line that breaks within one would get a hyphen.
      ['SHA-256 manifes.json', (sha256.match(/.{1,16}/g) ?? []).join(' ')],
    ]),
    sentence('Judul klausul adalah kata-kata lembaga. Daftar tidak memuat nama pemohon, pemegang, atau pelapor.'),
    headingOf('Yang belum ada'),
    table({ Klausul: 2, Kekurangan: 10 }, kosong, 'Tidak ada yang kurang pada masa ini.'),
    headingOf('Jawaban menurut klausul'),
    table({ Klausul: 2, Permintaan: 4, Jawaban: 4, Isi: 6 }, jawaban, 'Tidak ada klausul yang dipilih.'),
    headingOf('Tanda tangan'),
    list([tanda_tangan], ''),
  ],
})
