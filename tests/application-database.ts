import { sql } from 'kysely'
import { applicationHandlers } from '../src/features/certification/applications/handlers.ts'
import { meetApplicationDeadlines } from '../src/features/certification/applications/jobs.ts'
import { applicationOfficeHandlers } from '../src/features/certification/applications/office/handlers.ts'
import type { FileState, Stage } from '../src/features/certification/applications/rules.ts'
import {
  APPLICATION_TRANSITIONS,
  type ApplicationTransition,
} from '../src/features/certification/applications/transitions/rules.ts'
import { invoiceHandlers } from '../src/features/certification/invoices/handlers.ts'
import { invoiceOfficeHandlers } from '../src/features/certification/invoices/office/handlers.ts'
import { day } from '../src/lib/day.ts'
import { Problem } from '../src/problems.ts'
import { takeApplicationTransition } from '../src/processes/applications/take-application-transition.ts'
import { makeAccount } from './accounts.ts'
import { type Action, changesSchedule, SEATS } from './application-actions.ts'
import { FEE, newWorld, type World } from './application-world.ts'
import { DECLARATION } from './applications.ts'
import { makeSchedule, makeScheme } from './content.ts'
import { contextOf } from './context.ts'
import type { TestApp } from './harness.ts'
import { makeFile } from './personal-data.ts'

type Named = Exclude<Action, { kind: 'next' }>
type Caller = Awaited<ReturnType<typeof makeAccount>>

/** People and staff who act in the database as others do in the world of rules. */
export interface Cast {
  people: Caller[]
  staff: Caller & { permissions: string[] }
}

export async function castOf({ db }: TestApp, count: number): Promise<Cast> {
  const permissions = ['verifikasi', 'keuangan'] as const
  const staff = await makeAccount(db, { role: 'administrator', permissions: [...permissions] })
  const people: Caller[] = []
  while (people.length < count) people.push(await makeAccount(db))
  return { people, staff: { ...staff, permissions: [...permissions] } }
}

/** The same scheme and schedules in both worlds. */
export interface Run extends Cast {
  site: TestApp
  world: World
  scheme: number
  schedules: number[]
}

const BEGIN = new Date('2026-11-20T03:00:00Z')

export async function newRun(site: TestApp, cast: Cast): Promise<Run> {
  site.clock.now = BEGIN
  const world = newWorld(BEGIN, SEATS)
  const version = await makeScheme(site.db, { registration_fee: FEE })
  const schedules: number[] = []
  for (const { start_date: start, pendaftaran_ditutup: closes, kuota } of world.schedules) {
    schedules.push(
      await makeSchedule(site.db, { version, start, kuota, pendaftaran_ditutup: closes ?? day('2026-12-01') }),
    )
  }
  const { scheme_id } = await site.db
    .selectFrom('scheme_versions')
    .select('scheme_id')
    .where('id', '=', version)
    .executeTakeFirstOrThrow()
  return { ...cast, site, world, scheme: scheme_id, schedules }
}

/** Leaves nothing for the deadlines of the next run. */
export const closeRun = ({ site, scheme }: Run) =>
  site.db
    .updateTable('user_trainings')
    .set({ tahap: 'ditolak', ditawarkan: false, due_at: null })
    .where('scheme_id', '=', scheme)
    .execute()

const personAt = ({ people, staff }: Run, who: number): Caller => people[who] ?? staff

/** A person's newest application of the scheme. */
export const latestRow = (run: Run, who: number) =>
  run.site.db
    .selectFrom('user_trainings')
    .select(['id', 'ditawarkan', 'schedule_id', 'due_at', 'kali_jadwal_ulang'])
    .select(sql<Stage>`tahap`.as('tahap'))
    .where('user_id', '=', personAt(run, who).id)
    .where('scheme_id', '=', run.scheme)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof latestRow>>>

/** Does an action for real; a refusal is an answer, any other error is not. */
export async function perform(run: Run, action: Named): Promise<void> {
  await performAction(run, action).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
  })
}

