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
import type { sittingCalls } from './contract.ts'
import type { DeviceRow } from './device-queries.ts'
import { deviceState } from './device-rules.ts'
import { doubtedNumbers } from './entry-queries.ts'
import { receiveEntries, sittingAnswers } from './entry-service.ts'
import type { SittingPackage } from './package-rules.ts'
import { openSitting, registerDevice } from './preparation-service.ts'
import { deleteRehearsal, lockSitting, type ScreenRow, type SittingRow, screenOf, sittingOf } from './queries.ts'
import { answersFingerprint, isOwnReceipt, signedReceipt } from './receipt-service.ts'
import { safeBrowserFile } from './safe-browser-service.ts'
import { examHour, isRehearsalOpen } from './screen-rules.ts'
import { openSittingKeys, sealPackage } from './sealing-service.ts'
import { moveSitting } from './service.ts'
import { readEnvelope, requireSigned, type SignedRequest } from './signed-service.ts'
import { sittingAfter } from './state-rules.ts'
import { secondsLeft } from './time-rules.ts'
import { isInSafeBrowser, sittingNow } from './view.ts'

/** Returns the member's own application with its exam; throws for somebody else's as if it did not exist. */
async function requireOwnScreen(db: Db, ctx: Context, id: number): Promise<ScreenRow> {
  const screen = await screenOf(db, id)
  if (screen?.user_id !== requireAccount(ctx).id) throw new Problem('RECORD_NOT_FOUND')
  return screen
}

function rehearsalOf(ctx: Context, screen: ScreenRow, hariLatihan: number) {
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
    const { hari_latihan_ujian } = await settingsOn(db, ctx.today)
    if (!rehearsalOf(ctx, screen, hari_latihan_ujian).dibuka) throw new Problem('REHEARSAL_CLOSED')
    return
  }
  const isOnScreen = screen.di_layar && screen.paper_id !== null && screen.menit !== null && !screen.dibatalkan
  if (!isOnScreen) throw new Problem('EXAM_NOT_ON_SCREEN')
}

/** Composes what a candidate is shown of the own form, or of a rehearsal. */
const composeFor = (db: Db, ctx: Context, { form_id }: ScreenRow, latihan: boolean) =>
  latihan || form_id === null ? composeRehearsal(db, ctx.keys) : composeSittingPackage(db, ctx.keys, form_id)

/** A locked sitting with the device that asks. */
interface AtTheScreen {
  sitting: SittingRow
  device: DeviceRow
}

async function atTheScreen(db: Db, id: number, device: DeviceRow): Promise<AtTheScreen> {
  const sitting = await lockSitting(db, id)
  if (!sitting) throw new Problem('RECORD_NOT_FOUND')
  return { sitting, device }
}

/** Returns the hours in which answers may follow; before the end it does not matter how many. */
async function hoursForLate(db: Db, ctx: Context, sitting: SittingRow): Promise<number> {
  if (secondsLeft(sitting, ctx.now) > 0) return 0
  return (await settingsOn(db, ctx.today)).jam_jawaban_menyusul
}

/** Stores what a device sent, and closes the sitting when that hands it in. */
async function receive(db: Db, ctx: Context, at: AtTheScreen, isian: SignedRequest['isian']): Promise<AtTheScreen> {
  const jamJawabanMenyusul = await hoursForLate(db, ctx, at.sitting)
  const { diterima, isHandedIn } = await receiveEntries(db, ctx, { ...at, jamJawabanMenyusul }, isian)
  const device = { ...at.device, diterima }
  const mayClose = deviceState(device) === 'aktif' && sittingAfter('serahkan', at.sitting.status) !== undefined
  if (!isHandedIn || !mayClose) return { ...at, device }
  return { ...at, device, sitting: await closeSitting(db, ctx, at.sitting, 'serahkan') }
}

/** Throws unless this candidate may begin now, on this device and in this browser. */
async function requireMayBegin(db: Db, ctx: Context, { sitting, device }: AtTheScreen, request: SignedRequest) {
  if (sitting.paper_id === null) return
  const screen = await screenOf(db, sitting.user_training_id)
  if (screen?.tahap !== 'diuji') throw new Problem('NOT_AT_THE_EXAM')
  if (!isInSafeBrowser(ctx, screen.kunci_peramban, request.peramban)) throw new Problem('SAFE_BROWSER_REQUIRED')
  const waits = !sitting.dibuka || device.accepted_at === null
  if (sitting.status === 'siap' && waits) throw new Problem('SITTING_NOT_OPEN')
}

