import { Refusal } from '../../../../lib/calls/refusal.ts'
import type { SignedReceipt, SittingNow } from '../contract.ts'
import { answeredDeadline, remainingSeconds } from '../device/clock-rules.ts'
import { answersOfSheet, EMPTY_SHEET, retryWait } from '../device/queue-rules.ts'
import type { EntryKind, SentEntry } from '../entry-rules.ts'
import { type Begun, deviceCalls } from '../parts/device-calls.ts'
import { hexDigest, openForm, readFormKey, signEntries, signText } from '../parts/device-keys.ts'
import { type EntryLog, openEntryLog } from '../parts/entry-log.ts'
import { keepSealed, openSittings, sealSitting } from '../parts/sealed-answers.ts'
import { type EntryStore, entryStore, memoryStore, type StoredSitting, sittingStore } from '../parts/sitting-store.ts'
import { answersText } from '../receipt-rules.ts'
import { safeBrowserProof } from './safe-browser.ts'
import { ShortPause } from './short-pause.ts'
import { readClocks, type SittingClock, sittingClock } from './sitting-clock.ts'
import type { SittingPhase, SittingView } from './sitting-view.ts'
import { watchPage } from './watch-page.ts'

const WAIT_FOR_LOCK_MS = 400
const TICK_MS = 500
/** Entries that come together go together. */
const GATHER_MS = 400
const HEARTBEAT_MS = { working: 15_000, waiting: 10_000 }
const POLL_MS = { least: 5000, spread: 4000 }
/** Failures in a row after the end, after which the answers are sealed. */
const MOST_FAILURES = 2

const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal

/** One sitting of an exam on this device, from waiting for its opening to its receipt. */
export class SittingEngine {
  /** The place in the form that was open last, for after a pause. */
  openAt = 0
  #sitting: StoredSitting
  #view: SittingView
  #log: EntryLog | undefined
  readonly #clock: SittingClock
  readonly #listeners = new Set<() => void>()
  readonly #unsaved = new Set<() => void>()
  readonly #end = new AbortController()
  readonly #pause = new ShortPause()
  #isHandingIn = false
  /** Failures in a row. */
  #failures = 0
  /** True after a jump of the clocks until the server was asked. */
  #isUnsure = false

