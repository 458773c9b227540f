import type { Stage } from '../../certification/applications/rules.ts'
import { transitionRule } from '../../certification/applications/transitions/rules.ts'
import type { ActivityState } from '../../upkeep/maintenance/rules.ts'
import { AHEAD_OF_ACTIVITY, isAmong } from '../../upkeep/maintenance/rules.ts'

/** Whose turn it is after a cancellation; null where nothing waits any more. */
export type Awaited = 'peserta' | 'kantor' | null

/** What becomes of somebody whose schedule was cancelled, in a sentence, and who has to act. */
export interface AfterCancellation {
  menunggu: Awaited
  boleh: string
}

const MOVED: AfterCancellation = { menunggu: null, boleh: 'Sudah pindah ke jadwal lain.' }
const ENDED: AfterCancellation = { menunggu: null, boleh: 'Sudah selesai.' }

const mayTake = (transition: 'reschedule' | 'withdraw', tahap: Stage): boolean =>
  transitionRule(transition).from.includes(tahap)

/** Follows the table of transitions: a cancelled schedule may be left at any time, with all of the money (domain 2.9). */
export function applicantAfter(tahap: Stage, isStillThere: boolean): AfterCancellation {
  const mayWithdraw = mayTake('withdraw', tahap)
  if (mayTake('reschedule', tahap)) {
    if (!isStillThere) return MOVED
    if (mayWithdraw)
      return {
        menunggu: 'peserta',
        boleh: 'Boleh pindah ke jadwal lain tanpa mengurangi jatahnya, atau membatalkan; yang sudah dibayar kembali.',
      }
    return {
      menunggu: 'kantor',
      boleh: 'Bukti bayarnya diperiksa dahulu. Sambil menunggu ia boleh pindah ke jadwal lain.',
    }
  }
  if (!isStillThere) return MOVED
  if (tahap === 'daftar_tunggu') return { menunggu: null, boleh: 'Daftar tunggunya ditutup otomatis.' }
  return ENDED
}

/** A participant of an activity is taken off it at once, unless somebody first looks at the proof of payment. */
export const participantAfter = (status: ActivityState): AfterCancellation =>
  isAmong([...AHEAD_OF_ACTIVITY], status)
    ? { menunggu: 'kantor', boleh: 'Bukti bayarnya diperiksa dahulu; sesudah itu pendaftarannya dibatalkan otomatis.' }
    : { menunggu: null, boleh: 'Pendaftarannya dibatalkan; yang sudah dibayar kembali.' }
