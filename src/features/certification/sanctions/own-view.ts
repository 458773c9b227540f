import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { PROBLEMS } from '../../../problems.ts'
import { involvementIn } from '../../certification/impartiality/service.ts'
import { filesById } from '../../platform/files/service.ts'
import { appealOfSanction } from './appeal-queries.ts'
import { certificatesWithCases, type SanctionRow, sanctionsOfHolder } from './queries.ts'
import {
  isInForce,
  requestRefusal,
  SANCTION_KIND_NAMES,
  sanctionAppealRefusal,
  sanctionTransitionOutcome,
} from './rules.ts'

/** Everything that a holder knows of sanctions on their certificates, and what they can ask for themselves. */
export async function ownSanctions(db: Db, ctx: Context) {
  const { id } = requireAccount(ctx)
  const sanksi = []
  for (const row of await sanctionsOfHolder(db, id)) sanksi.push(await ownSanction(db, ctx, row))
  const dapat_diminta = (await certificatesWithCases(db, id))
    .filter(({ is_open }) => !is_open)
    .map(({ id: certificate_id, no_sertifikasi, ...certificate }) => {
      const jenis = SANCTION_KIND_NAMES.filter((kind) => !requestRefusal(kind, certificate, ctx.today))
      return { certificate_id, no_sertifikasi, jenis }
    })
    .filter(({ jenis }) => jenis.length > 0)
  return { sanksi, dapat_diminta }
}

async function ownSanction(db: Db, ctx: Context, row: SanctionRow) {
  const [berkas] = await filesById(db, row.answer_file_id ? [row.answer_file_id] : [])
  const asked = { by: requireAccount(ctx).id, now: ctx.now, involved: await involvementIn(db, row) }
  const berlaku = isInForce(row)
  return {
    ...row,
    berkas: berkas ?? null,
    berlaku,
    frozen_until: berlaku ? row.frozen_until : null,
    boleh_jawab: 'next' in sanctionTransitionOutcome('answer', row, asked),
    banding: await appealNow(db, ctx, row),
  }
}

/** Returns whether an appeal can be filed now, until when, and why not. */
async function appealNow(db: Db, { now }: Context, row: SanctionRow) {
  const diajukan = (await appealOfSanction(db, row.id)) ?? null
  const refused = sanctionAppealRefusal(row, diajukan !== null, now)
  const halangan = refused === 'APPEAL_TOO_LATE' ? PROBLEMS[refused].message : null
  return { boleh: !refused, appeal_due: row.appeal_due, halangan, diajukan }
}
