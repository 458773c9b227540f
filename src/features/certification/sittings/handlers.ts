import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { dayRange } from '../../../lib/day.ts'
import { openEnvelope } from '../../../lib/signing/envelope.ts'
import { Problem } from '../../../problems.ts'
import { closeSitting } from '../../../processes/exams/close-sitting.ts'
import { composeRehearsal, composeSittingPackage } from '../../../processes/exams/compose-sitting-package.ts'
import { scheduleHours } from '../../catalogue/schedules/rules.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { formById, formContent } from '../forms/service.ts'
import { entryField } from '../marking/entry-rules.ts'
import type { sittingCalls } from './contract.ts'
import { type DeviceRow, deviceById } from './device-queries.ts'
import { doubtedNumbers } from './entry-queries.ts'
import { answersOf, receiveEntries } from './entry-service.ts'
import { openSitting, registerDevice } from './preparation-service.ts'
import { deleteRehearsal, lockSitting, type ScreenRow, type SittingRow, screenOf, sittingOf } from './queries.ts'
import { fingerprint, isOwnReceipt, receiptOf } from './receipt-service.ts'
import { hourOf, isRehearsalOpen } from './screen-rules.ts'
import { openSittingKeys, sealPackage } from './sealing-service.ts'
import { moveSitting } from './service.ts'
import { readEnvelope, requireSigned, type SignedRequest } from './signed-service.ts'
import { isInSafeBrowser, sittingNow } from './view.ts'

/** Returns the member's own application with its exam; throws for somebody else's as if it did not exist. */
async function requireOwnScreen(db: Db, ctx: Context, id: number): Promise<ScreenRow> {
  const screen = await screenOf(db, id)
  if (screen?.user_id !== requireAccount(ctx).id) throw new Problem('RECORD_NOT_FOUND')
  return screen
}

async function rehearsalOf(db: Db, ctx: Context, screen: ScreenRow) {
  const { hari_latihan_ujian: hariLatihan } = await settingsOn(db, ctx.today)
  const open = isRehearsalOpen(screen, { today: ctx.today, hariLatihan, always: ctx.demo })
  return { hari: hariLatihan, dibuka: screen.di_layar && open }
}

/** A rehearsal that is over, or was begun on another day, makes room for the next. */
async function clearRehearsal(db: Db, screen: ScreenRow): Promise<void> {
  const known = await sittingOf(db, screen, true)
  if (known && known.status !== 'siap') await deleteRehearsal(db, screen.user_training_id)
}

/** Throws unless the candidate may prepare a device for the exam, or for its rehearsal. */
async function requirePreparable(db: Db, ctx: Context, screen: ScreenRow, latihan: boolean): Promise<void> {
  if (latihan) {
    if (!(await rehearsalOf(db, ctx, screen)).dibuka) throw new Problem('REHEARSAL_CLOSED')
    return
  }
  const isOnScreen = screen.di_layar && screen.paper_id !== null && screen.menit !== null && !screen.dibatalkan
  if (!isOnScreen) throw new Problem('EXAM_NOT_ON_SCREEN')
}

/** Composes what a device keeps of the form, sealed by the sitting's key. */
async function packageOf(db: Db, ctx: Context, screen: ScreenRow, sitting: SittingRow) {
  const { naskah, akhir } = openSittingKeys(ctx.keys, sitting)
  const composed =
    sitting.paper_id === null || screen.form_id === null
      ? await composeRehearsal(db, ctx.keys)
      : await composeSittingPackage(db, ctx.keys, screen.form_id)
  const whole = { kode: sitting.kode, judul: screen.skema, ...composed }
  return { paket: sealPackage(naskah, JSON.stringify(whole)), kunci_akhir: akhir.umum }
}

/** A sitting under its lock, with the device that asks and the exam. */
interface AtTheScreen {
  sitting: SittingRow
  device: DeviceRow
  screen: ScreenRow
}

async function atTheScreen(db: Db, id: number, deviceId: number): Promise<AtTheScreen> {
  const sitting = await lockSitting(db, id)
  const screen = sitting && (await screenOf(db, sitting.user_training_id))
  const device = await deviceById(db, deviceId)
  if (!sitting || !screen || !device) throw new Problem('RECORD_NOT_FOUND')
  return { sitting, device, screen }
}

/** Says how each number of the form is answered; undefined of a rehearsal. */
async function fieldsOf(db: Db, ctx: Context, { sitting, screen }: AtTheScreen) {
  const form = sitting.paper_id === null || screen.form_id === null ? undefined : await formById(db, screen.form_id)
  if (!form) return undefined
  return (await formContent(db, ctx.keys, form)).map(({ nomor, isi }) => entryField(nomor, isi))
}

/** Stores what a device sent, and closes the sitting when that hands it in. */
async function receive(db: Db, ctx: Context, at: AtTheScreen, isian: SignedRequest['isian']): Promise<AtTheScreen> {
  if (isian.length === 0) return at
  const { jam_jawaban_menyusul: jamJawabanMenyusul } = await settingsOn(db, ctx.today)
  const fields = isian.some(({ jenis }) => jenis === 'jawab') ? await fieldsOf(db, ctx, at) : undefined
  const { diterima, isHandedIn } = await receiveEntries(db, ctx, { ...at, fields, jamJawabanMenyusul }, isian)
  const device = { ...at.device, diterima }
  const mayClose = device.replaced_at === null && device.accepted_at !== null && at.sitting.status !== 'ditutup'
  if (!isHandedIn || !mayClose || at.sitting.status === 'siap') return { ...at, device }
  return { ...at, device, sitting: await closeSitting(db, ctx, at.sitting, 'serahkan') }
}

