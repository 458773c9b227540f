import { randomInt } from 'node:crypto'
import { acceptDevice, replaceDevices } from '../src/features/certification/sittings/device-queries.ts'
import { type Db, inTransaction, openDatabase } from '../src/ground/database/db.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { anyAnswer, anyNumber, type Device, prepareDevice, requireTrueReceipt } from './exam-candidate.ts'
import { fillExam, type Seated } from './exam-portal.ts'
import type { loseAnswers } from './lost-answers.ts'
import { openPortal } from './open-portal.ts'

const FAULT_EVERY_MS = 3000
const HOUR_MS = 3_600_000
/** What a device waits when nobody answered, and what a candidate thinks about a question, at most. */
const AGAIN_MS = 300
const THINKS_MS = 400
/** One candidate in so many goes on at another device. */
const MOVES_EVERY = 12

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Sitting {
  seated: Seated
  devices: Device[]
}

/** A portal at which candidates sit, and what may happen to it. */
export interface SittingPlace {
  /** The address by which devices reach it; answers are lost on their way back once `isLosing` is set. */
  network: Awaited<ReturnType<typeof loseAnswers>>
  databaseUrl: () => string
  appKey: string
  /** What is done to its machines, one after the other. */
  faults: readonly (() => Promise<unknown>)[]
}

export interface SittingSize {
  candidates: number
  /** Of all candidates together. */
  answers: number
}

/** Has candidates write their exam while one fault follows another; returns a sentence of what was found. */
export async function sitThrough(place: SittingPlace, { candidates, answers }: SittingSize): Promise<string> {
  const { network, databaseUrl, appKey } = place
  await openPortal(databaseUrl())
  const seated = await fillExam({ url: network.url, databaseUrl: databaseUrl(), appKey }, candidates)
  const sittings = await Promise.all(
    seated.map(async (one): Promise<Sitting> => ({ seated: one, devices: [await prepareDevice(network.url, one)] })),
  )
  await Promise.all(sittings.map(({ devices: [first] }) => first && untilAnswered(first.begin)))
  network.isLosing = true
  let goesOn = true
  const faulting = causeFaults(() => goesOn, sittings, place.faults)
  const each = Math.ceil(answers / candidates)
  await Promise.all(sittings.map((sitting, at) => sit(place, sitting, { place: at, each })))
  goesOn = false
  const faults = await faulting
  const receipts = await Promise.all(sittings.map(({ devices }) => handIn(devices.at(-1))))
  for (const [at, receipt] of receipts.entries()) {
    const { seated: who, devices } = sittings[at] ?? { devices: [] }
    if (who) requireTrueReceipt(who.kode, receipt, devices)
  }
  await checkRows(databaseUrl(), sittings)
  for (const [at, receipt] of receipts.entries()) {
    const who = sittings[at]?.seated
    const check = await who?.client.write<object>('POST', `/ujian/${who.applicationId}/tanda-terima`, receipt)
    demand(JSON.stringify(check) === '{"asli":true,"sama":true}', `tanda terima ${who?.kode} dikenali`)
  }
  return `${candidates} peserta, ${sum(sittings)} jawaban, ${faults} gangguan, ${network.lost} jawaban hilang di jalan: 0 jawaban hilang, 0 ganda, semua tanda terima benar.`
}

const sum = (sittings: readonly Sitting[]): number =>
  sittings.flatMap(({ devices }) => devices).reduce((all, { entries }) => all + entries.length, 0)

async function untilAnswered<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await pause(AGAIN_MS)
  }
}

/** One fault after the other, at the machines and at the screens in turn; returns how many there were. */
async function causeFaults(
  goesOn: () => boolean,
  sittings: readonly Sitting[],
  atMachines: SittingPlace['faults'],
): Promise<number> {
  const devices = () => sittings.map((sitting) => sitting.devices.at(-1)).filter((one) => one !== undefined)
  const atScreens = [
    async () => {
      for (const [place, device] of devices().entries()) if (place % 3 === 0) device.restart()
    },
    async () => {
      for (const [place, device] of devices().entries()) device.clockOff = ((place % 3) - 1) * HOUR_MS
    },
  ]
  const faults = atMachines.flatMap((fault, at) => [fault, atScreens[at % atScreens.length]])
  let count = 0
  while (goesOn()) {
    await pause(FAULT_EVERY_MS)
    await faults[count % faults.length]?.()
    count += 1
  }
  return count
}

