import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { type FileRow, filesById } from '../files/service.ts'
import { type ReplacementRow, replacementsOf } from './changes/replacement-queries.ts'
import { type Circumstances, completeSchema, identityDoubts, validate } from './completeness-contract.ts'
import { PersonalDraft } from './contract.ts'
import { consentAt } from './privacy/consent-queries.ts'
import { accountById, personalRow } from './queries.ts'
import { sectionStates } from './rules.ts'
import { openPersonal } from './sealing-service.ts'
import { fileIdsIn } from './service.ts'

/** The form before anything was saved. */
const emptyDraft = ({ name, phone }: { name: string; phone: string }): PersonalDraft =>
  PersonalDraft.parse({ nama_lengkap: name, phone })

export const circumstances = (
  { today, demo }: Pick<Context, 'today' | 'demo'>,
  files: readonly FileRow[],
): Circumstances => ({ today, demo, kinds: new Map(files.map(({ id, jenis }) => [id, jenis])) })

/** Replacements with the files that they name. */
const withFiles = (replaced: readonly ReplacementRow[], files: readonly FileRow[]) =>
  replaced.flatMap((made) => {
    const berkas = files.find(({ id }) => id === made.file_id)
    return berkas
      ? [{ ...made, berkas, berkas_lama: files.find(({ id }) => id === made.replaced_file_id) ?? null }]
      : []
  })

/** Somebody's data as they stand, with what is still wrong. */
export async function personalState(db: Db, ctx: Pick<Context, 'keys' | 'today' | 'demo'>, userId: number) {
  const row = await personalRow(db, userId)
  const empty = emptyDraft(await accountById(db, userId))
  const isi = row ? openPersonal(ctx.keys, userId, row.isi) : empty
  const replaced = row?.submitted_at ? await replacementsOf(db, userId) : []
  const ids = [...fileIdsIn(isi), ...replaced.flatMap((made) => [made.file_id, made.replaced_file_id ?? ''])]
  const files = (await filesById(db, [...new Set(ids)])).filter(({ user_id }) => user_id === userId)
  const berkas = files.filter(({ id }) => fileIdsIn(isi).includes(id))
  const { submitted_at, version } = row ?? { submitted_at: null, version: 0 }
  const outcome = submitted_at ? undefined : validate(completeSchema(isi, circumstances(ctx, berkas)), isi)
  const kesalahan = outcome?.state === 'wrong' ? outcome.errors : {}
  const peringatan = submitted_at ? {} : identityDoubts(isi)
  const consent_since = (await consentAt(db, userId, 'publikasi'))?.at ?? null
  const bagian = sectionStates(isi, empty, kesalahan)
  return {
    isi,
    kesalahan,
    peringatan,
    bagian,
    berkas,
    penggantian: withFiles(replaced, files),
    submitted_at,
    consent_since,
    version,
  }
}
