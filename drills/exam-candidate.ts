import { createHash, randomInt } from 'node:crypto'
import type { SignedReceipt } from '../src/features/certification/sittings/contract.ts'
import { countedAnswers } from '../src/features/certification/sittings/entry-rules.ts'
import { answersText } from '../src/features/certification/sittings/receipt-rules.ts'
import { newDevice, signedBy } from '../tests/exam-device.ts'
import { demand } from './demand.ts'
import { ITEMS, type Seated } from './exam-portal.ts'

/** The most entries of one request, as the page sends them. */
const MOST_ENTRIES = 50

interface Entry {
  urutan: number
  jenis: 'jawab' | 'selesai'
  nomor: number | null
  teks: string | null
  at: number
}

interface Answer {
  status: string
  perangkat: string
  diterima: number
  tanda_terima: SignedReceipt | null
  kunci?: string | null
}

/** A device of a candidate: it stores first, then sends until it hears that all is stored. */
export interface Device {
  entries: Entry[]
  /** Milliseconds by which its clock is wrong. */
  clockOff: number
  /** Milliseconds that each answered send took. */
  waits: number[]
  id: number
  write: (nomor: number, teks: string) => void
  finish: () => void
  /** Sends what is not known to be stored; undefined where nobody answered. */
  send: () => Promise<Answer | undefined>
  begin: () => Promise<Answer | undefined>
  /** Forgets what was heard, as a page that was killed and opened again. */
  restart: () => void
}

/** Prepares a device of a candidate over the network. */
export async function prepareDevice(url: string, { client, applicationId }: Seated): Promise<Device> {
  const device = newDevice()
  const { pengerjaan_id, perangkat_id } = await client.write<{ pengerjaan_id: number; perangkat_id: number }>(
    'POST',
    `/ujian/${applicationId}/siapkan`,
    { latihan: false, nama: 'Perangkat contoh', kunci: device.kunci },
  )
  const own = { pengerjaan: pengerjaan_id, perangkat: perangkat_id }
  const entries: Entry[] = []
  const waits: number[] = []
  let stored = 0
  const ask = async (path: string, request: object): Promise<Answer | undefined> => {
    const begun = performance.now()
    const answer = await fetch(`${url}/ujian/pengerjaan/${pengerjaan_id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signedBy(device, { ...own, ...request })),
    }).catch(() => undefined)
    if (!answer || answer.status >= 500) return undefined
    const text = await answer.text().catch(() => undefined)
    if (text === undefined) return undefined
    demand(answer.ok, `isian diterima (${answer.status} ${text.slice(0, 200)})`)
    waits.push(performance.now() - begun)
    return JSON.parse(text) as Answer
  }
  const own_: Device = {
    ...{ entries, clockOff: 0, waits, id: perangkat_id },
    write(nomor, teks) {
      entries.push({ urutan: entries.length + 1, jenis: 'jawab', nomor, teks, at: Date.now() + own_.clockOff })
    },
    finish() {
      entries.push({ urutan: entries.length + 1, jenis: 'selesai', nomor: null, teks: null, at: Date.now() })
    },
    async send() {
      const isian = entries.slice(stored, stored + MOST_ENTRIES)
      const answer = await ask('isian', { untuk: 'isian', isian })
      if (answer) stored = answer.diterima
      return answer
    },
    begin: () => ask('mulai', { untuk: 'mulai' }),
    restart() {
      stored = 0
    },
  }
  return own_
}

/** Returns an answer to a number as the page would send it; some are taken back. */
export const anyAnswer = (nomor: number): string => {
  if (randomInt(20) === 0) return ''
  return nomor % 5 === 4 ? `jawaban ${randomInt(1000)}` : (['A', 'B', 'C', 'D'][randomInt(4)] ?? 'A')
}

export const anyNumber = (): number => randomInt(1, ITEMS + 1)

/** Throws unless a receipt says exactly what these devices of one candidate wrote, as far as it counts. */
export function requireTrueReceipt(kode: string, receipt: SignedReceipt, devices: readonly Device[]): void {
  const written = devices.flatMap(({ entries }, perangkat_urutan) =>
    entries.flatMap(({ urutan, nomor, teks }) =>
      nomor === null ? [] : [{ perangkat_urutan, urutan, nomor, teks: teks ?? '' }],
    ),
  )
  const answers = countedAnswers(written)
  const sidik = createHash('sha256').update(answersText(kode, answers)).digest('hex')
  demand(receipt.kode === kode && receipt.terjawab === answers.length, `${kode}: tanda terima menyebut semua jawaban`)
  demand(receipt.sidik === sidik, `${kode}: sidik tanda terima benar`)
}
