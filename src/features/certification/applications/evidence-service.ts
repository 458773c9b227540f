import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { EVIDENCE_KINDS, type FileKind } from '../../platform/files/rules.ts'
import { filesById } from '../../platform/files/service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { measuresInForce } from '../accommodations/rules.ts'
import { applicationRow } from './application-queries.ts'
import { answersFor } from './form/completeness-contract.ts'

const isEvidence = ({ jenis }: { jenis: FileKind }): boolean => (EVIDENCE_KINDS as readonly FileKind[]).includes(jenis)

/** An application with its evidence of competence, for examiners and deciders: no identity papers, address or money. */
export async function applicationEvidence(db: Db, ctx: Pick<Context, 'keys'>, id: number) {
  const row = await applicationRow(db, id)
  if (!row) return undefined
  const asesmen = answersFor(row.unit_kompetensi, row.asesmen)
  const named = [
    ...row.given.map(({ file_id }) => file_id),
    ...[...row.pengalaman, ...asesmen].map((one) => one.bukti_id),
  ]
  const files = await filesById(db, [...new Set(named)])
  const personal = await personalDataOf(db, ctx.keys, row.user_id)
  return {
    id,
    user_id: row.user_id,
    nomor: row.nomor,
    nama: row.nama,
    skema: row.skema,
    jenis_permohonan: row.jenis_permohonan,
    tanggal_uji: row.start_date,
    exam_end: row.end_date ?? row.start_date,
    tahap: row.tahap,
    tahap_sejak: row.tahap_sejak,
    attended_at: row.attended_at,
    foto: personal?.foto || null,
    penyesuaian: measuresInForce(row.penyesuaian),
    pengalaman: row.pengalaman,
    asesmen,
    berkas: files.filter(isEvidence),
  }
}

export type Evidence = NonNullable<Awaited<ReturnType<typeof applicationEvidence>>>
