import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { inject } from 'vitest'
import type { FileKind } from '../src/features/platform/files/rules.ts'
import { openYears } from '../src/features/upkeep/duties/year-service.ts'
import type { Db } from '../src/ground/database/db.ts'
import { day } from '../src/lib/day.ts'
import { makeActivityRow, makeActivityScheme } from './activities.ts'
import { makeCertificate } from './certificates.ts'
import { makeSchedule } from './content.ts'
import { makeHolder } from './duties.ts'
import { makeQuestionnaire } from './evaluations.ts'
import type { TestApp } from './harness.ts'
import type { Browser } from './http.ts'
import { pdf } from './pdf.ts'
import { application, MONEY_USES, type Use } from './private-files-of-money.ts'
import { QUALITY_USES } from './quality.ts'

export const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d3b' } })

interface Given {
  jenis?: FileKind
  name?: string
  type?: string
  bytes?: Uint8Array
  key?: string
}

/** Uploads a private file, a small PDF unless told otherwise. */
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
export async function giveFile(browser: Browser, what?: Given): Promise<string> {
  const { status, body, text } = await give(browser, what)
  if (status !== 201) throw new Error(`not accepted: ${text}`)
  return body.id
}

/** The folder of a test's private files. */
export const privateFolder = ({ database }: TestApp): string =>
  path.join(inject('folder'), 'files', path.basename(database.url), 'private')

/** The names of all private files on disk. */
export async function privateNames(site: TestApp): Promise<string[]> {
  const entries = await readdir(privateFolder(site), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
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
  'document_replacements.file_id': (db, { userId, fileId }) =>
    db
      .insertInto('document_replacements')
      .values({ user_id: userId, jenis: 'cv', file_id: fileId, created_at: at })
      .execute(),
  // A file that took the place of itself: the test has one only.
  'document_replacements.replaced_file_id': (db, { userId, fileId }) =>
    db
      .insertInto('document_replacements')
      .values({ user_id: userId, jenis: 'cv', file_id: fileId, replaced_file_id: fileId, created_at: at })
      .execute(),
  ...QUALITY_USES,
  'appeals.file_id': async (db, use) => {
    const user_training_id = await application(db, use)
    const { id: decision_id } = await db
      .insertInto('decisions')
      .values({ user_training_id, hasil: 'belum_kompeten', unit: '[]', alasan: 'Contoh', decided_by: use.userId, at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const appeal = { nomor: randomUUID(), user_id: use.userId, user_training_id, decision_id, file_id: use.fileId }
    await db
      .insertInto('appeals')
      .values({ ...appeal, alasan: 'Alasan yang cukup panjang untuk contoh.', submitted_at: at })
      .execute()
  },
  'exam_incidents.file_id': async (db, use) => {
    const own = db
      .selectFrom('user_trainings')
      .select('schedule_id')
      .where('id', '=', await application(db, use))
    const { schedule_id } = await own.executeTakeFirstOrThrow()
    const incident = { schedule_id, jam: '09.00', uraian: 'Contoh kejadian.', file_id: use.fileId }
    await db
      .insertInto('exam_incidents')
      .values({ ...incident, written_by: use.userId, created_at: at })
      .execute()
  },
  'complaint_files.file_id': async (db, { fileId: file_id }) => {
    const { id: complaint_id } = await db
      .insertInto('complaints')
      .values({
        no_tiket: `ADU-2026-${randomUUID()}`,
        pin_hash: '',
        jenis_pengaduan: 'layanan',
        is_anonim: true,
        pelapor: Buffer.alloc(1),
        uraian: 'Contoh uraian pengaduan.',
        created_at: at,
        target_terima: '2026-11-23',
        target_validasi: '2026-11-25',
        target_jawab: '2026-12-10',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('complaint_files').values({ complaint_id, file_id }).execute()
  },
  'certificate_papers.file_id': async (db, { userId, fileId }) => {
    const { id } = await makeCertificate(db, { user_id: userId })
    const paper = { certificate_id: id, versi: 1, nama: 'Wulan Contoh', alasan: 'Terbit', created_at: at }
    const file = { file_id: fileId, sha256: '0'.repeat(64), credential: '{}' }
    await db
      .insertInto('certificate_papers')
      .values({ ...paper, ...file })
      .execute()
  },
  'status_letters.file_id': async (db, { userId, fileId }) => {
    const { id: certificate_id } = await makeCertificate(db, { user_id: userId })
    const nomor = `SKS/2026/${certificate_id}`
    const letter = { certificate_id, user_id: userId, nomor, created_at: at, isi: '{}', file_id: fileId }
    const sha256 = String(certificate_id).padStart(64, '0')
    await db
      .insertInto('status_letters')
      .values({ ...letter, sha256 })
      .execute()
  },
  'signed_papers.file_id': async (db, { userId, fileId }) => {
    const file = { file_id: fileId, sha256: createHash('sha256').update(fileId).digest('hex') }
    const paper = {
      jenis: 'surat_sanksi',
      perihal: fileId,
      nomor: 'SANKSI-1',
      user_id: userId,
      created_at: at,
      ...file,
    }
    await db.insertInto('signed_papers').values(paper).execute()
  },
  'report_evidence.file_id': async (db, { userId, fileId, submitted = true }) => {
    const { certificate_id, no_sertifikasi } = await makeHolder(db, { valid_from: day('2025-05-21'), user_id: userId })
    await openYears({ db, today: day('2026-11-20') })
    const sent = submitted ? { status: 'diajukan', submitted_at: at } : { status: 'draft' }
    const { id } = await db
      .insertInto('performance_reports')
      .values((set) => ({
        ...sent,
        user_id: userId,
        no_sertifikasi,
        year_id: set.selectFrom('certificate_years').select('id').where('certificate_id', '=', certificate_id).limit(1),
        created_at: at,
        updated_at: at,
      }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('report_evidence').values({ report_id: id, file_id: fileId }).execute()
  },
  'evaluation_evidence.file_id': async (db, { userId, fileId, submitted = true }) => {
    const { id: certificate_id } = await makeCertificate(db, { user_id: userId })
    const { id: evaluation_id } = await db
      .insertInto('evaluations')
      .values({
        questionnaire_id: await makeQuestionnaire(db),
        user_id: userId,
        certificate_id,
        batas_waktu: '2026-12-31',
        submitted_at: submitted ? at : null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('evaluation_evidence').values({ evaluation_id, file_id: fileId }).execute()
  },
  'maintenance_records.bukti_id': (db, { userId, fileId, submitted = true }) =>
    makeActivityRow(db, { user_id: userId, bukti_id: fileId, status: submitted ? 'diajukan' : 'draft' }),
  'maintenance_records.certificate_file_id': async (db, { userId, fileId }) =>
    makeActivityRow(db, {
      user_id: userId,
      certificate_file_id: fileId,
      status: 'hadir',
      schedule_id: await makeSchedule(db, { version: await makeActivityScheme(db) }),
    }),
  'sanctions.answer_file_id': async (db, { userId, fileId: answer_file_id }) => {
    const { certificate_id } = await makeHolder(db, { valid_from: day('2026-01-10'), user_id: userId })
    const notice = { notified_by: userId, notified_at: at, answer_due: '2026-12-04T16:59:59Z', answered_at: at }
    await db
      .insertInto('sanctions')
      .values({
        certificate_id,
        user_id: userId,
        jenis: 'pembekuan',
        alasan: 'etik',
        status: 'diberitahukan',
        opened_at: at,
        ...notice,
        jawaban: 'Contoh jawaban.',
        answer_file_id,
      })
      .execute()
  },
  ...MONEY_USES,
}
