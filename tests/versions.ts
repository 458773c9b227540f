import type { Db } from '../src/ground/database/db.ts'
import { makeAccount, type staffIn } from './accounts.ts'
import type { TestApp } from './harness.ts'
import { findingToClose, paperToApprove } from './quality.ts'

const at = '2026-11-20T00:00:00Z'

interface Made {
  status?: string
  tinjau_pada?: string
}

/** Who stands for a version in force, and nobody for a proposal. */
const approvedFor = async (db: Db, status: string) =>
  status === 'diajukan' ? {} : { approved_by: (await makeAccount(db)).id, approved_at: at }

const byOne = (written_by: number) => ({ owner_id: written_by, created_by: written_by, written_by, created_at: at })

async function countIn(db: Db, table: 'impact_assessments' | 'ai_statements'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((of) => of.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An assessment of an impact: the first of the exam on screen, the second of the public register. */
export async function makeImpact(
  db: Db,
  written_by: number,
  { status = 'diajukan', tinjau_pada = '2027-06-01' }: Made = {},
): Promise<number> {
  const count = await countIn(db, 'impact_assessments')
  const words = {
    uraian_risiko: 'Risiko.',
    langkah_lembaga: 'Langkah.',
    langkah_portal: ['Tersegel.'],
    simpulan: 'Cukup.',
  }
  const objek = count % 2 === 0 ? 'ujian_layar' : 'daftar_pemegang'
  const { id } = await db
    .insertInto('impact_assessments')
    .values({
      ...{ objek, versi: count + 1, status, tinjau_pada },
      ...words,
      ...byOne(written_by),
      ...(await approvedFor(db, status)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The next version of the statement on artificial intelligence, in force since 2026. */
export async function makeStatement(
  db: Db,
  written_by: number,
  { status = 'diajukan', tinjau_pada = '2027-06-01' }: Made = {},
): Promise<number> {
  const versi = (await countIn(db, 'ai_statements')) + 1
  const berlaku_sejak = status === 'diajukan' ? '2026-11-20' : '2026-01-01'
  const { id } = await db
    .insertInto('ai_statements')
    .values({
      ...{ versi, status, tinjau_pada, berlaku_sejak, perubahan: 'Contoh.', tahap: '[]', pemakaian: '[]' },
      ...byOne(written_by),
      ...(await approvedFor(db, status)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the quality register lays before another person, by the rule that asks for one. */
export const QUALITY_MATTERS = {
  temuan: findingToClose,
  dokumen_mutu: paperToApprove,
  penilaian_dampak: impactToApprove,
  kecerdasan_buatan: statementToPublish,
}

type Staff = Awaited<ReturnType<typeof staffIn>>

/** An assessment that this person wrote, and how another one puts it in force. */
async function impactToApprove({ db }: TestApp, written_by: number) {
  await db.deleteFrom('impact_assessments').execute()
  const id = await makeImpact(db, written_by)
  return ({ browser }: Staff) => browser.post(`/admin-api/penilaian-dampak/${id}/setujui`, { version: 1 })
}

/** A version of the statement that this person wrote, and how another one publishes it. */
async function statementToPublish({ db }: TestApp, written_by: number) {
  await db.deleteFrom('ai_statements').execute()
  const id = await makeStatement(db, written_by)
  return ({ browser }: Staff) => browser.post(`/admin-api/kecerdasan-buatan/${id}/terbitkan`, { version: 1 })
}
