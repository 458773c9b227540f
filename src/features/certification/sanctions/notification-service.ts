import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZone, dayIn, longDay, longMoment } from '../../../lib/day.ts'
import { certificatePath } from '../../certification/certificates/rules.ts'
import { sanctionDeadline } from '../../platform/calendar/deadline-rules.ts'
import { deadlineEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import type { SanctionLetter } from './letters.ts'
import type { SanctionRow } from './queries.ts'
import { SANCTION_REASONS } from './rules.ts'

type Without<Letter, Keys extends PropertyKey> = Letter extends unknown ? Omit<Letter, Keys> : never
type News = Without<SanctionLetter, 'name' | 'no_sertifikasi' | 'skema' | 'jenis' | 'link'>

/** Returns the letter's facts on how a case stands, for its holder; undefined before the notice. */
function newsOf({ nomor, answer_due, putusan, ...sanction }: SanctionRow): News | undefined {
  const { status, alasan, uraian, jenis, frozen_until, appeal_due, tugas } = sanction
  if (status === 'diberitahukan' && nomor && answer_due) {
    const words = { case_number: nomor, alasan: SANCTION_REASONS[alasan], uraian, batas: longMoment(answer_due) }
    return { letter: 'sanctionPlanned', ...words }
  }
  if (status === 'tidak_dijatuhkan' && putusan) return { letter: 'sanctionSpared', putusan }
  if (status !== 'dijatuhkan' || !putusan) return undefined
  return {
    letter: 'sanctionImposed',
    putusan,
    sampai: jenis === 'pembekuan' && frozen_until ? longDay(frozen_until) : null,
    tugas: tugas.map((task) => task.tugas),
    banding: appeal_due && longMoment(appeal_due),
  }
}

/** Tells whether a letter reaches the holder: imported ones have no account and get the letter on paper. */
export const isReached = (sanction: SanctionRow): sanction is SanctionRow & { user_id: number; email: string } =>
  sanction.user_id !== null && sanction.email !== null

const letterTo = ({ appUrl }: Context, sanction: SanctionRow, news: News) => {
  const { user_training_id, nama: name, no_sertifikasi, skema, jenis } = sanction
  const link = `${appUrl}${certificatePath(user_training_id)}`
  return { ...news, name, no_sertifikasi, skema, jenis, link } as SanctionLetter
}

/** The letter on how a case stands; undefined before the notice. */
export function outcomeLetter(ctx: Context, sanction: SanctionRow): SanctionLetter | undefined {
  const news = newsOf(sanction)
  return news && letterTo(ctx, sanction, news)
}

/** Returns the day until which the holder may answer or appeal, where the letter tells one. */
function deadlineOf(
  ctx: Context,
  { id, no_sertifikasi, user_training_id, ...sanction }: SanctionRow,
  { letter }: News,
) {
  const by = letter === 'sanctionPlanned' ? 'jawaban' : 'banding'
  const due = letter === 'sanctionPlanned' ? sanction.answer_due : sanction.appeal_due
  if (!due || (letter !== 'sanctionPlanned' && letter !== 'sanctionImposed')) return undefined
  const row = { id, no_sertifikasi, path: certificatePath(user_training_id) }
  return deadlineEnclosure(ctx, [sanctionDeadline(row, by, dayIn(bodyZone(), due))])
}

/** Writes to the holder, where a letter reaches them; without news, how the case stands. */
export async function notifySanctionedHolder(
  db: Db,
  ctx: Context,
  sanction: SanctionRow,
  news: News | undefined = newsOf(sanction),
): Promise<void> {
  if (!news || !isReached(sanction)) return
  const { user_id, email, user_training_id } = sanction
  const calendar = deadlineOf(ctx, sanction, news)
  const path = certificatePath(user_training_id)
  await notifyUser(db, ctx, { id: user_id, email }, letterTo(ctx, sanction, news), path, { calendar })
}
