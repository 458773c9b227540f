import { appealing, onExamDay, readmitting, scoring } from './exam-condition-rules.ts'
import type { StepRule } from './one-step-rules.ts'

/** From the door of the exam room to the decision, and what can be said against it. */
export const EXAM_STEPS = {
  attend: {
    from: ['terjadwal'],
    to: 'diuji',
    by: 'verifikasi',
    label: 'Catat hadir',
    refused: onExamDay,
  },
  miss: {
    from: ['terjadwal'],
    to: 'tidak_hadir',
    by: 'verifikasi',
    label: 'Catat tidak hadir',
    letter: 'examMissed',
    refused: onExamDay,
  },
  readmit: {
    from: ['tidak_hadir'],
    to: 'terjadwal',
    by: 'verifikasi',
    label: 'Jadwalkan kembali',
    reason: true,
    moves: true,
    letter: 'applicationMoved',
    refused: readmitting,
  },
  score: {
    from: ['diuji'],
    to: 'dinilai',
    by: 'penguji',
    label: 'Kunci penilaian',
    refused: scoring,
  },
  present: {
    from: ['dinilai'],
    to: 'menunggu_keputusan',
    by: 'verifikasi',
    label: 'Ajukan untuk keputusan',
  },
  reopen: {
    from: ['dinilai', 'menunggu_keputusan'],
    to: 'diuji',
    by: 'verifikasi',
    label: 'Buka kembali penilaian',
    reason: true,
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
    refused: appealing,
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
} as const satisfies Record<string, StepRule>
