import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { ownFiles } from '../../platform/files/service.ts'
import { reportedDocuments } from '../../upkeep/reporting/service.ts'
import { certificateFile } from '../certificates/renewals.ts'
import { type ApplicationRow, applicationRow } from './application-queries.ts'
import { answersFor } from './complete.ts'
import { kindFor } from './file-kind-rules.ts'
import { MOST_ROWS } from './form-contract.ts'
import { keepEvidence, putRequirement, saveForm } from './form-queries.ts'
import { filesByKind, lastAnswers } from './renewal-queries.ts'

/** Requirements that a certificate's own PDF meets. */
const OLD_CERTIFICATE = /sertifikat.*diperpanjang/i

/** Fills in a new draft of a renewal with what is known: accepted reports, last answers, files given before (domain 3). */
export async function fillRenewal(db: Db, ctx: Context, id: number): Promise<void> {
  const row = await applicationRow(db, id)
  if (!row) return
  const last = await lastAnswers(db, row.user_id, id)
  const reported = await reportedDocuments(db, row.user_id)
  const pengalaman = (reported.length > 0 ? reported : (last?.pengalaman ?? [])).slice(0, MOST_ROWS)
  const asesmen = answersFor(row.unit_kompetensi, last?.asesmen ?? [])
  const evidence = [...pengalaman, ...asesmen].map(({ bukti_id }) => bukti_id).filter((file) => file !== '')
  await ownFiles(db, row.user_id, evidence)
  await saveForm(db, id, { pengalaman, asesmen }, ctx.now)
  await keepEvidence(db, id, evidence)
  await giveKnownFiles(db, ctx, row)
}

async function giveKnownFiles(db: Db, ctx: Context, row: ApplicationRow): Promise<void> {
  const known = await filesByKind(db, row.user_id)
  const certificate = row.memperpanjang_id === null ? null : await certificateFile(db, row.memperpanjang_id)
  for (const { nama: persyaratan } of row.persyaratan) {
    const kind = kindFor(persyaratan)
    const file_id = OLD_CERTIFICATE.test(persyaratan) ? certificate : kind !== 'lainnya' && known.get(kind)
    if (!file_id) continue
    await ownFiles(db, row.user_id, [file_id])
    await putRequirement(db, row.id, { persyaratan, file_id, catatan_pemohon: '' }, ctx.now)
  }
}
