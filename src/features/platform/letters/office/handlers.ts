import { allOfficeTexts, fits, type OfficeTexts, officeTexts } from '../../../../documents/mail/letter-words.ts'
import { letterhead } from '../../../../documents/mail/mail.ts'
import { renderLetter } from '../../../../documents/mail/render.tsx'
import { sendMailNow } from '../../../../documents/mail/send-now.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { lastVersion, requireRevision, revisionsOf } from '../../../../ground/office-lists/record-revisions.ts'
import { inOfficeTransaction } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import {
  exampleLetter,
  LETTER_KINDS,
  type Letter,
  type LetterKindFacts,
  letterBody,
  letterKind,
  letterValues,
} from '../../../../letters.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { deleteTexts, insertTexts, lockedVersion, updateTexts } from '../queries.ts'
import {
  knownPlaceholders,
  type LetterTexts,
  letterRefusals,
  neededPlaceholders,
  textsOfWords,
  tidyTexts,
  wordsOfTexts,
} from '../rules.ts'
import { type LETTER_STATES, LetterTextsForm, type letterOfficeCalls } from './contract.ts'

const NOUN = 'teks-surat'

type State = (typeof LETTER_STATES)[number]

function requireKind(id: string): LetterKindFacts {
  const kind = letterKind(id)
  if (!kind) throw new Problem('RECORD_NOT_FOUND')
  return kind
}

function stateOf({ id, words }: LetterKindFacts, texts: OfficeTexts | undefined): State {
  if (!texts) return 'bawaan'
  if (!fits(id, texts)) return 'tidak_cocok'
  const builtIn = textsOfWords(words)
  const isSame = (['perihal', 'isi', 'tombol', 'catatan'] as const).every((part) => texts[part] === builtIn[part])
  return isSame ? 'bawaan' : 'diubah'
}

/** Returns the texts of a kind that the audit log keeps, so that somebody can write them again. */
const stateInLog = ({ words }: LetterKindFacts, stored: OfficeTexts | undefined) => {
  const { perihal, isi, tombol, catatan } = stored ?? textsOfWords(words)
  return { perihal, isi, tombol, catatan, version: stored?.version ?? 0 }
}

const letterRow = (kind: LetterKindFacts, stored: OfficeTexts | undefined) => {
  const { id, kelompok, judul, words } = kind
  const { perihal } = stored ?? textsOfWords(words)
  return { id, kelompok, judul, keadaan: stateOf(kind, stored), perihal, updated_at: stored?.updated_at ?? null }
}

const letterRecord = (ctx: Context, kind: LetterKindFacts, stored: OfficeTexts | undefined) => ({
  ...letterRow(kind, stored),
  ...stateInLog(kind, stored),
  isian: placeholdersOf(ctx, kind),
  variants: kind.variants,
})

function placeholdersOf(ctx: Context, kind: LetterKindFacts) {
  const values = letterValues(exampleOf(ctx, kind), ctx)
  const needed = neededPlaceholders(kind).map(({ name }) => name)
  return knownPlaceholders(kind).map((nama) => {
    const value = values[nama] ?? ''
    const contoh = typeof value === 'object' ? value.join(' · ') : String(value)
    return { nama, contoh, wajib: needed.includes(nama), kadang_kosong: kind.sometimes.includes(nama) }
  })
}

/** A letter of invented facts to the person who is logged in. */
function exampleOf(ctx: Context, { id, variants }: LetterKindFacts, variant?: string | null): Letter {
  const known = variant !== undefined && variant !== null && variants.includes(variant) ? variant : undefined
  return exampleLetter(id, requireAccount(ctx).name, known)
}

/** The texts as they are stored; refuses those that the kind cannot use. */
function acceptedTexts(kind: LetterKindFacts, given: LetterTexts): LetterTexts {
  const refusals = letterRefusals(given, kind)
  if (Object.keys(refusals).length > 0) throw invalidFields(refusals)
  return tidyTexts(given)
}

interface Writing {
  action: 'ubah' | 'pulihkan'
  /** The version that the writer saw; left out, any. */
  version?: number
}

/** Puts the office's texts in the place of those in force, as part of the caller's transaction. */
async function writeTexts(db: Db, ctx: Context, kind: LetterKindFacts, texts: LetterTexts, writing: Writing) {
  const { id } = kind
  const version = await requireSeen(db, ctx, kind, writing.version)
  const before = await officeTexts(db, id)
  const next = (version ?? (await lastVersion(db, NOUN, id))) + 1
  const row = { ...texts, id, version: next, updated_at: ctx.now }
  if (version !== undefined) await updateTexts(db, row)
  else if (!(await insertTexts(db, row))) throw new Problem('STALE')
  await recordLetterAudit(db, ctx, kind, { action: writing.action, before, after: row })
  return letterRecord(ctx, kind, row)
}

