import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { dayRange } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { scheduleHours } from '../../catalogue/schedules/rules.ts'
import { linesOf } from '../../platform/document-designs/rules.ts'
import { documentDesign, documentTexts } from '../../platform/document-designs/service.ts'
import { issueDocument } from '../../platform/files/issued-service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { bodyBranding, certificationBodyName } from '../../platform/site-content/service.ts'
import { measuresInForce } from '../accommodations/rules.ts'
import { nameWithDegrees } from '../certificates/rules.ts'
import { portraitJpeg } from './attendance/portrait-service.ts'
import { type AttendeeRow, acceptedNames, attendeeById, seatedAt } from './attendance/queries.ts'
import { attendanceLink } from './attendance/service.ts'
import type { examinationCalls } from './contract.ts'
import { hasCard } from './rules.ts'
import { examinedOf } from './service.ts'

/** Returns the member's own application; throws for somebody else's as if it did not exist. */
async function requireOwnAttendee(ctx: Context, id: number): Promise<AttendeeRow> {
  const row = await attendeeById(ctx.db, id)
  if (row?.user_id !== requireAccount(ctx).id) throw new Problem('RECORD_NOT_FOUND')
  return row
}

const isReady = (row: AttendeeRow): boolean => hasCard({ ...row, exam_day: row.start_date })

async function nameOnCard({ db, keys }: Context, { user_id, nama }: AttendeeRow): Promise<string> {
  const personal = await personalDataOf(db, keys, user_id)
  return personal ? nameWithDegrees(personal) : nama
}

export const examinationHandlers: Handlers<typeof examinationCalls, Context> = {
  getExamDay: async (ctx, { id }) => {
    const row = await requireOwnAttendee(ctx, id)
    const [{ metode }, penguji] = [await examinedOf(ctx.db, id), await acceptedNames(ctx.db, { id })]
    const kartu = isReady(row)
    const ruang_daring = kartu ? row.ruang_daring : null
    // The texts are those in force when the card was issued; without a card, those in force now.
    const teks = await documentTexts(ctx.db, 'kartu_peserta', kartu ? await seatedAt(ctx.db, id) : ctx.now)
    const petunjuk = { judul: teks.judul_petunjuk, baris: linesOf(teks.petunjuk) }
    const { attended_at, ruang } = row
    const penyesuaian = measuresInForce(row.penyesuaian)
    const nama = await nameOnCard(ctx, row)
    const tautan = kartu ? attendanceLink(ctx, id) : null
    return { metode_uji: metode, penguji, attended_at, ruang, ruang_daring, kartu, nama, tautan, penyesuaian, petunjuk }
  },

  getExamCard: async (ctx, { id }) => {
    const row = await requireOwnAttendee(ctx, id)
    const { start_date, end_date, nomor } = row
    if (!isReady(row) || start_date === null || nomor === null) throw new Problem('CARD_NOT_READY')
    const personal = await personalDataOf(ctx.db, ctx.keys, row.user_id)
    const issued_at = await seatedAt(ctx.db, id)
    const design = await documentDesign(ctx.db, ctx, 'kartu_peserta', issued_at)
    const card = {
      nama_lembaga: await certificationBodyName(ctx.db),
      nomor,
      nama: personal ? nameWithDegrees(personal) : row.nama,
      foto: personal ? await portraitJpeg(ctx.db, ctx, personal.foto) : null,
      skema: row.skema,
      metode: (await examinedOf(ctx.db, id)).metode,
      tanggal: dayRange(start_date, end_date),
      jam: scheduleHours(row),
      tempat: [row.tuk ?? row.metode, row.tuk && row.ruang ? `ruang ${row.ruang}` : ''].filter(Boolean).join(', '),
      alamat: [row.alamat, row.kota].filter(Boolean).join(', '),
      penyesuaian: measuresInForce(row.penyesuaian),
      tautan: attendanceLink(ctx, id),
      issued_at,
    }
    const bytes = await drawInWorker('examCardPdf', card, await bodyBranding(ctx), design)
    const filename = `kartu-${nomor.replaceAll('/', '-')}.pdf`
    return issueDocument(ctx, { jenis: 'kartu_peserta', nomor }, { bytes, filename })
  },
}
