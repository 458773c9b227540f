import type { BookletPart } from '../../features/certification/forms/print/print-rules.ts'
import type { ExamPrint } from './exam-page.tsx'

export interface BookletStimulus {
  id: number
  /** Cleaned rich text. */
  teks: string
  keterangan_gambar: string
  /** As it is stored: WebP. */
  picture: Uint8Array | null
}

export interface Booklet {
  print: ExamPrint
  menit: number | null
  aturan: string[]
  parts: BookletPart[]
  stimuli: BookletStimulus[]
}
