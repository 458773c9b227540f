/** The states of a sitting, in the words a person reads. */
export const SITTING_STATES = {
  siap: 'Siap, belum mulai',
  berjalan: 'Mengerjakan',
  dijeda: 'Dijeda',
  berakhir: 'Waktu habis, menunggu jawaban terakhir',
  ditutup: 'Selesai',
} as const
export type SittingState = keyof typeof SITTING_STATES
export const SITTING_STATE_NAMES = Object.keys(SITTING_STATES) as [SittingState, ...SittingState[]]

interface Transition {
  from: readonly SittingState[]
  to: SittingState
  by: 'peserta' | 'pengawas' | 'sistem'
  /** What was done, as the history says it. */
  action: string
}

/** Every change of state of a sitting. */
export const SITTING_TRANSITIONS = {
  mulai: { from: ['siap'], to: 'berjalan', by: 'peserta', action: 'mulai mengerjakan' },
  jeda: { from: ['berjalan'], to: 'dijeda', by: 'pengawas', action: 'jeda' },
  lanjutkan: { from: ['dijeda'], to: 'berjalan', by: 'pengawas', action: 'lanjutkan' },
  beri_waktu: { from: ['berakhir'], to: 'berjalan', by: 'pengawas', action: 'beri waktu lagi' },
  akhiri: { from: ['berjalan', 'dijeda'], to: 'berakhir', by: 'pengawas', action: 'akhiri' },
  habis: { from: ['berjalan'], to: 'berakhir', by: 'sistem', action: 'waktu habis' },
  serahkan: { from: ['berjalan', 'dijeda', 'berakhir'], to: 'ditutup', by: 'peserta', action: 'serahkan' },
  tutup: { from: ['berakhir'], to: 'ditutup', by: 'pengawas', action: 'tutup dengan jawaban yang ada' },
  tutup_otomatis: { from: ['berakhir'], to: 'ditutup', by: 'sistem', action: 'ditutup sesudah batas jawaban menyusul' },
} as const satisfies Record<string, Transition>
export type SittingTransition = keyof typeof SITTING_TRANSITIONS

/** The transitions that an invigilator takes, for one candidate or for all. */
export const INVIGILATOR_TRANSITIONS = ['jeda', 'lanjutkan', 'akhiri', 'tutup'] as const satisfies SittingTransition[]
export type InvigilatorTransition = (typeof INVIGILATOR_TRANSITIONS)[number]

/** Returns the state after a transition; undefined where it may not be taken. */
export function sittingAfter(transition: SittingTransition, state: SittingState): SittingState | undefined {
  const { from, to }: Transition = SITTING_TRANSITIONS[transition]
  return from.includes(state) ? to : undefined
}

/** Tells whether answers still come in, and time can be added: until the sitting is closed, after which it is marked. */
export const isOpenSitting = (state: SittingState): boolean => state !== 'ditutup'