/** Writes answers at the screen, each sent within moments; some go on at another device halfway. */
async function sit(
  portal: SittingPlace,
  { seated, devices }: Sitting,
  { place, each }: { place: number; each: number },
): Promise<void> {
  for (let count = 0; count < each; count += 1) {
    const device = devices.at(-1)
    if (!device) return
    const nomor = anyNumber()
    device.write(nomor, anyAnswer(nomor))
    await device.send()
    await pause(randomInt(THINKS_MS))
    if (place % MOVES_EVERY === 0 && count === Math.floor(each / 2)) {
      await untilAllStored(device)
      devices.push(await changeDevice(portal, seated))
    }
  }
}

async function untilAllStored(device: Device): Promise<void> {
  await untilAnswered(async () => {
    const answer = await device.send()
    return answer && answer.diterima >= device.entries.length ? answer : undefined
  })
}

/** Goes on at another device once the invigilator has accepted it. */
async function changeDevice({ network, databaseUrl }: SittingPlace, seated: Seated): Promise<Device> {
  const device = await prepareDevice(network.url, seated)
  await waitUntil(() => acceptAs(databaseUrl(), device.id).catch(() => false), { timeoutMs: 60_000 })
  const { perangkat, kunci } = await untilAnswered(device.begin)
  demand(perangkat === 'aktif' && typeof kunci === 'string', 'perangkat baru dipakai sesudah pengawas mengizinkan')
  return device
}

/** The invigilator's word, written as the desk writes it. */
async function acceptAs(databaseUrl: string, deviceId: number): Promise<boolean> {
  const { db, close } = openDatabase(databaseUrl, { most: 1 })
  try {
    await inTransaction(db, async (within: Db) => {
      const device = await within
        .selectFrom('exam_devices')
        .select('sitting_id')
        .where('id', '=', deviceId)
        .executeTakeFirstOrThrow()
      const { opened_by } = await within.selectFrom('screen_exams').select('opened_by').executeTakeFirstOrThrow()
      await replaceDevices(within, device.sitting_id, new Date())
      await acceptDevice(within, deviceId, opened_by ?? 0, new Date())
    })
    return true
  } finally {
    await close()
  }
}

async function handIn(device: Device | undefined) {
  if (!device) throw new Error('nobody without a device')
  device.finish()
  const { tanda_terima } = await untilAnswered(async () => {
    const answer = await device.send()
    return answer?.tanda_terima ? answer : undefined
  })
  if (!tanda_terima) throw new Error('no receipt')
  return tanda_terima
}

/** Throws unless every entry that a device wrote is stored exactly once, and every paper went on to marking. */
async function checkRows(databaseUrl: string, sittings: readonly Sitting[]): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { most: 1 })
  try {
    const rows = await db.selectFrom('exam_entries').select(['device_id', 'urutan']).execute()
    const stored = Map.groupBy(rows, ({ device_id }) => device_id)
    for (const { entries, id } of sittings.flatMap(({ devices }) => devices)) {
      const numbers = (stored.get(id) ?? []).map(({ urutan }) => urutan).toSorted((one, other) => one - other)
      const lost = entries.length - new Set(numbers).size
      demand(lost === 0, `${lost} jawaban hilang dari ${entries.length} pada perangkat ${id}`)
      demand(numbers.length === entries.length, `tidak satu pun jawaban tersimpan ganda pada perangkat ${id}`)
    }
    const sheets = await db.selectFrom('exam_sheets').select('paper_id').execute()
    demand(sheets.length === sittings.length, `${sheets.length} dari ${sittings.length} lembar diteruskan ke penilaian`)
  } finally {
    await close()
  }
}
