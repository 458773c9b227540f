export const REVIEW_STATES = { disiapkan: 'Disiapkan', selesai: 'Selesai' } as const
export type ReviewState = keyof typeof REVIEW_STATES
export const REVIEW_STATE_NAMES = Object.keys(REVIEW_STATES) as [ReviewState, ...ReviewState[]]

export const TASK_STATES = { terbuka: 'Terbuka', selesai: 'Selesai' } as const
export type TaskState = keyof typeof TASK_STATES
export const TASK_STATE_NAMES = Object.keys(TASK_STATES) as [TaskState, ...TaskState[]]

/** The inputs of a review, in the order in which the standard asks for them; `hari` are working days, `persen` whole percent. */
export const REVIEW_INPUTS = {
  temuan_dibuka: 'Temuan dibuka',
  temuan_ditutup: 'Temuan ditutup',
  temuan_terbuka: 'Temuan masih terbuka',
  temuan_terlambat: 'Temuan lewat batas',
  audit_selesai: 'Audit internal selesai',
  audit_direncanakan: 'Audit internal direncanakan',
  risiko_dipantau: 'Risiko ketidakberpihakan dipantau',
  risiko_tinggi: 'Risiko tingkat tinggi',
  risiko_ditinjau: 'Risiko ditinjau',
  pengaduan_masuk: 'Pengaduan masuk',
  pengaduan_selesai: 'Pengaduan selesai',
  banding_masuk: 'Banding masuk',
  banding_dikabulkan: 'Banding dikabulkan',
  insiden: 'Insiden data pribadi',
  permohonan_dikirim: 'Permohonan dikirim',
  keputusan_kompeten: 'Keputusan kompeten',
  keputusan_belum_kompeten: 'Keputusan belum kompeten',
  sanksi: 'Sanksi dijatuhkan',
  verifikasi_hari: 'Verifikasi, median hari kerja',
  verifikasi_persen: 'Verifikasi tepat waktu, persen',
  keputusan_hari: 'Keputusan, median hari kerja',
  keputusan_persen: 'Keputusan tepat waktu, persen',
  pengaduan_hari: 'Jawaban pengaduan, median hari kerja',
  pengaduan_persen: 'Jawaban pengaduan tepat waktu, persen',
  dokumen_berakhir: 'Dokumen dan kontrak lewat masa berlakunya',
  tugas_terbuka: 'Tugas tinjauan terdahulu yang masih terbuka',
} as const
export type ReviewInput = keyof typeof REVIEW_INPUTS
export const REVIEW_INPUT_NAMES = Object.keys(REVIEW_INPUTS) as [ReviewInput, ...ReviewInput[]]

/** Figures by their name; null where too few cases are closed to say one. */
export type GatheredInputs = Record<ReviewInput, number | null>

const TRANSITIONS = {
  /** Gathered again as often as wanted, until the review is finished. */
  gather: { from: ['disiapkan'], to: 'disiapkan' },
  finish: { from: ['disiapkan'], to: 'selesai' },
} as const satisfies Record<string, { from: readonly ReviewState[]; to: ReviewState }>
export type ReviewTransition = keyof typeof TRANSITIONS

/** Where a transition leads, or why it may not be taken: a review is finished on what was gathered. */
export function nextReview(
  transition: ReviewTransition,
  { status, gathered_at }: { status: ReviewState; gathered_at: unknown },
): { next: ReviewState } | { refused: 'QUALITY_STATE' | 'REVIEW_UNGATHERED' } {
  const { from, to } = TRANSITIONS[transition]
  if (!from.some((one) => one === status)) return { refused: 'QUALITY_STATE' }
  if (transition === 'finish' && gathered_at === null) return { refused: 'REVIEW_UNGATHERED' }
  return { next: to }
}

/** A task is done by whoever answers for it, once. */
export function nextTask(
  { status, owner_id }: { status: TaskState; owner_id: number },
  by: number,
): { next: TaskState } | { refused: 'QUALITY_STATE' | 'QUALITY_OWNER' } {
  if (status !== 'terbuka') return { refused: 'QUALITY_STATE' }
  return owner_id === by ? { next: 'selesai' } : { refused: 'QUALITY_OWNER' }
}
