import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { requireOwnFiles } from '../../../platform/files/service.ts'
import type { ApplicationRow } from '../application-queries.ts'
import type { applicationCalls } from '../contract.ts'
import { lockApplicationAlone } from '../lock-service.ts'
import { type FormPage, mayEdit, type Stage } from '../rules.ts'
import { ownApplication } from '../view.ts'
import { answersFor, mayReplace } from './completeness-contract.ts'
import {
  addSeenPages,
  deleteRequirement,
  putRequirement,
  replaceEvidence,
  saveForm,
  updateRequirementNote,
} from './queries.ts'

/** Locks one's own application as long as its form may be written on. */
async function lockForm(db: Db, userId: number, { id, tahap }: { id: number; tahap: Stage }): Promise<ApplicationRow> {
  const row = await lockApplicationAlone(db, id)
  if (row?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
  if (row.tahap !== tahap) throw new Problem('STALE')
  if (!mayEdit(row.tahap)) throw new Problem('APPLICATION_LOCKED')
  return row
}

/** The pages as they are once those that are given are saved. */
function contentAfter(row: ApplicationRow, given: object) {
  const { kebutuhan_khusus, pengalaman, pernyataan } = row
  const asesmen = answersFor(row.unit_kompetensi, row.asesmen)
  const kept = Object.entries(given).filter(([, page]) => page !== undefined)
  return { kebutuhan_khusus, pengalaman, asesmen, pernyataan, ...Object.fromEntries(kept) }
}

const PAGE_OF = {
  kebutuhan_khusus: 'jadwal',
  pengalaman: 'pengalaman',
  asesmen: 'asesmen',
  pernyataan: 'pernyataan',
} as const satisfies Record<string, FormPage>

/** Pages on which something else was written: their applicant has looked at them. */
function changedPages(row: ApplicationRow, given: object): FormPage[] {
  const [before, after] = [contentAfter(row, {}), contentAfter(row, given)]
  const names = Object.keys(PAGE_OF) as (keyof typeof PAGE_OF)[]
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name])).map((name) => PAGE_OF[name])
}

const evidenceIn = (rows: { bukti_id: string }[]): string[] =>
  rows.map(({ bukti_id }) => bukti_id).filter((id) => id !== '')

type Calls = Pick<typeof applicationCalls, 'saveApplication' | 'giveRequirement' | 'seeApplicationPage'>

export const formHandlers: Handlers<Calls, Context> = {
  saveApplication: (ctx, { id, tahap, version, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      const row = await lockForm(db, userId, { id, tahap })
      const asesmen = given.asesmen && answersFor(row.unit_kompetensi, given.asesmen)
      // What is saved already needs no new version, nor the newest: the answer to that save may have been lost.
      if (isDeepStrictEqual(contentAfter(row, { ...given, asesmen }), contentAfter(row, {}))) {
        return ownApplication(db, ctx, userId, id)
      }
      if (row.version !== version) throw new Problem('STALE')
      const evidence = evidenceIn([...(given.pengalaman ?? row.pengalaman), ...(asesmen ?? row.asesmen)])
      await requireOwnFiles(db, userId, evidence)
      await saveForm(db, id, { ...given, asesmen }, ctx.now)
      await addSeenPages(db, id, changedPages(row, { ...given, asesmen }))
      await replaceEvidence(db, id, evidence)
      return ownApplication(db, ctx, userId, id)
    }),

  giveRequirement: (ctx, { id, tahap, persyaratan, file_id, catatan, pelatihan }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      const row = await lockForm(db, userId, { id, tahap })
      if (!row.persyaratan.some(({ nama }) => nama === persyaratan)) {
        throw new Problem('INVALID', { errors: { persyaratan: ['Skema ini tidak meminta berkas itu. Muat ulang.'] } })
      }
      const before = row.given.find((file) => file.persyaratan === persyaratan)
      const isSame = before !== undefined && before.file_id === file_id
      if (before && !isSame && !mayReplace(before, row)) throw new Problem('APPLICATION_LOCKED')
      if (file_id === null) await deleteRequirement(db, id, persyaratan)
      else {
        const file = { persyaratan, file_id, catatan_pemohon: catatan, ...pelatihan }
        await requireOwnFiles(db, userId, [file_id])
        await (isSame ? updateRequirementNote(db, id, file) : putRequirement(db, id, file, ctx.now))
      }
      await addSeenPages(db, id, ['berkas'])
      return ownApplication(db, ctx, userId, id)
    }),

  seeApplicationPage: (ctx, { id, tahap, langkah }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      await lockForm(db, userId, { id, tahap })
      await addSeenPages(db, id, [langkah])
      return ownApplication(db, ctx, userId, id)
    }),
}
