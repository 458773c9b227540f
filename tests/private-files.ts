import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { inject } from 'vitest'
import type { FileKind } from '../src/features/files/rules.ts'
import type { Db } from '../src/server/db.ts'
import { makeCertificate } from './certificates.ts'
import { makeSchedule, makeScheme } from './content.ts'
import type { TestApp } from './harness.ts'
import type { Browser } from './http.ts'
import { pdf } from './pdf.ts'

export const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d3b' } })

interface Given {
  jenis?: FileKind
  name?: string
  type?: string
  bytes?: Uint8Array
  key?: string
}

/** Uploads a private file, a small PDF unless told. */
export const give = (browser: Browser, given: Given = {}) =>
  browser.upload(
    '/berkas',
    'file',
    { name: given.name ?? 'berkas.pdf', type: given.type ?? 'application/pdf', bytes: given.bytes ?? pdf() },
    {
      fields: { jenis: given.jenis ?? 'lainnya' },
      headers: given.key === undefined ? {} : { 'idempotency-key': given.key },
    },
  )

/** The id of a file that this person has just given. */
export async function given(browser: Browser, what?: Given): Promise<string> {
  const { status, body, text } = await give(browser, what)
  if (status !== 201) throw new Error(`not accepted: ${text}`)
  return body.id
}

/** Where a test's private files lie. */
export const privateFolder = ({ database }: TestApp): string =>
  path.join(inject('folder'), 'files', path.basename(database.url), 'private')

/** The names of all private files on disk. */
export async function privateNames(site: TestApp): Promise<string[]> {
  const entries = await readdir(privateFolder(site), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

interface Use {
  userId: number
  fileId: string
  /** Whether the owner has handed it over. */
  submitted?: boolean
}

async function application(db: Db, { userId, submitted = true }: Use): Promise<number> {
  const schedule = await makeSchedule(db, { version: await makeScheme(db, { name: `Skema ${randomUUID()}` }) })
  const { id } = await db
    .insertInto('user_trainings')
    .values({
      user_id: userId,
      schedule_id: schedule,
      tahap: submitted ? 'diajukan' : 'draft',
      submitted_at: submitted ? '2026-11-20T00:00:00Z' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function invoice(db: Db, use: Use): Promise<number> {
  const { id } = await db
    .insertInto('invoices')
    .values({
      user_id: use.userId,
      user_training_id: await application(db, use),
      nomor: randomUUID(),
      due_at: '2026-12-01T00:00:00Z',
      created_at: '2026-11-20T00:00:00Z',
      nama_tagihan: 'Wulan Contoh',
      items: sql`'[]'::jsonb`,
      kode_unik: 1,
      total: 100_001,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const at = '2026-11-20T00:00:00Z'

/** Every way in which something names a private file, by the column that does. */
export const USES: Record<string, (db: Db, use: Use) => Promise<unknown>> = {
  'application_files.file_id': async (db, use) =>
    db
      .insertInto('application_files')
      .values({
        user_training_id: await application(db, use),
        persyaratan: 'KTP',
        file_id: use.fileId,
        created_at: at,
      })
      .execute(),
  'application_evidence.file_id': async (db, use) =>
    db
      .insertInto('application_evidence')
      .values({ user_training_id: await application(db, use), file_id: use.fileId })
      .execute(),
  'application_messages.file_id': async (db, use) =>
    db
      .insertInto('application_messages')
      .values({
        user_training_id: await application(db, use),
        user_id: use.userId,
        dari_petugas: false,
        isi: 'Terlampir.',
        file_id: use.fileId,
        at,
      })
      .execute(),
  'personal_data_files.file_id': async (db, { userId, fileId, submitted = true }) => {
    await db
      .insertInto('personal_data')
      .values({ user_id: userId, isi: Buffer.alloc(1), submitted_at: submitted ? at : null, updated_at: at })
      .execute()
    await db.insertInto('personal_data_files').values({ user_id: userId, file_id: fileId }).execute()
  },
  'data_change_requests.file_id': (db, { userId, fileId }) =>
    db
      .insertInto('data_change_requests')
      .values({ user_id: userId, isi: Buffer.alloc(1), file_id: fileId, created_at: at })
      .execute(),
  'payment_proofs.file_id': async (db, use) =>
    db
      .insertInto('payment_proofs')
      .values({
        invoice_id: await invoice(db, use),
        bank_pengirim: 'Bank Contoh',
        nama_pengirim: 'Wulan Contoh',
        tanggal_transfer: '2026-11-20',
        jumlah: 100_001,
        file_id: use.fileId,
        created_at: at,
      })
      .execute(),
  'appeals.file_id': async (db, use) => {
    const user_training_id = await application(db, use)
    const { id: decision_id } = await db
      .insertInto('decisions')
      .values({ user_training_id, hasil: 'belum_kompeten', units: '[]', alasan: 'Contoh', decided_by: use.userId, at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const appeal = { nomor: randomUUID(), user_id: use.userId, user_training_id, decision_id, file_id: use.fileId }
    await db
      .insertInto('appeals')
      .values({ ...appeal, alasan: 'Alasan yang cukup panjang untuk contoh.', submitted_at: at })
      .execute()
  },
  'certificate_papers.file_id': async (db, { userId, fileId }) => {
    const { id } = await makeCertificate(db, { user_id: userId })
    await db
      .insertInto('certificate_papers')
      .values({
        certificate_id: id,
        versi: 1,
        nama: 'Wulan Contoh',
        alasan: 'Terbit',
        created_at: at,
        file_id: fileId,
        sha256: '0'.repeat(64),
        kredensial: '{}',
      })
      .execute()
  },
  'invoices.bukti_pengembalian': async (db, use) =>
    db
      .updateTable('invoices')
      .set({ bukti_pengembalian: use.fileId })
      .where('id', '=', await invoice(db, use))
      .execute(),
}
