import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { advanceSequence } from '../../../ground/database/number-sequences.ts'
import { Problem } from '../../../problems.ts'
import { keepFile, openPrivateFile } from '../../platform/files/service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { bodyBranding, certificationBodyName } from '../../platform/site-content/service.ts'
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
  if (seen.certificate_file_id !== null && seen.no_sertifikat !== null)
    return { nomor: seen.no_sertifikat, bytes: await openPrivateFile(ctx, seen.certificate_file_id) }
  const { row, nomor } = await inTransaction(ctx.db, (db) => numberCertificate(db, ctx, userId, id))
  const drawn = await drawCertificate(ctx, row, nomor)
  const fileId = await inTransaction(ctx.db, (db) => keepCertificate(db, ctx, { userId, id, nomor, bytes: drawn }))
  return { nomor, bytes: await openPrivateFile(ctx, fileId) }
}

function refuseUnattended({ schedule_id, status }: ActivityRow): void {
  if (schedule_id === null || !isAmong(ATTENDED, status)) throw new Problem('RECORD_NOT_FOUND')
}

/** A number is taken once, also where drawing fails and is tried again. */
async function numberCertificate(db: Db, ctx: Context, userId: number, id: number) {
  const row = await lockActivity(db, { id, userId })
  refuseUnattended(row)
  const nomor = row.no_sertifikat ?? attendanceNumber(ctx.today, await advanceSequence(db, 'kehadiran', yearOf(ctx)))
  if (row.no_sertifikat === null) await updateActivity(db, id, { no_sertifikat: nomor, updated_at: row.updated_at })
  return { row, nomor }
}

async function drawCertificate(ctx: Context, row: ActivityRow, nomor: string): Promise<Buffer> {
  const personal = await personalDataOf(ctx.db, ctx.keys, row.user_id)
  const facts = {
    nama_lembaga: await certificationBodyName(ctx.db),
    nomor,
    nama: personal?.nama_lengkap || row.nama,
    jenis: row.jenis_kegiatan === '' ? 'Kegiatan' : ACTIVITY_KINDS[row.jenis_kegiatan],
    kegiatan: row.nama_kegiatan,
    waktu: activityTime(row),
    jam_pelajaran: row.jam_pelajaran,
    made_at: ctx.now,
  }
  return drawInWorker('attendanceCertificatePdf', facts, await bodyBranding(ctx))
}

interface DrawnCertificate {
  userId: number
  id: number
  nomor: string
  bytes: Buffer
}

/** Keeps what was drawn, unless another request was faster: what stands is what counts. */
async function keepCertificate(db: Db, ctx: Context, { userId, id, nomor, bytes }: DrawnCertificate): Promise<string> {
  const { certificate_file_id, updated_at } = await lockActivity(db, { id, userId })
  if (certificate_file_id !== null) return certificate_file_id
  const named = { name: `sertifikat-kehadiran-${nomor.replaceAll('/', '-')}.pdf`, type: 'application/pdf' }
  const file = await keepFile(db, ctx, { userId, jenis: 'sertifikat', ...named, bytes })
  await updateActivity(db, id, { certificate_file_id: file.id, updated_at })
  return file.id
}

const yearOf = ({ today }: Pick<Context, 'today'>): number => Number(today.slice(0, 4))
