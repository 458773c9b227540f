import { nextVersion, type VersionFacts, type VersionTransition } from '../quality/version-rules.ts'

export const PAPER_STATES = { diajukan: 'Menunggu persetujuan', berlaku: 'Berlaku', berakhir: 'Berakhir' } as const
export type PaperState = keyof typeof PAPER_STATES
export const PAPER_STATE_NAMES = Object.keys(PAPER_STATES) as [PaperState, ...PaperState[]]

export const PAPER_KINDS = {
  dokumen: 'Dokumen mutu',
  kontrak_tuk: 'Kontrak tempat uji',
  kontrak_penyedia: 'Kontrak penyedia',
  kontrak_laboratorium: 'Kontrak laboratorium',
  asuransi: 'Asuransi',
  keuangan: 'Laporan keuangan',
} as const
export type PaperKind = keyof typeof PAPER_KINDS
export const PAPER_KIND_NAMES = Object.keys(PAPER_KINDS) as [PaperKind, ...PaperKind[]]

/** Tells whether a kind names its other side in words: a venue is named by its record, a document has none. */
export const namesParty = (kind: PaperKind): boolean => kind !== 'dokumen' && kind !== 'kontrak_tuk'

/** Days before its end from which a paper stands on the desk, so that its successor is ready in time. */
export const ENDING_DAYS = 60

export interface PaperForm {
  jenis: PaperKind
  pihak: string | null
  venue_id: number | null
  berlaku_sejak: string
  berlaku_sampai: string | null
}

/** Returns what a paper lacks, by field; an empty record for a complete one. */
export function paperRefusals({
  jenis,
  pihak,
  venue_id,
  berlaku_sejak,
  berlaku_sampai,
}: PaperForm): Record<string, string> {
  const refused: Record<string, string> = {}
  if (namesParty(jenis) && pihak === null) refused['pihak'] = 'Tulis pihak lainnya.'
  if (jenis === 'kontrak_tuk' && venue_id === null) refused['venue_id'] = 'Pilih TUK.'
  if (jenis !== 'dokumen' && berlaku_sampai === null) refused['berlaku_sampai'] = 'Isi hari terakhirnya.'
  if (berlaku_sampai !== null && berlaku_sampai < berlaku_sejak) {
    refused['berlaku_sampai'] = 'Hari terakhir tidak sebelum hari pertama.'
  }
  return refused
}

/** A form without what its kind does not have. */
export const tidyPaper = <Paper extends PaperForm>(form: Paper): Paper => ({
  ...form,
  pihak: namesParty(form.jenis) ? form.pihak : null,
  venue_id: form.jenis === 'kontrak_tuk' ? form.venue_id : null,
})

const TRANSITIONS = {
  /** By somebody who wrote nothing of it. */
  approve: { from: ['diajukan'], to: 'berlaku', byOther: true },
  /** A proposal that is not wanted, or a paper that is not needed any more. */
  end: { from: ['diajukan', 'berlaku'], to: 'berakhir' },
} as const satisfies Record<string, VersionTransition<PaperState>>
export type PaperTransition = keyof typeof TRANSITIONS

export type PaperFacts = VersionFacts<PaperState>

export const nextPaper = (transition: PaperTransition, facts: PaperFacts, by: number) =>
  nextVersion<PaperState>(TRANSITIONS[transition], facts, by)
