import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { eachAlone, pagesOf } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { daysBetween, longDay } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'
import { proposeSanction } from '../../certification/sanctions/service.ts'
import { certificateDeadline, renewalDeadline } from '../../platform/calendar/deadline-rules.ts'
import { deadlineEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { footnoteOn } from '../../platform/regulations/service.ts'
import { type Settings, settingsOn } from '../../platform/settings/service.ts'
import { certificatesWithDuties, yearsOfHolder } from './queries.ts'
import {
  addresseeOf,
  type DueDutyReminder,
  type EndReminder,
  endingCertificates,
  markReminded,
  openDuties,
  setProposalWaits,
  waitingProposals,
  type YearAtRisk,
  yearsAtRisk,
} from './reminder-queries.ts'
import { notifyOfDuty } from './reminder-service.ts'
import { DUTY_REMINDERS, EXPIRY_REMINDERS, reminderDue, yearsWithoutMaintenanceOf } from './rules.ts'
import { openYears } from './year-service.ts'

/** Opens years, calls duties and ends to mind, and proposes what a person may decide; it never sanctions (domain 3). */
export async function sendDutyReminders(ctx: Context): Promise<void> {
  const { db, today } = ctx
  await openYears(ctx)
  await eachAlone(db, 'duty reminders', async (each) => {
    const duties = pagesOf((after?: DueDutyReminder) => openDuties(db, ctx, after))
    await each(duties, (db, duty) => remindOfDuty(db, ctx, duty))
    const endings = pagesOf((after?: EndReminder) => endingCertificates(db, today, after))
    await each(endings, (db, ending) => remindOfEnd(db, ctx, ending))
    const settings = await settingsOn(db, today)
    const risks = pagesOf((after?: YearAtRisk) => yearsAtRisk(db, today, after))
    await each(risks, (db, year) => warnOfRisk(db, ctx, settings, year))
    const waiting = pagesOf((after?: YearAtRisk) => waitingProposals(db, after))
    await each(waiting, (db, year) => proposeAfterwards(db, ctx, settings, year))
  })
}

async function remindOfDuty(db: Db, ctx: Context, duty: DueDutyReminder): Promise<void> {
  const { certificate_id, reference_day } = duty
  const hari = reminderDue(reference_day, DUTY_REMINDERS, ctx.today)
  if (hari === undefined) return
  if (!(await markReminded(db, { certificate_id, jenis: 'kewajiban', reference_day, hari, at: ctx.now }))) return
  await notifyOfDuty(db, ctx, duty)
}

async function remindOfEnd(db: Db, ctx: Context, ending: EndReminder): Promise<void> {
  const { certificate_id, reference_day, nama: name, no_sertifikasi, renewable_until } = ending
  const hari = reminderDue(reference_day, EXPIRY_REMINDERS, ctx.today)
  if (hari === undefined) return
  if (!(await markReminded(db, { certificate_id, jenis: 'berakhir', reference_day, hari, at: ctx.now }))) return
  // A late reminder speaks of the day on which it is read, not of the one on which it should have gone out.
  const left = daysBetween(ctx.today, reference_day)
  if (renewable_until < ctx.today) return
  const link = `${ctx.appUrl}${to.certificationSchedules}`
  const words = { name, no_sertifikasi, batas: longDay(reference_day), link }
  const letter =
    left < 0
      ? ({ letter: 'certificateEnded', ...words, sampai: longDay(renewable_until) } as const)
      : ({ letter: 'certificateEnds', ...words, hari: left } as const)
  const row = { id: certificate_id, skema: ending.skema }
  const deadline = left < 0 ? renewalDeadline(row, renewable_until) : certificateDeadline(row, reference_day)
  await notifyUser(db, ctx, { id: ending.user_id, email: ending.email }, letter, to.certificationSchedules, {
    calendar: deadlineEnclosure(ctx, [deadline]),
    optional: left > 30 ? 'pengingat' : undefined,
  })
}

/** Warns after the first year without maintenance; after as many as the setting says, proposes a sanction as well. */
async function warnOfRisk(db: Db, ctx: Context, settings: Settings, year: YearAtRisk): Promise<void> {
  const { tahun_risiko_pemeliharaan: batas, lama_pembekuan: lama } = settings
  const { user_id: id, certificate_id, selesai: reference_day } = year
  const { certificate, tahun } = await riskOf(db, ctx, year)
  const holder = await addresseeOf(db, id)
  if (!holder || certificate?.status !== 'aktif' || tahun === 0) return
  if (!(await markReminded(db, { certificate_id, jenis: 'risiko', reference_day, hari: 0, at: ctx.now }))) return
  if (tahun >= batas) await proposeOrWait(db, ctx, year, tahun)
  const { nama: name, email } = holder
  const { no_sertifikasi } = certificate
  const dasar = await footnoteOn(db, 'pemeliharaan', ctx.today)
  const words = { name, no_sertifikasi, tahun, batas, lama, dasar, link: `${ctx.appUrl}${own.activities}` }
  await notifyUser(db, ctx, { id, email }, { letter: 'maintenanceRisk', ...words }, to.dashboard)
}

/** Finds a certificate and its consecutive years without maintenance. */
async function riskOf(db: Db, { today }: Context, { user_id, certificate_id }: YearAtRisk) {
  const years = await yearsOfHolder(db, user_id)
  const certificate = (await certificatesWithDuties(db, user_id)).find(({ id }) => id === certificate_id)
  return { certificate, tahun: certificate ? yearsWithoutMaintenanceOf(years, certificate.kualifikasi, today) : 0 }
}

/** Proposes a suspension; where another case about the certificate is open, the proposal waits until it is not. */
async function proposeOrWait(db: Db, ctx: Context, { id, certificate_id }: YearAtRisk, tahun: number): Promise<void> {
  const proposed = await proposeSanction(db, ctx, { certificate_id, alasan: 'tanpa_pemeliharaan', tahun })
  await setProposalWaits(db, id, proposed === undefined)
}

/** Makes a proposal that had to wait, if there is still a reason for it. */
async function proposeAfterwards(db: Db, ctx: Context, settings: Settings, year: YearAtRisk): Promise<void> {
  const { certificate, tahun } = await riskOf(db, ctx, year)
  const isInForce = certificate?.status === 'aktif' && certificate.valid_until >= ctx.today
  if (isInForce && tahun >= settings.tahun_risiko_pemeliharaan) return proposeOrWait(db, ctx, year, tahun)
  await setProposalWaits(db, year.id, false)
}

export const dutyJobs = {
  deadlines: [sendDutyReminders],
} satisfies FeatureJobs