/** Throws unless this candidate may begin now, on this device and in this browser. */
function requireMayBegin(ctx: Context, { sitting, device, screen }: AtTheScreen, request: SignedRequest): void {
  if (sitting.paper_id === null) return
  if (screen.tahap !== 'diuji') throw new Problem('NOT_AT_THE_EXAM')
  if (!isInSafeBrowser(ctx, screen.kunci_peramban, request.peramban)) throw new Problem('SAFE_BROWSER_REQUIRED')
  const isOpen = screen.opened_at !== null && screen.ended_at === null
  if (sitting.status === 'siap' && !isOpen) throw new Problem('SITTING_NOT_OPEN')
  if (sitting.status === 'siap' && device.accepted_at === null) throw new Problem('SITTING_NOT_OPEN')
}

export const sittingHandlers: Handlers<typeof sittingCalls, Context> = {
  getExamOnScreen: async (ctx, { id }) => {
    const screen = await requireOwnScreen(ctx.db, ctx, id)
    const sitting = screen.paper_id === null ? undefined : await sittingOf(ctx.db, screen, false)
    const { jam_jawaban_menyusul } = await settingsOn(ctx.db, ctx.today)
    const { menit, tambahan_menit, kunci_peramban, opened_at, ended_at } = screen
    return {
      ...{ user_training_id: id, nama: screen.nama, skema: screen.skema, tempat: screen.tempat },
      tanggal: screen.start_date === null ? '' : dayRange(screen.start_date, screen.end_date),
      jam: scheduleHours(screen),
      menit: screen.di_layar && menit !== null ? menit + tambahan_menit : null,
      ...{ kalkulator: screen.kalkulator, peramban_aman: kunci_peramban !== null, hadir: screen.tahap === 'diuji' },
      dibuka_mulai: hourOf(screen) ?? ctx.now,
      dibuka: opened_at !== null && ended_at === null,
      latihan: await rehearsalOf(ctx.db, ctx, screen),
      jam_jawaban_menyusul,
      pengerjaan: sitting
        ? { id: sitting.id, status: sitting.status, tanda_terima: receiptOf(ctx.keys, sitting) }
        : null,
    }
  },

  prepareSitting: (ctx, { id, latihan, nama, kunci }) =>
    inTransaction(ctx.db, async (db) => {
      const screen = await requireOwnScreen(db, ctx, id)
      await requirePreparable(db, ctx, screen, latihan)
      if (latihan) await clearRehearsal(db, screen)
      const sitting = await openSitting(db, ctx, screen, latihan)
      if (sitting.status === 'ditutup') throw new Problem('SITTING_CLOSED')
      const device = await registerDevice(db, ctx, sitting, { nama, kunci })
      return {
        ...sittingNow(ctx, { sitting, device, screen }),
        ...{ pengerjaan_id: sitting.id, perangkat_id: device.id, kode: sitting.kode },
        ...(await packageOf(db, ctx, screen, sitting)),
      }
    }),

  checkReceipt: async (ctx, { id, ...receipt }) => {
    const screen = await requireOwnScreen(ctx.db, ctx, id)
    const sitting = screen.paper_id === null ? undefined : await sittingOf(ctx.db, screen, false)
    if (sitting?.status !== 'ditutup') throw new Problem('RECORD_NOT_FOUND')
    const sidik = fingerprint(sitting.kode, await answersOf(ctx.db, ctx, sitting.id))
    return { asli: isOwnReceipt(ctx.keys, receipt), sama: receipt.kode === sitting.kode && receipt.sidik === sidik }
  },

  beginSitting: (ctx, { id, ...signed }) =>
    inTransaction(ctx.db, async (db) => {
      const { device, request } = await requireSigned(db, id, signed, 'mulai')
      let at = await atTheScreen(db, id, device.id)
      requireMayBegin(ctx, at, request)
      if (at.sitting.status === 'siap')
        at = { ...at, sitting: await moveSitting(db, ctx, at.sitting, 'mulai', { begun_at: ctx.now }) }
      const isOwn = at.device.accepted_at !== null && at.device.replaced_at === null
      const mayRead = isOwn && (at.sitting.status === 'berjalan' || at.sitting.status === 'dijeda')
      return {
        ...sittingNow(ctx, at),
        kunci: mayRead ? openSittingKeys(ctx.keys, at.sitting).naskah : null,
        jawaban: mayRead ? await answersOf(db, ctx, id) : [],
        ragu: mayRead ? await doubtedNumbers(db, id) : [],
      }
    }),

  sendEntries: (ctx, { id, ...signed }) =>
    inTransaction(ctx.db, async (db) => {
      const { device, request } = await requireSigned(db, id, signed, 'isian')
      return sittingNow(ctx, await receive(db, ctx, await atTheScreen(db, id, device.id), request.isian))
    }),

  sendEnvelope: (ctx, { id, ...envelope }) =>
    inTransaction(ctx.db, async (db) => {
      const sitting = await lockSitting(db, id)
      const text = sitting && openEnvelope(openSittingKeys(ctx.keys, sitting).akhir.rahasia, envelope)
      if (text === undefined) throw new Problem('RECORD_NOT_FOUND')
      let last: AtTheScreen | undefined
      for (const signed of readEnvelope(text)) {
        const { device, request } = await requireSigned(db, id, signed, 'isian')
        last = await receive(db, ctx, await atTheScreen(db, id, device.id), request.isian)
      }
      if (!last) throw new Problem('RECORD_NOT_FOUND')
      return sittingNow(ctx, last)
    }),
}
