import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { day } from '../../../../lib/day.ts'
import { placeholdersIn } from '../../../../lib/placeholders.ts'
import { stripMarkup } from '../../../../lib/text/markup.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { publishedVersions } from '../queries.ts'
import { BUILT_IN_VERSION, firstDayRefusal, LEGAL_PAGES, type LegalPageKind } from '../rules.ts'
import { filledLegalText, legalText, legalWordsOn } from '../text-service.ts'
import { type legalPageOfficeCalls, legalPageResource } from './contract.ts'
import { hasDraft, lockLegalPage, nextLegalVersion } from './queries.ts'

type Version = StoredRecord<typeof legalPageResource>

const versionLabel = ({ jenis, versi }: Version): string => `${LEGAL_PAGES[jenis].judul}, versi ${versi}`

/** The text with which the next version begins: the latest that was published, else the built-in one. */
async function latestText(db: Db, jenis: LegalPageKind): Promise<string> {
  const [latest] = await publishedVersions(db, jenis)
  return (await legalText(db, jenis, latest?.versi ?? BUILT_IN_VERSION)) ?? ''
}

const BLOCK_END = /<\/(?:p|h2|h3|li|td|th|blockquote|caption)>|<br ?\/?>/

/** Refuses a name in braces that nothing fills, with the line in which it stands. */
async function requireKnownPlaceholders(db: Db, ctx: Context, isi: string): Promise<void> {
  const words = await legalWordsOn(db, ctx.today)
  for (const line of isi.split(BLOCK_END)) {
    const unknown = placeholdersIn(line).find((name) => !Object.hasOwn(words, name))
    if (unknown === undefined) continue
    throw invalidFields({ isi: `Isian {${unknown}} tidak dikenal, pada baris “${stripMarkup(line)}”.` })
  }
}

const versions = resourceHandlers(legalPageResource, {
  table: 'legal_page_versions',
  rows: sql`select v.id, v.version, v.jenis, v.versi, v.isi, v.perubahan, v.minta_persetujuan, v.berlaku_sejak,
    v.published_at, users.name as published_by_name
    from legal_page_versions as v left join users on users.id = v.published_by`,
  filters: { terbit: (value) => (value ? sql`r.published_at is not null` : sql`r.published_at is null`) },
  label: versionLabel,
  values: async ({ form, db, ctx, before }) => {
    if (before?.published_at) throw new Problem('VERSION_PUBLISHED')
    if (before && before.jenis !== form.jenis) throw invalidFields({ jenis: 'Versi tetap milik halamannya.' })
    await requireKnownPlaceholders(db, ctx, form.isi)
    if (before) return form
    await lockLegalPage(db, form.jenis)
    if (await hasDraft(db, form.jenis)) {
      throw invalidFields({ jenis: 'Halaman ini masih punya draf. Selesaikan draf itu dahulu.' })
    }
    const isi = form.isi === '' ? await latestText(db, form.jenis) : form.isi
    return { ...form, isi, versi: await nextLegalVersion(db, form.jenis) }
  },
  beforeRemove: async (before) => {
    if (before.published_at) throw new Problem('VERSION_PUBLISHED')
  },
})

async function requirePublishable(db: Db, ctx: Context, draft: Version): Promise<void> {
  if (draft.published_at) throw new Problem('VERSION_PUBLISHED')
  if (draft.isi === '') throw invalidFields({ isi: 'Isi halaman sebelum terbit.' })
  await requireKnownPlaceholders(db, ctx, draft.isi)
  const [latest] = await publishedVersions(db, draft.jenis)
  const since = draft.berlaku_sejak === null ? null : day(draft.berlaku_sejak)
  const refusal = firstDayRefusal(since, { today: ctx.today, previous: latest?.berlaku_sejak ?? null })
  if (refusal) throw invalidFields({ berlaku_sejak: refusal })
  if (draft.perubahan === '') throw invalidFields({ perubahan: 'Tulis apa yang berubah dari versi sebelumnya.' })
}

export const legalPageOfficeHandlers: Handlers<typeof legalPageOfficeCalls, Context> = {
  ...versions,

  previewLegalPage: async (ctx, { id }) => {
    const { isi, berlaku_sejak: since } = await versions.getLegalPageVersion(ctx, { id })
    const on = since !== null && since > ctx.today ? day(since) : ctx.today
    return { isi: await filledLegalText(ctx.db, isi, on) }
  },

  listLegalPlaceholders: async ({ db, today }) =>
    Object.entries(await legalWordsOn(db, today)).map(([key, value]) => ({ key, value })),

  publishLegalPage: (ctx, asked) =>
    takeRecordTransition<Version>(ctx, asked, {
      table: 'legal_page_versions',
      noun: legalPageResource.name,
      action: 'terbitkan',
      label: versionLabel,
      get: versions.getLegalPageVersion,
      change: async (db, draft) => {
        await lockLegalPage(db, draft.jenis)
        await requirePublishable(db, ctx, draft)
        return { published_at: ctx.now, published_by: requireSession(ctx).account.id }
      },
    }),
}
