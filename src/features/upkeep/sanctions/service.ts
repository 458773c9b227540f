import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { filesById } from '../../platform/files/service.ts'
import { found } from './found.ts'
import { type CaseOnCertificate, casesAbout, insertCase, tasksAbout } from './queries.ts'
import type { OfficeReason, Task } from './rules.ts'

interface Proposed {
  certificate_id: number
  alasan: OfficeReason
  /** Consecutive years without maintenance, where that is why. */
  tahun?: number
  /** Else what happened, in words. */
  uraian?: string
  /** Who found it; nobody where a job proposes. */
  opened_by?: number
}

/** Puts a case before the office; undefined while one is open already. Nobody is told and nothing changes until a person decides. */
export async function proposeSanction(
  db: Db,
  { now }: Pick<Context, 'now'>,
  proposed: Proposed,
): Promise<number | undefined> {
  const { certificate_id, alasan, tahun, uraian = '', opened_by = null } = proposed
  const lapsed = `Selama ${tahun} tahun berturut-turut tidak ada pemeliharaan yang diakui.`
  const about = { certificate_id, jenis: 'pembekuan', alasan, uraian: tahun === undefined ? uraian : lapsed } as const
  return insertCase(db, { ...about, opened_by, opened_at: now })
}

/** Every case about a certificate, the newest first. */
export const casesOf = (db: Db, certificateId: number): Promise<CaseOnCertificate[]> => casesAbout(db, certificateId)

/** What the holder of a suspended certificate does before it is restored. */
export const tasksOf = (db: Db, certificateId: number): Promise<Task[]> => tasksAbout(db, certificateId)

/** A sanction as those see it who hear an appeal against it, and which staff had a part in it. */
export async function sanctionAppealed(db: Db, id: number) {
  const sanction = await found(db, id)
  const { jawaban_file, opened_by, notified_by, decided_by } = sanction
  const [berkas] = await filesById(db, jawaban_file ? [jawaban_file] : [])
  const petugas = [opened_by, notified_by, decided_by].filter((person) => person !== null)
  return { ...sanction, berkas: berkas ?? null, petugas }
}
