import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { requireOwnFiles } from '../../platform/files/service.ts'
import { type ApplicationRow, applicationRow } from './application-queries.ts'
import { answersFor } from './completeness-contract.ts'
import { kindFor } from './file-kind-rules.ts'
import { type ExperienceRow, MOST_ROWS } from './form-contract.ts'
import { putRequirement, replaceEvidence, saveForm } from './form-queries.ts'
import { filesByKind, lastAnswers } from './renewal-queries.ts'

/** Requirements that a certificate's own PDF meets. */
const OLD_CERTIFICATE = /sertifikat.*diperpanjang/i

interface KnownOfHolder {
  /** Documents of accepted reports. */
  reported: ExperienceRow[]
  /** The PDF of the certificate that is renewed. */
  certificate: string | null
}

/** Fills in a new draft of a renewal with what is known: accepted reports, last answers, files given before (domain 3). */
export async function fillRenewal(
  db: Db,
  ctx: Context,
  id: number,
  { reported, certificate }: KnownOfHolder,
): Promise<void> {
  const row = await applicationRow(db, id)
  if (!row) return
  const last = await lastAnswers(db, row.user_id, id)
  const pengalaman = (reported.length > 0 ? reported : (last?.pengalaman ?? [])).slice(0, MOST_ROWS)
  const asesmen = answersFor(row.unit_kompetensi, last?.asesmen ?? [])
  const evidence = [...pengalaman, ...asesmen].map(({ bukti_id }) => bukti_id).filter((file) => file !== '')
  await requireOwnFiles(db, row.user_id, evidence)
  await saveForm(db, id, { pengalaman, asesmen }, ctx.now)
  await replaceEvidence(db, id, evidence)
  await giveKnownFiles(db, ctx, row, certificate)
}

async function giveKnownFiles(db: Db, ctx: Context, row: ApplicationRow, certificate: string | null): Promise<void> {
  const known = await filesByKind(db, row.user_id)
  for (const { nama: persyaratan } of row.persyaratan) {
    const kind = kindFor(persyaratan)
    const file_id = OLD_CERTIFICATE.test(persyaratan) ? certificate : kind !== 'lainnya' && known.get(kind)
    if (!file_id) continue
    await requireOwnFiles(db, row.user_id, [file_id])
    await putRequirement(db, row.id, { persyaratan, file_id, catatan_pemohon: '' }, ctx.now)
  }
}
