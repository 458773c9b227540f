import type { Blueprint } from '../../features/catalogue/schemes/blueprint-rules.ts'
import type { PlannedUnit } from '../../features/catalogue/schemes/plan-rules.ts'
import type { AppealState } from '../../features/certification/appeals/rules.ts'
import type { ExamMethod } from '../../features/certification/examination/exam-content-rules.ts'
import type { Finding } from '../../features/certification/examination/rules.ts'
import type { ExamRecordPaper } from '../exams/exam-record.tsx'

/** A finding that an examiner has locked. */
export interface LockedScore {
  unit: string
  metode: string
  nilai: number | null
  hasil: Finding
  catatan: string
}

export interface ExaminerOfCandidate {
  nama: string
  status: 'ditawarkan' | 'diterima'
  /** When confidentiality and independence were declared. */
  declared_at: Date | null
  locked_at: Date | null
  /** Empty until it is locked: what may still change is on no paper. */
  nilai: LockedScore[]
}

export interface DecisionOnCandidate {
  hasil: 'kompeten' | 'belum_kompeten'
  at: Date
  decided_by_name: string
  alasan: string
  unit: { unit: string; hasil: Finding; catatan: string }[]
}

/** A candidate of an exam, with what the portal knows of theirs; never an identity number. */
export interface ExaminedCandidate {
  nomor: string
  nama: string
  /** 'Sertifikasi pertama' */
  jenis: string
  tahap_label: string
  attended_at: Date | null
  attended_by_name: string
  /** When the application's declaration, secrecy of the exam included, was signed; null where it was not. */
  disetujui: Date | null
  /** Null where nothing was asked for. */
  penyesuaian: { keadaan: string; langkah: string[]; pemberian: string } | null
  unit: string[]
  sel: { unit: string; metode: string }[]
  penguji: ExaminerOfCandidate[]
  /** The newest first. */
  putusan: DecisionOnCandidate[]
  no_sertifikasi: string | null
}

/** The candidates' answers about the service; null where too few have answered. */
export interface Feedback {
  banyak: number
  mulai: number
  pertanyaan:
    | { teks: string; dijawab: number; jumlah: { jawaban: string; banyak: number }[]; rata_rata: number | null }[]
    | null
}

/** Everything that the portal knows of one exam, as its papers need it. */
export interface ExamFacts {
  nama_lembaga: string
  skema: string
  versi: number
  dasar_hukum: string | null
  published_at: Date | null
  proposed_by_name: string | null
  published_by_name: string | null
  tanggal: string
  jam: string
  tempat: string
  /** 'Luring' */
  metode: string
  cancelled_at: Date | null
  alasan_batal: string
  unit: PlannedUnit[]
  jenis_metode: ExamMethod[]
  kisi: Blueprint | null
  /** From which points a written unit is passed. */
  batas_nilai: number
  penguji: { nama: string; no_sertifikat: string }[]
  peserta: ExaminedCandidate[]
  /** Null where this exam has none yet. */
  berita_acara: ExamRecordPaper | null
  umpan_balik: Feedback[]
  banding: { nomor: string; nama: string; status: AppealState; submitted_at: Date; decided_at: Date | null }[]
  /** How many suspicions of cheating were reported. */
  dugaan: number
  dibuat_oleh: string
  made_at: Date
}
