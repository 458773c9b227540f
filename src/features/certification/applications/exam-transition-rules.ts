import { appealGuard, examDayGuard, readmitGuard, scoreGuard } from './exam-guard-rules.ts'
import type { TransitionRule } from './transition-table-rules.ts'

/** From the door of the exam room to the decision, and what can be said against it. */
export const EXAM_TRANSITIONS = {
  attend: {
    from: ['terjadwal'],
    to: 'diuji',
    by: 'verifikasi',
    label: 'Catat hadir',
    guard: examDayGuard,
  },
  miss: {
    from: ['terjadwal'],
    to: 'tidak_hadir',
    by: 'verifikasi',
    label: 'Catat tidak hadir',
    letter: 'examMissed',
    guard: examDayGuard,
  },
  readmit: {
    from: ['tidak_hadir'],
    to: 'terjadwal',
    by: 'verifikasi',
    label: 'Jadwalkan kembali',
    reason: true,
    moves: true,
    letter: 'applicationMoved',
    guard: readmitGuard,
  },
  score: {
    from: ['diuji'],
    to: 'menunggu_keputusan',
    by: 'penguji',
    label: 'Kunci penilaian',
    guard: scoreGuard,
  },
  reopen: {
    from: ['menunggu_keputusan'],
    to: 'diuji',
    by: 'verifikasi',
    label: 'Buka kembali penilaian',
    reason: true,
    inside: true,
  },
  decideCompetent: {
    from: ['menunggu_keputusan'],
    to: 'diterbitkan',
    by: 'keputusan',
    label: 'Putuskan kompeten',
    letter: 'decidedCompetent',
  },
  decideNotYet: {
    from: ['menunggu_keputusan'],
    to: 'belum_kompeten',
    by: 'keputusan',
    label: 'Putuskan belum kompeten',
    letter: 'decidedNotYet',
  },
  appeal: {
    from: ['belum_kompeten'],
    to: 'banding',
    by: 'pemohon',
    label: 'Ajukan banding',
    letter: 'appealReceived',
    guard: appealGuard,
  },
  grantAppeal: {
    from: ['banding'],
    to: 'menunggu_keputusan',
    by: 'panel',
    label: 'Terima banding',
    reason: true,
    letter: 'appealGranted',
  },
  rejectAppeal: {
    from: ['banding'],
    to: 'belum_kompeten',
    by: 'panel',
    label: 'Tolak banding',
    reason: true,
    letter: 'appealRejected',
  },
} as const satisfies Record<string, TransitionRule>