/** Locks the texts of a kind; throws STALE when another version than the seen one is in force. */
async function requireSeen(db: Db, ctx: Context, kind: LetterKindFacts, seen: number | undefined) {
  const version = await lockedVersion(db, kind.id)
  if (seen === undefined || seen === (version ?? 0)) return version
  const current = letterRecord(ctx, kind, await officeTexts(db, kind.id))
  throw new Problem('STALE', { told: { current } })
}

const recordLetterAudit = (
  db: Db,
  ctx: Context,
  kind: LetterKindFacts,
  { action, before, after }: { action: string; before: OfficeTexts | undefined; after: OfficeTexts | undefined },
): Promise<void> => {
  const states = { before: stateInLog(kind, before), after: stateInLog(kind, after) }
  return recordAudit(db, ctx, { action, noun: NOUN, nounId: kind.id, label: kind.judul, ...states })
}

/** By group in their own order, else by one column. */
function sortedRows(rows: ReturnType<typeof letterRow>[], sort: 'kelompok' | 'judul' | 'updated_at', order: string) {
  const text = (row: (typeof rows)[number]) =>
    sort === 'updated_at' ? (row.updated_at?.toISOString() ?? '') : row.judul
  const sorted = sort === 'kelompok' ? rows : rows.toSorted((a, b) => text(a).localeCompare(text(b), 'id'))
  return order === 'desc' ? sorted.toReversed() : sorted
}

export const letterOfficeHandlers: Handlers<typeof letterOfficeCalls, Context> = {
  listLetter: async ({ db }, { page, perPage, sort, order = 'asc', q = '', id, keadaan }) => {
    const stored = await allOfficeTexts(db)
    const ids = id?.split(',')
    const rows = LETTER_KINDS.map((kind) => letterRow(kind, stored.get(kind.id))).filter(
      (row) =>
        (ids === undefined || ids.includes(row.id)) &&
        (keadaan === undefined || row.keadaan === keadaan) &&
        `${row.kelompok} ${row.judul} ${row.perihal}`.toLowerCase().includes(q.toLowerCase()),
    )
    const data = sortedRows(rows, sort, order).slice((page - 1) * perPage, page * perPage)
    return { data, total: rows.length, page }
  },

  getLetter: async (ctx, { id }) => {
    const kind = requireKind(id)
    return letterRecord(ctx, kind, await officeTexts(ctx.db, kind.id))
  },

  historyLetter: ({ db }, { id }) => revisionsOf(db, NOUN, id),

  updateLetter: (ctx, { id, version, ...given }) => {
    const kind = requireKind(id)
    const texts = acceptedTexts(kind, given)
    return inOfficeTransaction(ctx, (db) => writeTexts(db, ctx, kind, texts, { action: 'ubah', version }))
  },

  resetLetter: (ctx, { id, version }) => {
    const kind = requireKind(id)
    return inOfficeTransaction(ctx, async (db) => {
      await requireSeen(db, ctx, kind, version)
      const before = await officeTexts(db, kind.id)
      if (before) {
        await deleteTexts(db, kind.id)
        await recordLetterAudit(db, ctx, kind, { action: 'kembalikan', before, after: undefined })
      }
      return letterRecord(ctx, kind, undefined)
    })
  },

  restoreLetter: (ctx, { id, ...choice }) => {
    const kind = requireKind(id)
    return inOfficeTransaction(ctx, async (db) => {
      const old = LetterTextsForm.safeParse(await requireRevision(db, NOUN, { id, ...choice }))
      if (!old.success || !fits(kind.id, old.data)) {
        throw invalidFields({ data: 'Keadaan lama itu tidak lagi memenuhi aturan isian.' })
      }
      return writeTexts(db, ctx, kind, old.data, { action: 'pulihkan' })
    })
  },

  previewLetter: async (ctx, { id, contoh, ...given }) => {
    const kind = requireKind(id)
    const words = wordsOfTexts(acceptedTexts(kind, given))
    const example = exampleOf(ctx, kind, contoh)
    const { subject, html } = renderLetter(
      letterBody(example, ctx, words),
      await letterhead(ctx.db, ctx.appUrl, example.name),
    )
    return { perihal: subject, html }
  },

  sendLetterExample: async (ctx, { id, contoh, ...given }) => {
    const kind = requireKind(id)
    const trial = acceptedTexts(kind, given)
    return sendMailNow(ctx, { ...exampleOf(ctx, kind, contoh), to: requireAccount(ctx).email, trial })
  },
}
