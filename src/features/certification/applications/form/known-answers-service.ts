import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import type { FileKind } from '../../../platform/files/rules.ts'
import { filesById, requireOwnFiles } from '../../../platform/files/service.ts'
import { type ApplicationRow, applicationRow } from '../application-queries.ts'
import { answersFor } from './completeness-contract.ts'
import { type ExperienceRow, MOST_ROWS } from './contract.ts'
import { isKnownAnew, isTrainingCertificate, kindFor } from './file-kind-rules.ts'
import { filesByKind, lastAnswers, trainingWordsOf } from './known-answers-queries.ts'
import { putRequirement, replaceEvidence, saveForm } from './queries.ts'

/** Requirements that a certificate's own PDF meets. */
const OLD_CERTIFICATE = /sertifikat.*diperpanjang/i

interface KnownOfApplicant {
  /** Documents of accepted reports. */
  reported: ExperienceRow[]
  /** The PDF of the certificate that is renewed. */
  certificate: string | null
}

/**
 * Fills in a new draft with what its applicant has given before: the files of the personal data, documents of accepted
 * reports, earlier experience; of a renewal also the last self-assessment and all papers (domain 3). Files are named,
 * never copied.
 */
export async function fillDraft(db: Db, ctx: Context, id: number, known: KnownOfApplicant): Promise<void> {
  const row = await applicationRow(db, id)
  if (!row) return
  await fillAnswers(db, ctx, row, known.reported)
  await giveKnownFiles(db, ctx, row, known.certificate)
}

async function fillAnswers(db: Db, ctx: Context, row: ApplicationRow, reported: ExperienceRow[]): Promise<void> {
  const last = await lastAnswers(db, row.user_id, row.id)
  const pengalaman = (reported.length > 0 ? reported : (last?.pengalaman ?? [])).slice(0, MOST_ROWS)
  const isRenewal = row.jenis_permohonan === 'perpanjangan'
  if (!isRenewal && pengalaman.length === 0) return
  const asesmen = answersFor(row.unit_kompetensi, (isRenewal && last?.asesmen) || [])
  const evidence = await ownEvidence(db, row.user_id, [...pengalaman, ...asesmen])
  const withEvidence = <Row extends { bukti_id: string }>(rows: Row[]): Row[] =>
    rows.map((each) => (evidence.includes(each.bukti_id) ? each : { ...each, bukti_id: '' }))
  await saveForm(db, row.id, { pengalaman: withEvidence(pengalaman), asesmen: withEvidence(asesmen) }, ctx.now)
  await replaceEvidence(db, row.id, evidence)
}

/** The evidence that rows name and that is still kept, locked against the sweep. */
async function ownEvidence(db: Db, userId: number, rows: readonly { bukti_id: string }[]): Promise<string[]> {
  const files = await filesById(db, [...new Set(rows.map(({ bukti_id }) => bukti_id))])
  const kept = files.filter(({ user_id, erased_at }) => user_id === userId && erased_at === null).map(({ id }) => id)
  await requireOwnFiles(db, userId, kept)
  return kept
}

async function giveKnownFiles(db: Db, ctx: Context, row: ApplicationRow, certificate: string | null): Promise<void> {
  const known = await filesByKind(db, row.user_id)
  const serves = (kind: FileKind): boolean =>
    kind !== 'lainnya' && (row.jenis_permohonan === 'perpanjangan' || isKnownAnew(kind))
  for (const { nama: persyaratan } of row.persyaratan) {
    const kind = kindFor(persyaratan)
    const file_id = OLD_CERTIFICATE.test(persyaratan) ? certificate : serves(kind) && known.get(kind)
    if (!file_id) continue
    await requireOwnFiles(db, row.user_id, [file_id])
    const training = isTrainingCertificate(persyaratan) ? await trainingWordsOf(db, row.user_id, file_id) : undefined
    await putRequirement(db, row.id, { persyaratan, file_id, catatan_pemohon: '', ...training }, ctx.now)
  }
}
