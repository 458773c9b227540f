import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { acceptDevice, replaceDevices } from '../src/features/certification/sittings/device-queries.ts'
import { type Db, inTransaction, openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { newKeyText } from '../src/ground/secrets/keys.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program, type Running } from '../tests/program.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { anyAnswer, anyNumber, type Device, prepareDevice, requireTrueReceipt } from './exam-candidate.ts'
import { fillExam, type Seated } from './exam-portal.ts'
import { loseAnswers } from './lost-answers.ts'
import { openPortal } from './open-portal.ts'

/** One answer in so many is lost on its way back. */
const LOST_OF = 10
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

/**
 * Candidates at their screens while program and database are killed, the network loses answers and goes away, pages are
 * killed, clocks jump and devices change: no answer is lost or counted twice, and every receipt is true.
 */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const { candidates, answers } = short ? { candidates: 12, answers: 600 } : { candidates: 60, answers: 5000 }
  const port = await freePort()
  const network = await loseAnswers(port, () => randomInt(LOST_OF) === 0)
  const appKey = newKeyText()
  const settings = { APP_URL: network.url, APP_KEY: appKey, TRUST_PROXY: '127.0.0.1' }
  const program = new Program(await reachableFolder('sertifikasi-drill-'), port, settings)
  try {
    let running = await program.start()
    await openPortal(program.databaseUrl)
    const seated = await fillExam({ url: network.url, databaseUrl: program.databaseUrl, appKey }, candidates)
    const sittings = await Promise.all(
      seated.map(async (one): Promise<Sitting> => ({ seated: one, devices: [await prepareDevice(network.url, one)] })),
    )
    await Promise.all(sittings.map(({ devices: [first] }) => first && untilAnswered(first.begin)))
    network.isLosing = true
    let goesOn = true
    const kill = async (what: 'program' | 'database' | 'both') => {
      if (what !== 'program') process.kill(program.postmaster(), 'SIGKILL')
      if (what === 'database') return
      running = await again(program, running)
    }
    const faulting = causeFaults(() => goesOn, sittings, kill)
    const each = Math.ceil(answers / candidates)
    await Promise.all(sittings.map((sitting, place) => sit(network.url, program, sitting, { place, each })))
    goesOn = false
    const faults = await faulting
    const receipts = await Promise.all(sittings.map(({ devices }) => handIn(devices.at(-1))))
    for (const [place, receipt] of receipts.entries()) {
      const { seated: who, devices } = sittings[place] ?? { devices: [] }
      if (who) requireTrueReceipt(who.kode, receipt, devices)
    }
    await checkRows(program.databaseUrl, sittings)
    for (const [place, receipt] of receipts.entries()) {
      const who = sittings[place]?.seated
      const check = await who?.client.write<object>('POST', `/ujian/${who.applicationId}/tanda-terima`, receipt)
      demand(JSON.stringify(check) === '{"asli":true,"sama":true}', `tanda terima ${who?.kode} dikenali`)
    }
    return [
      `${candidates} peserta, ${sum(sittings)} jawaban, ${faults} gangguan, ${network.lost} jawaban hilang di jalan: 0 jawaban hilang, 0 ganda, semua tanda terima benar.`,
    ]
  } finally {
    await network.close()
    await program.end()
    await rm(program.data, { recursive: true, force: true })
  }
}

const sum = (sittings: readonly Sitting[]): number =>
  sittings.flatMap(({ devices }) => devices).reduce((all, { entries }) => all + entries.length, 0)

async function again(program: Program, { child, ended }: Running): Promise<Running> {
  child.kill('SIGKILL')
  await ended
  return program.start()
}

async function untilAnswered<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await pause(AGAIN_MS)
  }
}

/** One fault after the other; returns how many there were. */
async function causeFaults(
  goesOn: () => boolean,
  sittings: readonly Sitting[],
  kill: (what: 'program' | 'database' | 'both') => Promise<void>,
): Promise<number> {
  const devices = () => sittings.map((sitting) => sitting.devices.at(-1)).filter((one) => one !== undefined)
  const faults = [
    () => kill('program'),
    async () => {
      for (const [place, device] of devices().entries()) if (place % 3 === 0) device.restart()
    },
    () => kill('database'),
    async () => {
      for (const [place, device] of devices().entries()) device.clockOff = ((place % 3) - 1) * HOUR_MS
    },
    () => kill('both'),
  ]
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
  url: string,
  program: Program,
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
      devices.push(await changeDevice(url, program, seated))
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
async function changeDevice(url: string, program: Program, seated: Seated): Promise<Device> {
  const device = await prepareDevice(url, seated)
  await waitUntil(() => acceptAs(program.databaseUrl, device.id).catch(() => false), { timeoutMs: 60_000 })
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
