import type { Keys } from '../../../ground/secrets/keys.ts'
import type { ItemAnswer } from '../items/answer-rules.ts'
import type { Entries } from './entry-rules.ts'

/** The purpose of everything that tells what items ask and how they are answered. */
const PURPOSE = 'exam-item'

const aboutTranscript = (paperId: number, urutan: number): string => `exam_transcripts/${paperId}/${urutan}`
const aboutSheet = (paperId: number): string => `exam_sheets/${paperId}`

export const sealEntries = (keys: Keys, { paper_id, urutan }: { paper_id: number; urutan: number }, nilai: Entries) =>
  keys.seal(PURPOSE, JSON.stringify(nilai), aboutTranscript(paper_id, urutan))

export const openEntries = (keys: Keys, row: { paper_id: number; urutan: number; isi: Uint8Array }): Entries =>
  JSON.parse(keys.open(PURPOSE, row.isi, aboutTranscript(row.paper_id, row.urutan)).toString()) as Entries

/** The answers that count, by number, and what each typist read where they differed. */
export interface Settled {
  jawaban: Record<number, ItemAnswer>
  beda: { nomor: number; satu: string; dua: string; berlaku: string }[]
}

export const sealAnswers = (keys: Keys, paperId: number, settled: Settled): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(settled), aboutSheet(paperId))

export const openAnswers = (keys: Keys, row: { paper_id: number; isi: Uint8Array }): Settled =>
  JSON.parse(keys.open(PURPOSE, row.isi, aboutSheet(row.paper_id)).toString()) as Settled
