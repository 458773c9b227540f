import { rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { makeCertificate } from '../tests/certificates.ts'
import { pdf } from '../tests/pdf.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { Program, type Running } from '../tests/program.ts'
import type { StubbornClient } from '../tests/stubborn-client.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { writeAsGuests } from './guest-writes.ts'
import { loseAnswers } from './lost-answers.ts'
import { newMember, openPortal } from './open-portal.ts'
import { type Draft, draft } from './personal-draft.ts'

const PEOPLE = 5
const KILLED = ['program', 'database', 'both'] as const
/** One in so many writes uploads a file, as the limit allows nobody more than some hundred in an hour. */
const FILE_EVERY = 150
/** One in so many writes asks for a letter that states how a certificate stands. */
const LETTER_EVERY = 15
const MOST_LETTERS = 5

/** The writes that the portal acknowledged to one person. */
interface Promised {
  client: StubbornClient
  userId: number
  certificateId: number
  version: number
  drafts: number
  files: Map<string, number>
  letters: Set<number>
}

/**
 * kill -9 of program and database in the middle of writes, over a network that loses answers to what is committed:
 * nothing promised is lost, nothing is there twice or by half.
 */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const { rounds, writes } = short ? { rounds: 3, writes: 240 } : { rounds: 30, writes: 20_000 }
  const port = await freePort()
  const network = await loseAnswers(port)
  const program = new Program(await reachableFolder('sertifikasi-drill-'), port, { APP_URL: network.url })
  let running: Running
  let acknowledged = 0
  const count = () => {
    acknowledged += 1
  }
  try {
    running = await program.start()
    await openPortal(program.databaseUrl)
    const people: Promised[] = []
    for (let place = 0; place < PEOPLE; place += 1) {
      const client = await newMember({ url: network.url, databaseUrl: program.databaseUrl }, place, count)
      const { version } = await client.get<Draft>('/data-diri')
      const ids = await giveCertificate(program.databaseUrl, place)
      people.push({ client, version, ...ids, drafts: 0, files: new Map(), letters: new Set() })
    }
    acknowledged = 0
    // Keys count for members: whoever registers is none yet.
    network.isLosing = true
    const crashing = crash()
    await Promise.all(people.map((person) => writeOn(person, () => acknowledged < writes)))
    await crashing
    for (const person of people) await check(person, program.databaseUrl)
    demand(network.lost >= people.length, `jawaban hilang di antara (${network.lost})`)
    const kills = KILLED.map((what) => async () => {
      running = await kill(program, running, what)
    })
    const guests = await writeAsGuests({ network, program }, kills, short)
    const files = people.reduce((sum, person) => sum + person.files.size, 0)
    return [
      `${rounds} kali kill -9, ${acknowledged} tulisan dijawab (${files} berkas), ${network.lost} jawaban hilang di jalan: 0 hilang, 0 ganda, 0 setengah jadi.`,
      guests,
    ]
  } finally {
    await network.close()
    await program.end()
    await rm(program.data, { recursive: true, force: true })
  }

  /** Kills program, database or both at moments that are spread over the writes. */
  async function crash(): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const from = Math.round(((round + 0.5) * writes) / rounds)
      await waitUntil(() => acknowledged >= from, { timeoutMs: 600_000, intervalMs: 1 })
      running = await kill(program, running, KILLED[round % KILLED.length] ?? 'both')
    }
  }
}

/** Makes the member of that place a holder of a certificate. */
async function giveCertificate(databaseUrl: string, place: number): Promise<{ userId: number; certificateId: number }> {
  const { db, close } = openDatabase(databaseUrl, { most: 1 })
  try {
    const email = `gangguan${place}@example.com`
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const no_sertifikasi = `9${String(place).padStart(3, '0')}/KTPA/LSK-XX/I/2026`
    const { id: certificateId } = await makeCertificate(db, { user_id: userId, no_sertifikasi })
    return { userId, certificateId }
  } finally {
    await close()
  }
}

async function kill(program: Program, running: Running, what: (typeof KILLED)[number]): Promise<Running> {
  if (what !== 'program') process.kill(program.postmaster(), 'SIGKILL')
  if (what === 'database') return running
  running.child.kill('SIGKILL')
  await running.ended
  return program.start()
}

async function writeOn(person: Promised, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    if (person.drafts % FILE_EVERY === FILE_EVERY - 1 || person.files.size === 0) await giveFile(person)
    if (person.drafts % LETTER_EVERY === 0 && person.letters.size < MOST_LETTERS) await askForLetter(person)
    const payload = { isi: draft(person.drafts + 1), version: person.version }
    const { version } = await person.client.write<Draft>('PUT', '/data-diri', payload)
    person.drafts += 1
    demand(version === person.version + 1, `satu tulisan, satu versi: ${person.version} menjadi ${version}`)
    person.version = version
  }
}

async function giveFile({ client, files }: Promised): Promise<void> {
  const form = new FormData()
  form.append('jenis', 'cv')
  form.append('file', new File([new Uint8Array(pdf(`(${files.size})`))], 'cv.pdf'))
  const { id, bytes } = await client.write<{ id: string; bytes: number }>('POST', '/berkas', form)
  files.set(id, bytes)
}

async function askForLetter({ client, certificateId, letters }: Promised): Promise<void> {
  const { id } = await client.write<{ id: number }>('POST', `/sertifikat-saya/${certificateId}/surat-status`)
  letters.add(id)
}

async function check(person: Promised, databaseUrl: string): Promise<void> {
  const { client, userId, certificateId, version, drafts, files, letters } = person
  const { db, close } = openDatabase(databaseUrl, { most: 1 })
  try {
    const lying = await db
      .selectFrom('private_files')
      .select('id')
      .where('user_id', '=', userId)
      .where('jenis', '=', 'cv')
      .execute()
    const givenIds = lying.map(({ id }) => id).sort()
    demand(
      isDeepStrictEqual(givenIds, [...files.keys()].sort()),
      `${files.size} berkas, tidak lebih (ada ${lying.length})`,
    )
    const stated = await db
      .selectFrom('status_letters')
      .select('id')
      .where('certificate_id', '=', certificateId)
      .execute()
    demand(stated.length === letters.size, `${letters.size} surat, tidak lebih (ada ${stated.length})`)
  } finally {
    await close()
  }
  const kept = await client.get<Draft>('/data-diri')
  demand(kept.version === version, `versi ${version} tersimpan (ada ${kept.version})`)
  demand(kept.isi.alamat === draft(drafts).alamat, `tulisan ke-${drafts} tersimpan (ada ${kept.isi.alamat})`)
  for (const [id, bytes] of files) {
    demand((await client.bytes(`/berkas/${id}`)).length === bytes, `berkas ${id} utuh`)
  }
}
