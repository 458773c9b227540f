import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { eachAlone } from '../../../ground/jobs/each-alone.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import { daysBetween, longDay } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'
import { proposeSanction } from '../../certification/sanctions/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { type Settings, settingsOn } from '../../platform/settings/service.ts'
import { certificatesWithDuties, yearsOfHolder } from './queries.ts'
import {
  addresseeOf,
  type DueDutyReminder,
  type EndReminder,
  endingCertificates,
  holdersAtRisk,
  markReminded,
  openDuties,
} from './reminder-queries.ts'
import { notifyOfDuty } from './reminder-service.ts'
import { DUTY_REMINDERS, EXPIRY_REMINDERS, isMaintained, reminderDue, yearsWithoutMaintenanceOf } from './rules.ts'
import { openYears } from './year-service.ts'

/** Opens years, calls duties and ends to mind, and proposes what a person may decide; it never sanctions (domain 3). */
export async function sendDutyReminders(ctx: Context): Promise<void> {
  const { db, today } = ctx
  await openYears(ctx)
  await eachAlone(db, 'duty reminders', async (each) => {
    await each(await openDuties(db, ctx), (db, duty) => remindOfDuty(db, ctx, duty))
    await each(await endingCertificates(db, today), (db, ending) => remindOfEnd(db, ctx, ending))
    const settings = await settingsOn(db, today)
    await each(await holdersAtRisk(db, today), (db, userId) => warnOfRisk(db, ctx, settings, userId))
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
  await notifyUser(db, ctx, { id: ending.user_id, email: ending.email }, letter, to.certificationSchedules, {
    optional: left > 30 ? 'pengingat' : undefined,
  })
}

/** Warns after the first year without maintenance; after as many as the setting says, proposes a sanction as well. */
async function warnOfRisk(db: Db, ctx: Context, settings: Settings, userId: number): Promise<void> {
  const { tahun_risiko_pemeliharaan: most, lama_pembekuan } = settings
  const [years, certificates, holder] = [
    await yearsOfHolder(db, userId),
    await certificatesWithDuties(db, userId),
    await addresseeOf(db, userId),
  ]
  if (!holder) return
  for (const { id: certificate_id, no_sertifikasi, kualifikasi, status } of certificates) {
    const over = years.filter((year) => year.certificate_id === certificate_id && year.selesai < ctx.today)
    const last = over.at(-1)
    const tahun = yearsWithoutMaintenanceOf(years, kualifikasi, ctx.today)
    if (!last || isMaintained(last) || status !== 'aktif') continue
    if (
      !(await markReminded(db, { certificate_id, jenis: 'risiko', reference_day: last.selesai, hari: 0, at: ctx.now }))
    )
      continue
    if (tahun === 0) continue
    if (tahun >= most) await proposeSanction(db, ctx, { certificate_id, alasan: 'tanpa_pemeliharaan', tahun })
    const words = {
      name: holder.nama,
      no_sertifikasi,
      tahun,
      batas: most,
      lama: lama_pembekuan,
      link: `${ctx.appUrl}${own.activities}`,
    }
    await notifyUser(
      db,
      ctx,
      { id: userId, email: holder.email },
      { letter: 'maintenanceRisk', ...words },
      to.dashboard,
    )
  }
}

export const dutyJobs = {
  deadlines: [sendDutyReminders],
} satisfies FeatureJobs
