import { dayIn } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { nextNumber } from '../../../server/database/numbers.ts'
import { fileBytes, keepFile } from '../../platform/files/service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { bodyName } from '../../platform/site-content/service.ts'
import { type ActivityRow, activityById, changeActivity } from './queries.ts'
import { ACTIVITY_KINDS, ATTENDED, attendanceNumber, isAmong } from './rules.ts'
import { heldActivity } from './service.ts'
import { activityTime } from './tell-holder.ts'

/** The certificate of attendance, as it was first made; throws RECORD_NOT_FOUND for who was not there. */
export async function attendanceCertificate(
  ctx: Context,
  userId: number,
  id: number,
): Promise<{ nomor: string; bytes: Buffer }> {
  const seen = attended(await activityById(ctx.db, id), userId)
  const { sertifikat_id, nomor_sertifikat } = seen.sertifikat_id
    ? seen
    : await inTransaction(ctx.db, async (db) => made(db, ctx, userId, id))
  if (sertifikat_id === null || nomor_sertifikat === null) throw new Problem('RECORD_NOT_FOUND')
  return { nomor: nomor_sertifikat, bytes: await fileBytes(ctx, sertifikat_id) }
}

function attended(row: ActivityRow | undefined, userId: number): ActivityRow {
  if (row?.user_id !== userId || row.schedule_id === null || !isAmong(ATTENDED, row.status)) {
    throw new Problem('RECORD_NOT_FOUND')
  }
  return row
}

/** Numbers and writes it, unless another request just did. */
async function made(db: Db, ctx: Context, userId: number, id: number) {
  const row = attended(await heldActivity(db, { id, userId }), userId)
  if (row.sertifikat_id !== null) return row
  const nomor = row.nomor_sertifikat ?? attendanceNumber(ctx.today, await nextNumber(db, 'kehadiran', yearOf(ctx)))
  const personal = await personalDataOf(db, ctx.keys, userId)
  // Loaded when asked for: making PDFs takes 60 MB, which most processes never need.
  const { attendanceCertificatePdf } = await import('../../../documents/attendance-certificate.tsx')
  const bytes = await attendanceCertificatePdf({
    lembaga: await bodyName(db),
    nomor,
    nama: personal?.nama_lengkap || row.nama,
    jenis: row.jenis_kegiatan === '' ? 'Kegiatan' : ACTIVITY_KINDS[row.jenis_kegiatan],
    kegiatan: row.nama_kegiatan,
    waktu: activityTime(row),
    jam_pelajaran: row.jam_pelajaran,
    hari: dayIn('WIB', ctx.now),
  })
  const named = { name: `sertifikat-kehadiran-${nomor.replaceAll('/', '-')}.pdf`, type: 'application/pdf' }
  const file = await keepFile(db, ctx, { userId, jenis: 'sertifikat', ...named, bytes })
  const given = { nomor_sertifikat: nomor, sertifikat_id: file.id }
  await changeActivity(db, id, { ...given, updated_at: row.updated_at })
  return { ...row, ...given }
}

const yearOf = ({ today }: Pick<Context, 'today'>): number => Number(today.slice(0, 4))