async function performAction(run: Run, action: Named): Promise<unknown> {
  const { site, schedules, staff } = run
  if (action.kind === 'wait') {
    site.clock.now = new Date(site.clock.now.getTime() + action.hours * 3_600_000)
    return meetApplicationDeadlines(contextOf(site))
  }
  if (action.kind === 'cancel' || action.kind === 'seat') {
    const change = action.kind === 'cancel' ? { cancelled_at: site.clock.now } : { kuota: sql<number>`kuota + 1` }
    const id = schedules[action.date] ?? 0
    return site.db.updateTable('schedules').set(change).where('id', '=', id).execute()
  }
  const ctx = contextOf(site, personAt(run, action.person))
  if (action.kind === 'start') return applicationHandlers.startApplication(ctx, { id: schedules[action.date] ?? 0 })
  const own = await latestRow(run, action.person)
  if (!own) return undefined
  if (action.kind === 'fill') return fillForm(run, action.person, own)
  if (action.kind === 'mark') return markFiles(run, own, action.file)
  if (action.kind === 'refund') {
    return invoiceOfficeHandlers.proposeTransfer(contextOf(site, staff), {
      ...(await seenInvoice(run, own)),
      jumlah: 1,
    })
  }
  return takeTransition(run, own, action)
}

async function seenInvoice({ site }: Run, { id }: Row) {
  const invoice = await site.db
    .selectFrom('invoices')
    .select(['id', 'version', 'total'])
    .where('user_training_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return invoice ?? { id: 0, version: 0, total: 1 }
}

async function takeTransition(
  run: Run,
  own: Row,
  { transition, to, person }: { transition: ApplicationTransition; to: number; person: number },
) {
  const { site, staff, schedules } = run
  const office = contextOf(site, staff)
  const { total, ...invoice } = await seenInvoice(run, own)
  if (transition === 'confirm')
    return invoiceOfficeHandlers.confirmPayment(office, { ...invoice, jumlah: total, selisih: 0 })
  if (transition === 'refuseProof') return invoiceOfficeHandlers.refuseProof(office, { ...invoice, alasan: 'Buram' })
  if (transition === 'pay') return payInvoice(run, person, own)
  const owner = personAt(run, person)
  const isOwn = APPLICATION_TRANSITIONS[transition].by === 'pemohon'
  const who = isOwn ? { userId: owner.id } : { note: 'Sesuai permintaan' }
  const scheduleId = changesSchedule(transition) ? schedules[to] : undefined
  const where = scheduleId === undefined ? {} : { scheduleId }
  return takeApplicationTransition(site.db, isOwn ? contextOf(site, owner) : office, {
    id: own.id,
    tahap: own.tahap,
    transition,
    ...who,
    ...where,
  })
}

async function fillForm(run: Run, who: number, { id, tahap }: Row): Promise<void> {
  const { site } = run
  const owner = personAt(run, who)
  const asesmen = [{ unit: 'Melakukan pelingkupan', jawaban: 'K' as const, bukti: 'Bab 3', bukti_id: '' }]
  const ctx = contextOf(site, owner)
  const { version } = await applicationHandlers.getApplication(ctx, { id })
  await applicationHandlers.saveApplication(ctx, { id, tahap, version, asesmen, pernyataan: DECLARATION })
  const file_id = await makeFile(site, owner.id, 'ktp')
  await applicationHandlers.giveRequirement(ctx, { id, tahap, persyaratan: 'KTP', file_id, catatan: '' })
}

async function markFiles({ site, staff }: Run, { id, tahap }: Row, status: FileState): Promise<unknown> {
  const file = await site.db
    .selectFrom('application_files')
    .select('file_id')
    .where('user_training_id', '=', id)
    .executeTakeFirst()
  const berkas = [{ persyaratan: 'KTP', file_id: file?.file_id ?? '', status, catatan: 'Buram' }]
  return applicationOfficeHandlers.checkRequirements(contextOf(site, staff), { id, tahap, berkas })
}

async function payInvoice(run: Run, who: number, { id }: Row): Promise<unknown> {
  const { site } = run
  const owner = personAt(run, who)
  const file_id = await makeFile(site, owner.id, 'bukti_bayar')
  const transfer = {
    bank_pengirim: 'Bank Contoh',
    nama_pengirim: 'Wulan',
    tanggal_transfer: day('2026-11-20'),
    jumlah: FEE,
  }
  return invoiceHandlers.payInvoice(contextOf(site, owner), { id, file_id, ...transfer })
}