  constructor(sitting: StoredSitting) {
    this.#sitting = sitting
    this.#clock = sittingClock(sitting.clock, () => this.#noteJump())
    this.#view = {
      ...{ phase: 'opening', words: undefined, form: undefined, sheet: EMPTY_SHEET, now: sitting.now },
      ...{ isAway: !navigator.onLine, unsent: 0, isFull: false, own: undefined, sealed: undefined },
    }
  }

  view = (): SittingView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Goes on until the end or `stop`; only one tab works, and another one waits for it. */
  start(): void {
    const timer = setTimeout(() => this.#show({ phase: 'elsewhere' }), WAIT_FOR_LOCK_MS)
    navigator.locks
      .request(`ujian:${this.#sitting.place}`, { signal: this.#end.signal }, () => {
        clearTimeout(timer)
        return this.#run()
      })
      .catch((error: unknown) => {
        clearTimeout(timer)
        if (!this.#end.signal.aborted) throw error
      })
  }

  stop(): void {
    this.#end.abort()
    this.#pause.end()
  }

  /** Keeps an answer or a mark at once, and sends it within seconds. */
  note(jenis: EntryKind, nomor: number | null = null, teks: string | null = null): void {
    if (!this.#log || this.#isHandingIn) return
    this.#add(jenis, nomor, teks)
    if (this.#failures === 0) setTimeout(() => this.#pause.end(), GATHER_MS)
  }

  handIn(): void {
    if (!this.#log || this.#isHandingIn) return
    for (const save of this.#unsaved) save()
    this.#isHandingIn = true
    const now = this.#clock.moment()
    const isRunning = this.#view.now.status === 'berjalan'
    this.#add('selesai', null, null, isRunning ? Math.min(now, answeredDeadline(this.#view.now)) : now)
    this.#show({ phase: 'handing-in' })
    this.#pause.end()
  }

  /** Has something save what is being typed before the end; returns how to stop. */
  beforeEnd = (save: () => void): (() => void) => {
    this.#unsaved.add(save)
    return () => this.#unsaved.delete(save)
  }

  secondsLeft = (): number => remainingSeconds(this.#view.now, this.#clock.now())

  #show(change: Partial<SittingView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }

  #add(jenis: EntryKind, nomor: number | null, teks: string | null, at = this.#clock.moment()): void {
    this.#log?.add({ jenis, nomor, teks, at })
    this.#showLog()
  }

  #showLog(): void {
    const log = this.#log
    if (log) this.#show({ sheet: log.sheet(), unsent: log.queue().entries.length, isFull: log.isFull() })
  }

  #noteJump(): void {
    this.#isUnsure = true
    // Not within the reckoning itself, which the entry asks for its moment.
    queueMicrotask(() => {
      this.note('jam_berubah')
      this.#pause.end()
    })
  }

  get #isOver(): boolean {
    const { phase } = this.#view
    return this.#end.signal.aborted || phase === 'received' || phase === 'sealed' || phase === 'gone'
  }

  async #run(): Promise<void> {
    const stored = await sittingStore.read(this.#sitting.place)
    if (!stored) return this.#show({ phase: 'gone' })
    this.#sitting = stored
    if (stored.naskah) await this.#open(stored.naskah, entryStore(stored, stored.naskah))
    else await this.#waitForKey()
    if (!this.#log || this.#isOver) return
    const stopWatching = watchPage((jenis) => this.note(jenis))
    const ticks = setInterval(() => this.#tick(), TICK_MS)
    const look = () => this.#pause.end()
    window.addEventListener('online', look)
    openSittings.add(this.#keepTyped)
    try {
      await this.#exchange(this.#log)
    } finally {
      stopWatching()
      clearInterval(ticks)
      window.removeEventListener('online', look)
      openSittings.delete(this.#keepTyped)
    }
  }

  #keepTyped = async (): Promise<void> => {
    for (const save of this.#unsaved) save()
    await this.#log?.flush()
  }

  /** Opens the form in memory, with all that was answered so far. */
  async #open(key: CryptoKey, store: EntryStore): Promise<void> {
    const form = await openForm(key, this.#sitting.paket)
    this.#log = await openEntryLog(store)
    for (const { at } of this.#log.queue().entries) this.#clock.reach(at)
    this.#show({ form, phase: this.#view.now.status === 'dijeda' ? 'paused' : 'working', words: undefined })
    this.#showLog()
  }

  async #waitForKey(): Promise<void> {
    while (!this.#isOver && !this.#log) {
      try {
        const { tanda, pengerjaan_id: pengerjaan, perangkat_id: perangkat } = this.#sitting
        const peramban = await safeBrowserProof()
        const signed = await signText(tanda, { pengerjaan, perangkat, untuk: 'mulai', peramban })
        const asked = readClocks()
        const begun = await deviceCalls.begin(pengerjaan, signed)
        this.#clock.set(begun.waktu_server, asked)
        await this.#begin(begun)
      } catch (error) {
        if (!isRefusal(error)) throw error
        if (this.#isGone(error)) return this.#leave('gone')
        const isAway = error.status === 0
        this.#show({ phase: 'waiting', isAway, words: isAway ? undefined : error.message })
      }
      if (!this.#log && !this.#isOver) await this.#pause.wait(POLL_MS.least + POLL_MS.spread * Math.random())
    }
  }

  async #begin({ kunci, jawaban, ragu, ...now }: Begun): Promise<void> {
    this.#show({ now, isAway: false })
    if (now.tanda_terima) return this.#receive(now.tanda_terima)
    if (now.perangkat === 'diganti') return this.#leave('replaced')
    if (!kunci) return this.#show({ phase: now.perangkat === 'menunggu' ? 'asking' : 'waiting', words: undefined })
    const naskah = await readFormKey(kunci)
    const { diterima } = now
    this.#sitting = { ...this.#sitting, naskah, diterima, now, clock: this.#clock.kept() }
    const base = { jawaban: Object.fromEntries(jawaban.map(({ nomor, teks }) => [nomor, teks])), ragu }
    const queue = { base, diterima, entries: [] }
    const store = entryStore(this.#sitting, naskah)
    const keep = async () => {
      await store.replace(queue)
      await sittingStore.write(this.#sitting)
      return store
    }
    await this.#open(naskah, await keep().catch(() => memoryStore(queue)))
  }

  /** Sends what waits, one request at a time, and says that the device is there when nothing does. */
  async #exchange(log: EntryLog): Promise<void> {
    while (!this.#isOver) {
      let isMore = false
      try {
        // After a failure a question comes first: what was offered once can no longer be written together.
        const entries = this.#failures > 0 ? [] : await log.nextBatch()
        const now = await this.#send(entries)
        this.#failures = 0
        await this.#take(log, now)
        const isStuck = entries.some(({ urutan }, at) => at === 0 && urutan > now.diterima)
        isMore = !isStuck && log.queue().entries.length > 0
      } catch (error) {
        if (!isRefusal(error)) throw error
        if (this.#isGone(error)) return this.#leave('gone')
        this.#failures += 1
        this.#show({ isAway: error.status === 0 })
        if (this.#isHandingIn && this.#failures >= MOST_FAILURES) return this.#seal(log)
      }
      this.#isUnsure = false
      if (!isMore && !this.#isOver) await this.#pause.wait(this.#nextWait())
    }
  }

  async #send(entries: readonly SentEntry[]): Promise<SittingNow> {
    const signed = await signEntries(this.#sitting, entries)
    const asked = readClocks()
    const now = await deviceCalls.send(this.#sitting.pengerjaan_id, signed)
    this.#clock.set(now.waktu_server, asked)
    return now
  }

  /** A rehearsal that was begun anew on another device is gone. */
  #isGone = ({ status }: Refusal): boolean => this.#sitting.latihan && status === 404

  #nextWait(): number {
    if (this.#failures > 0) return retryWait(this.#failures, Math.random())
    return this.#view.phase === 'working' ? HEARTBEAT_MS.working : HEARTBEAT_MS.waiting
  }

  async #take(log: EntryLog, now: SittingNow): Promise<void> {
    log.receive(now.diterima)
    this.#sitting = { ...this.#sitting, now, diterima: now.diterima, clock: this.#clock.kept() }
    // A store that takes nothing more is no reason to stop; one that was emptied is.
    if (!(await sittingStore.write(this.#sitting).catch(() => true))) return this.#leave('gone')
    this.#show({ now, isAway: false, phase: this.#phaseOf(now) })
    this.#showLog()
    if (now.tanda_terima) return this.#receive(now.tanda_terima, log)
    if (now.perangkat !== 'aktif' && log.queue().entries.length === 0) return this.#leave('replaced')
    if (now.status === 'berakhir') this.handIn()
  }

  #phaseOf({ status, perangkat }: SittingNow): SittingPhase {
    if (perangkat !== 'aktif') return 'replaced'
    if (this.#isHandingIn) return 'handing-in'
    return status === 'dijeda' ? 'paused' : 'working'
  }

  /** Nothing of the exam stays in this browser once it is handed in; a log has what its receipt is compared with. */
  async #receive(receipt: SignedReceipt, log?: EntryLog): Promise<void> {
    const sidik = log && (await hexDigest(answersText(this.#sitting.kode, answersOfSheet(log.sheet()))))
    const isSame = sidik === undefined ? null : sidik === receipt.sidik
    await this.#leave('received')
    this.#show({ own: { receipt, isSame } })
  }

  async #leave(phase: SittingPhase): Promise<void> {
    await this.#log?.flush()
    await sittingStore.remove(this.#sitting.place).catch(() => undefined)
    this.#log = undefined
    this.#show({ phase, form: undefined, sheet: EMPTY_SHEET, unsent: 0 })
    if (phase === 'replaced') this.#end.abort()
  }

  async #seal(log: EntryLog): Promise<void> {
    await log.flush()
    const sealed = await sealSitting(this.#sitting, log.queue())
    await keepSealed(sealed)
    this.#log = undefined
    this.#show({ phase: 'sealed', sealed, form: undefined, sheet: EMPTY_SHEET, unsent: 0 })
  }

  #tick(): void {
    const isWorking = this.#view.phase === 'working'
    if (!isWorking || this.secondsLeft() > 0 || this.#isUnsure) return
    this.handIn()
  }
}
