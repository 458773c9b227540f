import type { ReaderRole } from '../../../../access.ts'
import type { Context } from '../../../../ground/context.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { openingsOf, readerRows } from '../queries.ts'
import { READER_KINDS } from '../rules.ts'
import { approveReader, endReader, refuseReader, requireReadable } from '../transition-service.ts'
import { assessorResource, ministryReaderResource, type readerOfficeCalls } from './contract.ts'

type Reader = StoredRecord<typeof assessorResource>

interface Seen {
  id: number
  version: number
}

const label = ({ name, instansi }: Pick<Reader, 'name' | 'instansi'>): string => `${name}, ${instansi}`

/** Storage of the readers of one scope: invited here, and nothing of an invitation changes afterwards. */
const stored = (lingkup: ReaderRole) => ({
  table: 'outside_readers' as const,
  rows: readerRows(lingkup),
  label,
  values: async ({ db, ctx, form }: { db: Context['db']; ctx: Context; form: { email: string; sampai: string } }) => {
    await requireReadable(db, ctx, lingkup, form)
    return { ...form, lingkup, created_by: requireAccount(ctx).id, created_at: ctx.now }
  },
})

const assessors = resourceHandlers(assessorResource, stored('asesor'))
const ministry = resourceHandlers(ministryReaderResource, stored('kementerian'))
const READ = { asesor: assessors.getAssessor, kementerian: ministry.getMinistryReader }

const take = (
  ctx: Context,
  seen: Seen,
  lingkup: ReaderRole,
  action: string,
  change: (db: Context['db'], reader: Reader) => Promise<Record<string, unknown>>,
): Promise<Reader> =>
  takeRecordTransition<Reader>(ctx, seen, {
    ...{ table: 'outside_readers', noun: READER_KINDS[lingkup].resource, action, label, get: READ[lingkup], change },
  })

const approve = (ctx: Context, lingkup: ReaderRole, seen: Seen) =>
  take(ctx, seen, lingkup, 'setujui', (db, reader) => approveReader(db, ctx, lingkup, reader))
const refuse = (ctx: Context, lingkup: ReaderRole, seen: Seen) =>
  take(ctx, seen, lingkup, 'tolak', async (_db, reader) => refuseReader(ctx, reader))
const end = (ctx: Context, lingkup: ReaderRole, seen: Seen) =>
  take(ctx, seen, lingkup, 'akhiri', (db, reader) => endReader(db, ctx, reader))

async function openings(ctx: Context, lingkup: ReaderRole, { id, page }: { id: number; page: number }) {
  const rows = await openingsOf(ctx.db, lingkup, id, page)
  return { data: rows.map(({ total: _all, ...opened }) => opened), total: rows[0]?.total ?? 0 }
}

export const readerOfficeHandlers: Handlers<typeof readerOfficeCalls, Context> = {
  ...assessors,
  approveAssessor: (ctx, seen) => approve(ctx, 'asesor', seen),
  refuseAssessor: (ctx, seen) => refuse(ctx, 'asesor', seen),
  endAssessor: (ctx, seen) => end(ctx, 'asesor', seen),
  listAssessorOpenings: (ctx, asked) => openings(ctx, 'asesor', asked),
  ...ministry,
  approveMinistryReader: (ctx, seen) => approve(ctx, 'kementerian', seen),
  refuseMinistryReader: (ctx, seen) => refuse(ctx, 'kementerian', seen),
  endMinistryReader: (ctx, seen) => end(ctx, 'kementerian', seen),
  listMinistryReaderOpenings: (ctx, asked) => openings(ctx, 'kementerian', asked),
}