export const sittingHandlers: Handlers<typeof sittingCalls, Context> = {
  getExamOnScreen: async (ctx, { id }) => {
    const screen = await requireOwnScreen(ctx.db, ctx, id)
    const sitting = screen.paper_id === null ? undefined : await sittingOf(ctx.db, screen, false)
    const { jam_jawaban_menyusul, hari_latihan_ujian } = await settingsOn(ctx.db, ctx.today)
    const { menit, tambahan_menit, kunci_peramban, opened_at, ended_at } = screen
    return {
      ...{ user_training_id: id, nama: screen.nama, skema: screen.skema, tempat: screen.tempat },
      tanggal: screen.start_date === null ? '' : dayRange(screen.start_date, screen.end_date),
      jam: scheduleHours(screen),
      menit: screen.di_layar && menit !== null ? menit + tambahan_menit : null,
      ...{ kalkulator: screen.kalkulator, peramban_aman: kunci_peramban !== null, hadir: screen.tahap === 'diuji' },
      dibuka_mulai: examHour(screen) ?? ctx.now,
      dibuka: opened_at !== null && ended_at === null,
      latihan: rehearsalOf(ctx, screen, hari_latihan_ujian),
      jam_jawaban_menyusul,
      pengerjaan: sitting
        ? { id: sitting.id, status: sitting.status, tanda_terima: signedReceipt(ctx.keys, sitting) }
        : null,
    }
  },

  getSafeBrowserFile: async (ctx, { id }) => {
    const screen = await requireOwnScreen(ctx.db, ctx, id)
    if (screen.kunci_peramban === null) throw new Problem('RECORD_NOT_FOUND')
    return safeBrowserFile(ctx)
  },

  prepareSitting: (ctx, { id, latihan, nama, kunci }) =>
    inTransaction(ctx.db, async (db) => {
      const screen = await requireOwnScreen(db, ctx, id)
      await requirePreparable(db, ctx, screen, latihan)
      if (latihan) await clearRehearsal(db, screen)
      const { isian, ...shown } = await composeFor(db, ctx, screen, latihan)
      const sitting = await openSitting(db, ctx, screen, { latihan, isian })
      if (sitting.status === 'ditutup') throw new Problem('SITTING_CLOSED')
      const device = await registerDevice(db, ctx, sitting, { nama, kunci })
      const { naskah, akhir } = openSittingKeys(ctx.keys, sitting)
      const whole = { kode: sitting.kode, judul: screen.skema, isian, ...shown } satisfies SittingPackage
      return {
        ...sittingNow(ctx, { sitting, device }),
        ...{ pengerjaan_id: sitting.id, perangkat_id: device.id, kode: sitting.kode, kunci_akhir: akhir.umum },
        paket: sealPackage(naskah, JSON.stringify(whole)),
      }
    }),

  checkReceipt: async (ctx, { id, ...receipt }) => {
    const screen = await requireOwnScreen(ctx.db, ctx, id)
    const sitting = screen.paper_id === null ? undefined : await sittingOf(ctx.db, screen, false)
    if (sitting?.status !== 'ditutup') throw new Problem('RECORD_NOT_FOUND')
    const sidik = answersFingerprint(sitting.kode, await sittingAnswers(ctx.db, ctx, sitting.id))
    return { asli: isOwnReceipt(ctx.keys, receipt), sama: receipt.kode === sitting.kode && receipt.sidik === sidik }
  },

  beginSitting: (ctx, { id, ...signed }) =>
    inTransaction(ctx.db, async (db) => {
      const { device, request } = await requireSigned(db, id, signed, 'mulai')
      let at = await atTheScreen(db, id, device)
      await requireMayBegin(db, ctx, at, request)
      if (at.sitting.status === 'siap')
        at = { ...at, sitting: await moveSitting(db, ctx, at.sitting, 'mulai', { begun_at: ctx.now }) }
      const isActive = deviceState(at.device) === 'aktif'
      const mayRead = isActive && (at.sitting.status === 'berjalan' || at.sitting.status === 'dijeda')
      return {
        ...sittingNow(ctx, at),
        kunci: mayRead ? openSittingKeys(ctx.keys, at.sitting).naskah : null,
        jawaban: mayRead ? await sittingAnswers(db, ctx, id) : [],
        ragu: mayRead ? await doubtedNumbers(db, id) : [],
      }
    }),

  sendEntries: (ctx, { id, ...signed }) =>
    inTransaction(ctx.db, async (db) => {
      const { device, request } = await requireSigned(db, id, signed, 'isian')
      return sittingNow(ctx, await receive(db, ctx, await atTheScreen(db, id, device), request.isian))
    }),

  sendEnvelope: (ctx, { id, ...envelope }) =>
    inTransaction(ctx.db, async (db) => {
      const sitting = await lockSitting(db, id)
      const text = sitting && openEnvelope(openSittingKeys(ctx.keys, sitting).akhir.rahasia, envelope)
      if (text === undefined) throw new Problem('RECORD_NOT_FOUND')
      let last: AtTheScreen | undefined
      for (const signed of readEnvelope(text)) {
        const { device, request } = await requireSigned(db, id, signed, 'isian')
        last = await receive(db, ctx, await atTheScreen(db, id, device), request.isian)
      }
      if (!last) throw new Problem('RECORD_NOT_FOUND')
      return sittingNow(ctx, last)
    }),
}
