import { PROBLEMS } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { appealOnSanction, involvedIn } from '../../certification/decisions/service.ts'
import { filesById } from '../../platform/files/service.ts'
import { certificatesOf, type SanctionRow, sanctionsOf } from './queries.ts'
import { appealRefused, certificateRefused, isInForce, SANCTION_KIND_NAMES, sanctionStep } from './rules.ts'

/** Everything that a holder knows of sanctions on their certificates, and what they can ask for themselves. */
export async function ownSanctions(db: Db, ctx: Context) {
  const { id } = member(ctx)
  const sanksi = []
  for (const row of await sanctionsOf(db, id)) sanksi.push(await ownSanction(db, ctx, row))
  const dapat_diminta = (await certificatesOf(db, id))
    .filter(({ terbuka }) => !terbuka)
    .map(({ id: certificate_id, nomor, ...certificate }) => {
      const jenis = SANCTION_KIND_NAMES.filter((kind) => !certificateRefused(kind, certificate, ctx.today))
      return { certificate_id, nomor, jenis }
    })
    .filter(({ jenis }) => jenis.length > 0)
  return { sanksi, dapat_diminta }
}

async function ownSanction(db: Db, ctx: Context, row: SanctionRow) {
  const [berkas] = await filesById(db, row.jawaban_file ? [row.jawaban_file] : [])
  const asked = { by: member(ctx).id, now: ctx.now, involved: await involvedIn(db, row) }
  const berlaku = isInForce(row)
  return {
    ...row,
    berkas: berkas ?? null,
    berlaku,
    dibekukan_sampai: berlaku ? row.frozen_until : null,
    boleh_jawab: 'next' in sanctionStep('answer', row, asked),
    banding: await appealNow(db, ctx, row),
  }
}

/** Whether an appeal can be filed now, until when, and why not. */
async function appealNow(db: Db, { now }: Context, row: SanctionRow) {
  const diajukan = (await appealOnSanction(db, row.id)) ?? null
  const refused = appealRefused(row, diajukan !== null, now)
  const halangan = refused === 'APPEAL_TOO_LATE' ? PROBLEMS[refused].message : null
  return { boleh: !refused, sampai: row.appeal_due, halangan, diajukan }
}
