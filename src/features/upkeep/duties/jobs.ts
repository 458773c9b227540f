import { longDay } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { tell } from '../../platform/notifications/service.ts'
import { type Settings, settingsOf } from '../../platform/settings/service.ts'
import { proposeSanction } from '../sanctions/service.ts'
import { certificatesOf, yearsOfPerson } from './queries.ts'
import {
  addresseeOf,
  type DutyReminded,
  endingCertificates,
  holdersAtRisk,
  noteReminder,
  openDuties,
  type Reminded,
} from './reminder-queries.ts'
import { DUTY_REMINDERS, EXPIRY_REMINDERS, isMaintained, isReported, reminderDue } from './rules.ts'
import { clockOf } from './service.ts'
import { openYears } from './years.ts'

const DASHBOARD = '/user/dashboard'
const REPORTING = '/user/pelaporan-kinerja'
const MAINTENANCE = '/user/pemeliharaan-kompetensi/saya'
const RENEWAL = '/user/sertifikasi/daftar'

/**
 * Opens years, calls duties and ends to mind and proposes what a person may decide: it derives, tells and proposes, and
 * never sanctions (domain 3). Each alone, so that one cannot hold up the rest.
 */
export async function dutyReminders(ctx: Context): Promise<void> {
  const failed: unknown[] = []
  const each = async <T>(of: T[], work: (db: Db, one: T) => Promise<void>) => {
    for (const one of of) {
      await inTransaction(ctx.db, (db) => work(db, one)).catch((error: unknown) => failed.push(error))
    }
  }
  await openYears(ctx)
  await each(await openDuties(ctx.db, ctx.today), (db, duty) => remindOfDuty(db, ctx, duty))
  await each(await endingCertificates(ctx.db, ctx.today), (db, ending) => remindOfEnd(db, ctx, ending))
  const settings = await settingsOf(ctx.db, ctx.today)
  await each(await holdersAtRisk(ctx.db, ctx.today), (db, userId) => warnOfRisk(db, ctx, settings, userId))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} duty reminders failed`)
}

async function remindOfDuty(db: Db, ctx: Context, duty: DutyReminded): Promise<void> {
  const { certificate_id, acuan, nama: name, nomor, ke } = duty
  const hari = reminderDue(acuan, DUTY_REMINDERS, ctx.today)
  if (hari === undefined) return
  if (!(await noteReminder(db, { certificate_id, jenis: 'kewajiban', acuan, hari, at: ctx.now }))) return
  const lapor = !isReported(duty.laporan)
  const pelihara = !isMaintained(duty)
  const path = lapor ? REPORTING : MAINTENANCE
  const words = { name, nomor, ke, batas: longDay(acuan), lapor, pelihara, link: `${ctx.appUrl}${path}` }
  const letter = { letter: hari > 0 ? 'dutyMissed' : 'dutyDue', ...words } as const
  await tell(db, ctx, { id: duty.user_id, email: duty.email }, letter, path, hari < -7 ? 'pengingat' : undefined)
}

async function remindOfEnd(db: Db, ctx: Context, ending: Reminded): Promise<void> {
  const { certificate_id, acuan, nama: name, nomor } = ending
  const hari = reminderDue(acuan, EXPIRY_REMINDERS, ctx.today)
  if (hari === undefined) return
  if (!(await noteReminder(db, { certificate_id, jenis: 'berakhir', acuan, hari, at: ctx.now }))) return
  const words = { name, nomor, hari: -hari, batas: longDay(acuan), link: `${ctx.appUrl}${RENEWAL}` }
  const letter = { letter: 'certificateEnds', ...words } as const
  await tell(
    db,
    ctx,
    { id: ending.user_id, email: ending.email },
    letter,
    RENEWAL,
    hari < -30 ? 'pengingat' : undefined,
  )
}

/** Warns after the first year without maintenance; after as many as the setting says it proposes, and a person decides. */
async function warnOfRisk(db: Db, ctx: Context, settings: Settings, userId: number): Promise<void> {
  const { tahun_risiko_pemeliharaan: most, lama_pembekuan } = settings
  const [years, held, to] = [
    await yearsOfPerson(db, userId),
    await certificatesOf(db, userId),
    await addresseeOf(db, userId),
  ]
  if (!to) return
  for (const { id: certificate_id, nomor, kualifikasi, status } of held) {
    const over = years.filter((year) => year.certificate_id === certificate_id && year.selesai < ctx.today)
    const last = over.at(-1)
    const tahun = clockOf(years, kualifikasi, ctx.today)
    if (!last || isMaintained(last) || status !== 'aktif') continue
    if (!(await noteReminder(db, { certificate_id, jenis: 'risiko', acuan: last.selesai, hari: 0, at: ctx.now })))
      continue
    if (tahun === 0) continue
    if (tahun >= most) await proposeSanction(db, ctx, { certificate_id, alasan: 'tanpa_pemeliharaan', tahun })
    const words = {
      name: to.nama,
      nomor,
      tahun,
      batas: most,
      lama: lama_pembekuan,
      link: `${ctx.appUrl}${MAINTENANCE}`,
    }
    await tell(db, ctx, { id: userId, email: to.email }, { letter: 'maintenanceRisk', ...words }, DASHBOARD)
  }
}
