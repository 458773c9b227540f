import { randomUUID } from 'node:crypto'
import type { StaffCondition } from '../src/features/platform/staff/condition-rules.ts'
import type { Db } from '../src/ground/database/db.ts'
import { makeAccount, staffIn } from './accounts.ts'
import type { TestApp } from './harness.ts'
import type { Use } from './private-files-of-money.ts'

const at = '2026-11-20T00:00:00Z'

/** A finding that somebody acted on, so that another person has to prove it. */
export async function actedFinding(db: Db, acted_by: number, file_id: string | null = null): Promise<number> {
  const by = { owner_id: acted_by, acted_by, acted_at: at, created_by: acted_by, created_at: at }
  const words = { sebab: 'Sebab.', tindakan: 'Tindakan.', pelaksanaan: 'Dilaksanakan.' }
  const { id } = await db
    .insertInto('findings')
    .values({
      judul: 'Temuan contoh',
      uraian: 'Uraian.',
      sumber: 'lainnya',
      batas: '2026-12-20',
      status: 'diperiksa',
      file_id,
      ...words,
      ...by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A document that somebody wrote, so that another person has to put it in force. */
export async function proposedPaper(db: Db, written_by: number, file_id: string, status = 'diajukan'): Promise<number> {
  const by = { owner_id: written_by, created_by: written_by, written_by, created_at: at }
  const approved = status === 'diajukan' ? {} : { approved_by: (await makeAccount(db)).id, approved_at: at }
  const { id } = await db
    .insertInto('controlled_papers')
    .values({
      jenis: 'dokumen',
      judul: 'Panduan contoh',
      versi: '1',
      berlaku_sejak: '2026-11-20',
      file_id,
      status,
      ...by,
      ...approved,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface MarkReport {
  owner_id?: number | null
  certificate_id?: number
  batas?: string
  file_id?: string | null
  answer_file_id?: string | null
}

/** A use of the body's mark that the public reported. */
export async function markReport(db: Db, report: MarkReport = {}): Promise<number> {
  const seen = {
    asal: 'umum',
    pemakai: 'PT Contoh',
    tempat_terlihat: 'https://contoh.example',
    uraian: 'Logo dipakai.',
  }
  const row = { ...seen, batas: '2026-12-04', created_at: at, ...report }
  return (await db.insertInto('mark_reports').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** A folder for an assessor whose archive is made. */
export const readyFolder = (db: Db, created_by: number, file_id: string) =>
  db
    .insertInto('assessor_folders')
    .values({
      ...{ edisi: '2012', klausul: ['4.3'], dari: '2026-01-01', sampai: '2026-11-20', status: 'siap' },
      ...{ selesai: 1, jumlah: 1, file_id, sha256: '0'.repeat(64), created_by, created_at: at, finished_at: at },
    })
    .execute()

/** Uses of a file in the quality register, by the column that names it. */
export const QUALITY_USES: Record<string, (db: Db, use: Use) => Promise<unknown>> = {
  'findings.file_id': (db, { userId, fileId }) => actedFinding(db, userId, fileId),
  'mark_reports.file_id': (db, { fileId: file_id }) => markReport(db, { file_id }),
  'mark_reports.answer_file_id': (db, { fileId: answer_file_id }) => markReport(db, { answer_file_id }),
  'assessor_folders.file_id': (db, { userId, fileId }) => readyFolder(db, userId, fileId),
  'controlled_papers.file_id': (db, { userId, fileId }) => proposedPaper(db, userId, fileId),
  'competence_evidence.file_id': (db, { userId, fileId }) => makeEvidence(db, userId, { file_id: fileId }),
}

interface EvidenceChoices {
  /** Whose evidence it is; left out, somebody's of their own. */
  user_id?: number
  berlaku_sampai?: string
  file_id?: string
}

/** Evidence of the competence of one of the staff, recorded by that person. */
export async function makeEvidence(db: Db, owner_id: number, choices: EvidenceChoices = {}): Promise<number> {
  const { user_id = (await makeAccount(db, { role: 'penguji' })).id, berlaku_sampai, file_id } = choices
  const made = { jenis: 'pelatihan', judul: 'Pelatihan contoh', tanggal: '2025-01-01', owner_id, created_by: owner_id }
  const row = { ...made, user_id, berlaku_sampai: berlaku_sampai ?? null, created_at: at }
  const { id } = await db
    .insertInto('competence_evidence')
    .values({ ...row, file_id: file_id ?? (await paperFile(db, owner_id)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A case of calibration, open unless it is said otherwise. */
export async function makeCase(db: Db, owner_id: number, more: { batas?: string; status?: string } = {}) {
  const { batas = '2026-12-20', status = 'terbuka' } = more
  const kriteria = [
    { uraian: 'Pelingkupan lengkap', poin: 10, acuan: 6 },
    { uraian: 'Prakiraan beralasan', poin: 10, acuan: 8 },
  ]
  const { id } = await db
    .insertInto('calibration_cases')
    .values({
      ...{ judul: 'Kasus contoh', kasus: 'Jawaban contoh.', bentuk: 'rubrik', kriteria: JSON.stringify(kriteria) },
      ...{ toleransi: 20, batas, status, owner_id, created_by: owner_id, created_at: at },
      ...{ opened_at: status === 'rancangan' ? null : at, closed_at: status === 'ditutup' ? at : null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives somebody a condition until a day. */
export const giveCondition = (
  db: Db,
  given: { user_id: number; jenis: StaffCondition; berlaku_sampai: string; owner_id?: number },
) =>
  db
    .insertInto('staff_conditions')
    .values({ owner_id: given.user_id, ...given })
    .execute()

/** Two people of the quality register: who answers for things, and who proves them. */
export async function qualityStaffIn(site: TestApp) {
  return { owner: await staffIn(site, ['mutu']), other: await staffIn(site, ['mutu']) }
}

type Staff = Awaited<ReturnType<typeof staffIn>>

/** A finding on which that person acted, and how another one closes it. */
export async function findingToClose(site: TestApp, acted_by: number) {
  const id = await actedFinding(site.db, acted_by)
  const given = { version: 1, pembuktian: 'Tidak terulang pada lima kejadian berikutnya.' }
  return ({ browser }: Staff) => browser.post(`/admin-api/temuan/${id}/tutup`, given)
}

/** A document that this person wrote, and how another one puts it in force. */
export async function paperToApprove(site: TestApp, written_by: number) {
  const file_id = await paperFile(site.db, written_by)
  const id = await proposedPaper(site.db, written_by, file_id)
  return ({ browser }: Staff) => browser.post(`/admin-api/dokumen-mutu/${id}/setujui`, { version: 1 })
}

/** A complaint that has just come in. */
export async function makeComplaint(db: Db): Promise<{ id: number; no_tiket: string }> {
  const targets = { target_terima: '2026-11-23', target_validasi: '2026-11-25', target_jawab: '2026-12-10' }
  const made = { no_tiket: `ADU-2026-${randomUUID()}`, pin_hash: '', jenis_pengaduan: 'layanan', is_anonim: true }
  return db
    .insertInto('complaints')
    .values({ ...made, pelapor: Buffer.alloc(1), uraian: 'Contoh uraian pengaduan.', created_at: at, ...targets })
    .returning(['id', 'no_tiket'])
    .executeTakeFirstOrThrow()
}

/** A document in force until a day, with a file of its author. */
export async function paperInForce(db: Db, written_by: number, berlaku_sampai: string): Promise<number> {
  const id = await proposedPaper(db, written_by, await paperFile(db, written_by), 'berlaku')
  await db
    .updateTable('controlled_papers')
    .set({ berlaku_sejak: '2026-01-01', berlaku_sampai })
    .where('id', '=', id)
    .execute()
  return id
}

/** The row of a private file, without bytes. */
async function paperFile(db: Db, user_id: number): Promise<string> {
  const id = randomUUID()
  const file = { id, user_id, jenis: 'dokumen_mutu', name: 'panduan.pdf', type: 'application/pdf' }
  await db
    .insertInto('private_files')
    .values({ ...file, bytes: 1, sha256: '0'.repeat(64), created_at: at })
    .execute()
  return id
}
