import { longDay, longMoment } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { tell } from '../../platform/notifications/service.ts'
import type { ApplicationRow } from './application-queries.ts'
import type { ApplicationLetterKind } from './letters.ts'

/** '10 Desember 2026 pukul 08.00 WIB', by the clocks of the place. */
const examTime = ({ start_date, jam_mulai, zona_waktu }: ApplicationRow): string =>
  start_date ? `${longDay(start_date)} pukul ${jam_mulai} ${zona_waktu}` : 'tanggal menyusul'

/** Where a letter leads; all others lead to the application itself. */
const PATHS: Partial<Record<ApplicationLetterKind, (row: ApplicationRow) => string>> = {
  seatOffered: ({ schedule_id }) => `/user/sertifikasi/daftar/${schedule_id}`,
  offerDue: ({ schedule_id }) => `/user/sertifikasi/daftar/${schedule_id}`,
  correctionAsked: ({ schedule_id }) => `/user/sertifikasi/daftar/${schedule_id}`,
  correctionDue: ({ schedule_id }) => `/user/sertifikasi/daftar/${schedule_id}`,
  proofRefused: ({ id }) => `/user/sertifikasi/saya/${id}/invoice`,
  messageWritten: ({ id }) => `/user/sertifikasi/saya/${id}?tab=pesan`,
}

/** Letter and notice about an application to its owner, as part of the caller's transaction. */
export function tellApplicant(
  db: Db,
  ctx: Pick<Context, 'jobs' | 'appUrl' | 'now'>,
  row: ApplicationRow,
  { letter, alasan = null }: { letter: ApplicationLetterKind; alasan?: string | null },
): Promise<void> {
  const path = PATHS[letter]?.(row) ?? `/user/sertifikasi/saya/${row.id}`
  const { nama: name, skema, nomor, due_at } = row
  const batas = due_at && longMoment(due_at)
  const words = { letter, name, skema, nomor, waktu: examTime(row), batas, alasan, link: `${ctx.appUrl}${path}` }
  return tell(db, ctx, { id: row.user_id, email: row.email }, words, path)
}
