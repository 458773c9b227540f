import { type Queue, queueOf } from '../../../../office/queue/next-in-queue.ts'

const WAITING = { dapat_dinilai: 'true', sort: 'tanggal_uji', order: 'asc' } as const

/** Candidates whom this examiner may score now, those of the earliest exam first. */
export const SCORING = queueOf<'listScoring'>({
  resource: 'penilaian',
  call: 'listScoring',
  what: 'peserta menunggu nilai Anda',
  turns: [WAITING],
})

/** Returns the queue beside a candidate: those of the same schedule come before all others. */
export const scoringBeside = (schedule_id: number): Queue => ({
  ...SCORING,
  turns: [
    { ...WAITING, schedule_id },
    { ...WAITING, except_schedule_id: schedule_id },
  ],
})
