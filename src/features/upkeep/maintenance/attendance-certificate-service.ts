import { bodyZone, dayIn } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { advanceSequence } from '../../../server/database/number-sequences.ts'
import { keepFile, openPrivateFile } from '../../platform/files/service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { bodyFace, certificationBodyName } from '../../platform/site-content/service.ts'
import { activityTime } from './place-rules.ts'
import { type ActivityRow, updateActivity } from './queries.ts'
import { ACTIVITY_KINDS, ATTENDED, attendanceNumber, isAmong } from './rules.ts'
import { lockActivity, requireActivity } from './service.ts'

/** The certificate of attendance, made once and the same ever after; throws RECORD_NOT_FOUND for those who were not there. */
export async function issueAttendanceCertificate(
  ctx: Context,
  userId: number,
  id: number,
): Promise<{ nomor: string; bytes: Buffer }> {
  const seen = await requireActivity(ctx.db, id, userId)
  refuseUnattended(seen)
  const { certificate_file_id, no_sertifikat } = seen.certificate_file_id
    ? seen
    : await inTransaction(ctx.db, (db) => makeCertificate(db, ctx, userId, id))
  if (certificate_file_id === null || no_sertifikat === null) throw new Problem('RECORD_NOT_FOUND')
  return { nomor: no_sertifikat, bytes: await openPrivateFile(ctx, certificate_file_id) }
}

function refuseUnattended({ schedule_id, status }: ActivityRow): void {
  if (schedule_id === null || !isAmong(ATTENDED, status)) throw new Problem('RECORD_NOT_FOUND')
}

/** Numbers and writes it, unless another request just did. */
async function makeCertificate(db: Db, ctx: Context, userId: number, id: number) {
  const row = await lockActivity(db, { id, userId })
  refuseUnattended(row)
  if (row.certificate_file_id !== null) return row
  const nomor = row.no_sertifikat ?? attendanceNumber(ctx.today, await advanceSequence(db, 'kehadiran', yearOf(ctx)))
  const personal = await personalDataOf(db, ctx.keys, userId)
  // Loaded when asked for: making PDFs takes 60 MB, which most processes never need.
  const { attendanceCertificatePdf } = await import('../../../documents/attendance-certificate.tsx')
  const bytes = await attendanceCertificatePdf(
    {
      nama_lembaga: await certificationBodyName(db),
      nomor,
      nama: personal?.nama_lengkap || row.nama,
      jenis: row.jenis_kegiatan === '' ? 'Kegiatan' : ACTIVITY_KINDS[row.jenis_kegiatan],
      kegiatan: row.nama_kegiatan,
      waktu: activityTime(row),
      jam_pelajaran: row.jam_pelajaran,
      hari: dayIn(bodyZone(), ctx.now),
    },
    await bodyFace(ctx),
  )
  const named = { name: `sertifikat-kehadiran-${nomor.replaceAll('/', '-')}.pdf`, type: 'application/pdf' }
  const file = await keepFile(db, ctx, { userId, jenis: 'sertifikat', ...named, bytes })
  const given = { no_sertifikat: nomor, certificate_file_id: file.id }
  await updateActivity(db, id, { ...given, updated_at: row.updated_at })
  return { ...row, ...given }
}

const yearOf = ({ today }: Pick<Context, 'today'>): number => Number(today.slice(0, 4))
