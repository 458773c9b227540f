import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import type { Application, OpenTraining } from '../src/features/certification/applications/contract.ts'
import type { PrivateFile } from '../src/features/platform/files/contract.ts'
import { sweepFiles } from '../src/features/platform/files/jobs.ts'
import type { PersonalState } from '../src/features/platform/personal-data/contract.ts'
import { openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { openFileStore } from '../src/ground/storage/file-store.ts'
import { DECLARATION, experienceRow } from './applications.ts'
import { demonstrationFolder } from './demonstration-folder.ts'
import { pdf } from './pdf.ts'
import { correctDraft } from './personal-data.ts'
import { Program, type Running } from './program.ts'
import { StubbornClient } from './stubborn-client.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const PEOPLE = 5
const CRASHES = ['program', 'both', 'program', 'both'] as const
/** The acknowledged writes between two crashes. */
const BETWEEN = 22

let program: Program
let running: Running
let acknowledged = 0

/** The writes that the portal acknowledged to one person. */
interface Promised {
  client: StubbornClient
  files: Map<string, number>
  application: number
  nomor: string | null
}

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  program = new Program(await demonstrationFolder('sertifikasi-crash-'), await freePort(), { DEMO: '1' })
  running = program.launch()
  await program.ready()
}, 240_000)

afterAll(async () => {
  await program.end()
  await rm(program.data, { recursive: true, force: true })
})

/** kill -9 in the middle of whatever is going on, then a new start. */
async function crash(what: (typeof CRASHES)[number]): Promise<void> {
  if (what === 'both') process.kill(program.postmaster(), 'SIGKILL')
  running.child.kill('SIGKILL')
  await running.ended
  running = program.launch()
  await program.ready()
}

/** Crashes after every so many acknowledged writes, until all crashes are done. */
async function crashOften(): Promise<void> {
  for (const [round, what] of CRASHES.entries()) {
    const at = (round + 1) * BETWEEN
    await vi.waitUntil(() => acknowledged >= at, { timeout: 240_000, interval: 5 })
    // At any moment of what is under way then.
    await new Promise((resolve) => setTimeout(resolve, randomInt(40)))
    await crash(what)
  }
}

async function newMember(place: number): Promise<StubbornClient> {
  const client = new StubbornClient(program.url, () => {
    acknowledged += 1
  })
  const email = `gangguan${place}@example.com`
  const person = { name: `Peserta ${place}`, email, phone: '+6281100009999', password: DEMO_PASSWORD }
  await client.write('POST', '/api/v1/register', { ...person, password_confirmation: DEMO_PASSWORD })
  return client
}

async function give(promised: Promised, jenis: string): Promise<string> {
  const isPhoto = jenis === 'foto'
  const bytes = isPhoto
    ? await sharp({ create: { width: 400, height: 600, channels: 3, background: '#a01020' } })
        .jpeg()
        .toBuffer()
    : pdf(`(${jenis})`)
  const form = new FormData()
  form.append('jenis', jenis)
  form.append('file', new File([new Uint8Array(bytes)], isPhoto ? 'foto.jpg' : `${jenis}.pdf`))
  const file = await promised.client.write<PrivateFile>('POST', '/berkas', form)
  promised.files.set(file.id, file.bytes)
  return file.id
}

/** A certificate of training, in words. */
const TRAINING = { no_sertifikat: 'P-1/2020', lembaga_pelatihan: 'LPK Contoh', tanggal_sertifikat: '2020-03-14' }

/** From personal data to an application that waits for verification. */
async function apply(client: StubbornClient): Promise<Promised> {
  const promised: Promised = { client, files: new Map(), application: 0, nomor: null }
  const files = {
    foto: await give(promised, 'foto'),
    file_ktp: await give(promised, 'ktp'),
    file_ijazah: await give(promised, 'ijazah'),
    file_cv: await give(promised, 'cv'),
  }
  const saved = await client.write<PersonalState>('PUT', '/data-diri', { isi: correctDraft(files), version: 0 })
  await client.write('POST', '/data-diri/kirim', { version: saved.version })
  const { jadwal } = await client.get<{ jadwal: OpenTraining[] }>('/training/terbuka')
  const date = jadwal.find(
    (each) => each.memenuhi && each.category.name === 'ATPA' && each.kuota - each.terisi > PEOPLE,
  )
  const { id } = await client.write<{ id: number }>('POST', `/training/daftar/${date?.id}`)
  promised.application = id
  const evidence = await give(promised, 'bukti_pengalaman')
  const draft = await client.get<Application>(`/user-training/${id}`)
  await client.write('PUT', `/user-training/${id}`, {
    tahap: 'draft',
    version: draft.version,
    pengalaman: Array.from({ length: Math.max(1, draft.min_dokumen_amdal) }, () => experienceRow(evidence)),
    asesmen: draft.asesmen.map(({ unit }) => ({ unit, jawaban: 'K', bukti: 'Portofolio', bukti_id: '' })),
    pernyataan: DECLARATION,
  })
  for (const { nama, pelatihan } of draft.persyaratan) {
    const told = pelatihan ? { pelatihan: TRAINING } : {}
    const given = { tahap: 'draft', persyaratan: nama, file_id: evidence, catatan: '', ...told }
    await client.write('PUT', `/user-training/${id}/persyaratan`, given)
  }
  const sent = await client.write<Application>('POST', `/user-training/${id}/kirim`, { tahap: 'draft' })
  promised.nomor = sent.nomor
  return promised
}

