import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { bodyZone, dayIn, longDay, longMoment } from '../../../lib/day.ts'
import { employerName, memberName } from '../../../lib/people/plain-words.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'
import { Problem } from '../../../problems.ts'
import { beginForMember } from '../../../processes/applications/begin-application.ts'
import { isOpen } from '../../catalogue/schedules/rules.ts'
import { examsAhead, type ScheduleRow, scheduleById } from '../../catalogue/schedules/service.ts'
import { applicationDeadline } from '../../platform/calendar/deadline-rules.ts'
import { deadlineEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { STAGES } from '../applications/rules.ts'
import { requireApplication } from '../applications/service.ts'
import { prerequisitesOf } from '../applications/start/eligibility-service.ts'
import { schedulesWithWaiting } from '../applications/start/service.ts'
import { stateForOthers } from '../applications/transitions/facts-service.ts'
import type { employerCalls } from './contract.ts'
import { applicationsPaidBy, lockForPayer, managedApplication, ownPayer, setPayer } from './payer-queries.ts'
import { employersOf, membershipOf, membersOf } from './queries.ts'
import { NOT_A_MEMBER, refusalInWords } from './rules.ts'
import { notifyManagersOf, recordEmployerAudit, requireManaged } from './service.ts'

type Calls = Pick<
  typeof employerCalls,
  | 'listEmployerSchedules'
  | 'registerEmployerMembers'
  | 'listEmployerApplications'
  | 'releaseEmployerApplication'
  | 'getApplicationPayer'
  | 'chooseApplicationPayer'
>

interface Employer {
  id: number
  nama: string
}

type Member = Awaited<ReturnType<typeof membersOf>>[number]

/** Begins a member's own draft, which the employer pays for, and tells them. */
async function register(db: Db, ctx: Context, employer: Employer, member: Member, schedule: ScheduleRow) {
  if (!(await membershipOf(db, member.user_id, employer.id))) throw new Problem('RECORD_NOT_FOUND')
  const { user_id, email, status_data } = member
  const id = await beginForMember(db, ctx, { id: user_id, status_data }, schedule)
  await setPayer(db, id, employer.id)
  const path = to.certificationForm(schedule.id)
  const draft = await requireApplication(db, id)
  const { due_at } = draft
  const facts = {
    ...{ name: member.nama, nama_perusahaan: employer.nama, pendaftar: requireAccount(ctx).name, skema: schedule.name },
    waktu: schedule.start_date ? `uji pada ${longDay(schedule.start_date)}` : 'hari ujinya menyusul',
    batas: due_at && longMoment(due_at),
    link: `${ctx.appUrl}${path}`,
  }
  const calendar = due_at ? deadlineEnclosure(ctx, [applicationDeadline(draft, dayIn(bodyZone(), due_at))]) : undefined
  await notifyUser(db, ctx, { id: user_id, email }, { letter: 'employerRegistered', ...facts }, path, { calendar })
  await recordEmployerAudit(db, ctx, employer, 'daftarkan', {
    after: { user_training_id: id, schedule_id: schedule.id },
  })
}

/** A date that members may be registered for now; throws TRAINING_NOT_FOUND, REGISTRATION_CLOSED or SEATS_TAKEN. */
async function requireOpen(db: Db, ctx: Context, id: number): Promise<ScheduleRow> {
  const schedule = await scheduleById(db, id)
  if (!schedule || !isExam(schedule)) throw new Problem('TRAINING_NOT_FOUND')
  const state = stateForOthers(schedule, (await schedulesWithWaiting(db)).has(id), ctx.now)
  if (state === 'penuh') throw new Problem('SEATS_TAKEN')
  if (!isOpen(state)) throw new Problem('REGISTRATION_CLOSED')
  return schedule
}

const isExam = (schedule: ScheduleRow): boolean =>
  prerequisitesOf({ ...schedule, kategori: schedule.category.name }) !== undefined

async function registerAll(ctx: Context, employer: Employer, schedule: ScheduleRow, ids: readonly number[]) {
  const members = new Map((await membersOf(ctx.db, employer.id)).map((member) => [member.id, member]))
  const terdaftar: { id: number; nama: string }[] = []
  const ditolak: { id: number; nama: string; alasan: string }[] = []
  for (const id of new Set(ids)) {
    const member = members.get(id)
    if (!member) {
      ditolak.push({ id, nama: '', alasan: NOT_A_MEMBER })
      continue
    }
    const { nama } = member
    try {
      // Each member has a transaction of their own: a refused one does not stop the others.
      await inTransaction(ctx.db, (db) => register(db, ctx, employer, member, schedule))
      terdaftar.push({ id, nama })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      ditolak.push({ id, nama, alasan: error.code === 'RECORD_NOT_FOUND' ? NOT_A_MEMBER : refusalInWords(error.code) })
    }
  }
  return { terdaftar, ditolak }
}

async function payerOf(db: Db, ctx: Context, id: number) {
  const userId = requireAccount(ctx).id
  const payer = await ownPayer(db, userId, id)
  if (!payer) throw new Problem('RECORD_NOT_FOUND')
  return { ...payer, pilihan: await employersOf(db, userId) }
}

export const employerRegistrationHandlers: Handlers<Calls, Context> = {
  listEmployerSchedules: async (ctx, { id }) => {
    await requireManaged(ctx.db, ctx, id)
    const [all, waiting] = [await examsAhead(ctx.db, ctx.today), await schedulesWithWaiting(ctx.db)]
    return all
      .filter((row) => isExam(row) && isOpen(stateForOthers(row, waiting.has(row.id), ctx.now)))
      .map(({ name, category, start_date, tuk, ...row }) => ({
        ...row,
        skema: name,
        kategori: category.name,
        tanggal_uji: start_date,
        kota: tuk?.kota ?? null,
      }))
  },

  registerEmployerMembers: async (ctx, { id, schedule_id, anggota }) => {
    const employer = await requireManaged(ctx.db, ctx, id)
    return registerAll(ctx, employer, await requireOpen(ctx.db, ctx, schedule_id), anggota)
  },

  listEmployerApplications: async (ctx, { id }) => {
    await requireManaged(ctx.db, ctx, id)
    const rows = await applicationsPaidBy(ctx.db, id)
    return rows.map((row) => ({ ...row, tahap_label: STAGES[row.tahap].label }))
  },

  releaseEmployerApplication: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      await lockForPayer(db, id)
      const seen = await managedApplication(db, requireAccount(ctx).id, id)
      if (!seen) throw new Problem('RECORD_NOT_FOUND')
      if (!seen.boleh_dilepas) throw new Problem('PAYER_FIXED')
      const { employer_id, nama_perusahaan, user_id, name, email } = seen
      await setPayer(db, id, null)
      const { skema } = await requireApplication(db, id)
      const path = own.certification(id)
      const letter = { letter: 'employerReleased', name, nama_perusahaan, skema, link: `${ctx.appUrl}${path}` } as const
      await notifyUser(db, ctx, { id: user_id, email }, letter, path)
      await recordEmployerAudit(db, ctx, { id: employer_id, nama: nama_perusahaan }, 'lepas-permohonan', {
        before: { user_training_id: id },
      })
      return undefined
    }),

  getApplicationPayer: (ctx, { id }) => payerOf(ctx.db, ctx, id),

  chooseApplicationPayer: (ctx, { id, employer_id }) =>
    inTransaction(ctx.db, async (db) => {
      await lockForPayer(db, id)
      const before = await payerOf(db, ctx, id)
      const chosen = before.pilihan.find((one) => one.id === employer_id)
      if (employer_id !== null && !chosen) throw new Problem('RECORD_NOT_FOUND')
      if (!before.boleh_diubah) throw new Problem('PAYER_FIXED')
      if (before.employer_id === employer_id) return before
      await setPayer(db, id, employer_id)
      const { name } = requireAccount(ctx)
      const after = { user_training_id: id }
      if (chosen) {
        await notifyManagersOf(
          db,
          ctx,
          chosen,
          `${memberName(name)} memilih ${employerName(chosen.nama)} sebagai pembayar permohonannya.`,
        )
        await recordEmployerAudit(db, ctx, chosen, 'pilih-pembayar', { after })
      }
      const left = before.pilihan.find((one) => one.id === before.employer_id)
      if (left) {
        await notifyManagersOf(
          db,
          ctx,
          left,
          `${memberName(name)} membayar permohonannya sendiri, bukan lagi melalui ${employerName(left.nama)}.`,
        )
        await recordEmployerAudit(db, ctx, left, 'lepas-pembayar', { before: after })
      }
      return payerOf(db, ctx, id)
    }),
}