/** The office checks and approves, the person pays, the office confirms. */
async function bringThrough(office: StubbornClient, { client, application: id, files }: Promised): Promise<void> {
  const { persyaratan } = await client.get<Application>(`/user-training/${id}`)
  const berkas = persyaratan.map((each) => ({
    persyaratan: each.nama,
    file_id: each.berkas?.id,
    status: 'sesuai',
    catatan: null,
  }))
  await office.write('PUT', `/admin-api/permohonan/${id}/persyaratan`, { tahap: 'diajukan', berkas })
  await office.write('POST', `/admin-api/permohonan/${id}/setujui`, { tahap: 'diajukan' })
  const invoice = await client.get<{ id: number; total: number }>(`/user-training/${id}/invoice`)
  const [proof] = files.keys()
  await client.write('POST', `/user-training/${id}/invoice/bukti`, {
    bank_pengirim: 'Bank Contoh',
    nama_pengirim: 'Peserta',
    tanggal_transfer: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    jumlah: invoice.total,
    file_id: proof,
  })
  const seen = await office.get<{ version: number }>(`/admin-api/invoice/${invoice.id}`)
  await office.write('POST', `/admin-api/invoice/${invoice.id}/konfirmasi`, {
    version: seen.version,
    jumlah: invoice.total,
  })
}

async function privateFilesOnDisk(): Promise<string[]> {
  const entries = await readdir(path.join(program.data, 'files/private'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}

test('through kill -9 of the program and of PostgreSQL nothing acknowledged is lost, nothing is done twice or by half', async () => {
  const clients: StubbornClient[] = []
  for (let place = 0; place < PEOPLE; place += 1) clients.push(await newMember(place))
  const before = openDatabase(program.databaseUrl)
  await before.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('email', 'like', 'gangguan%')
    .execute()
  await before.close()
  const office = new StubbornClient(program.url, () => {
    acknowledged += 1
  })
  await office.write('POST', '/api/v1/login', { email: 'admin@example.com', password: DEMO_PASSWORD })

  acknowledged = 0
  const crashes = crashOften()
  const people = await Promise.all(clients.map(apply))
  await Promise.all(people.map((person) => bringThrough(office, person)))
  await crashes

  for (const { client, application, files, nomor } of people) {
    const seen = await client.get<Application>(`/user-training/${application}`)
    expect([seen.tahap, seen.nomor]).toEqual(['terjadwal', nomor])
    expect(seen.riwayat.map(({ transition }) => transition).sort()).toEqual(['approve', 'confirm', 'pay', 'submit'])
    for (const [id, bytes] of files) expect((await client.bytes(`/berkas/${id}`)).length).toBe(bytes)
  }

  const { db, close } = openDatabase(program.databaseUrl)
  const ours = db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .where('users.email', 'like', 'gangguan%')
  const invoices = await ours.select(['invoices.status', 'invoices.nomor']).execute()
  expect(invoices.map(({ status }) => status)).toEqual(Array.from({ length: PEOPLE }, () => 'lunas'))
  const all = await db.selectFrom('invoices').select('nomor').execute()
  // 'INV/2026/11/0042': counted through the year.
  const byYear = Map.groupBy(all, ({ nomor }) => nomor.split('/')[1])
  for (const [year, invoices] of byYear) {
    const numbers = invoices.map(({ nomor }) => Number(nomor.split('/').at(-1))).sort((one, other) => one - other)
    expect([year, numbers]).toEqual([year, numbers.map((_, at) => at + 1)])
  }
  const proofs = await db.selectFrom('payment_proofs').select(['invoice_id', 'status']).execute()
  expect(proofs.filter(({ status }) => status === 'diterima').length).toBeGreaterThanOrEqual(PEOPLE)
  expect(new Set(proofs.map(({ invoice_id }) => invoice_id)).size).toBe(proofs.length)

  const dayAfter = new Date(Date.now() + 30 * 3_600_000)
  await sweepFiles({ db, files: openFileStore(path.join(program.data, 'files')), now: dayAfter })
  const listed = await db.selectFrom('private_files').select('id').execute()
  expect(await privateFilesOnDisk()).toEqual(listed.map(({ id }) => id).sort())
  await close()
}, 400_000)
