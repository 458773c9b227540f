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
const storeOf = (role: ReaderRole) => ({
  table: 'outside_readers' as const,
  rows: readerRows(role),
  label,
  values: async ({ db, ctx, form }: { db: Context['db']; ctx: Context; form: { email: string; sampai: string } }) => {
    await requireReadable(db, ctx, role, form)
    return { ...form, role, created_by: requireAccount(ctx).id, created_at: ctx.now }
  },
})

const assessors = resourceHandlers(assessorResource, storeOf('asesor'))
const ministry = resourceHandlers(ministryReaderResource, storeOf('kementerian'))
const READ = { asesor: assessors.getAssessor, kementerian: ministry.getMinistryReader }

const take = (
  ctx: Context,
  seen: Seen,
  role: ReaderRole,
  action: string,
  change: (db: Context['db'], reader: Reader) => Promise<Record<string, unknown>>,
): Promise<Reader> =>
  takeRecordTransition<Reader>(ctx, seen, {
    ...{ table: 'outside_readers', noun: READER_KINDS[role].resource, action, label, get: READ[role], change },
  })

const approve = (ctx: Context, role: ReaderRole, seen: Seen) =>
  take(ctx, seen, role, 'setujui', (db, reader) => approveReader(db, ctx, role, reader))
const refuse = (ctx: Context, role: ReaderRole, seen: Seen) =>
  take(ctx, seen, role, 'tolak', async (_db, reader) => refuseReader(ctx, reader))
const end = (ctx: Context, role: ReaderRole, seen: Seen) =>
  take(ctx, seen, role, 'akhiri', (db, reader) => endReader(db, ctx, reader))

async function openings(ctx: Context, role: ReaderRole, { id, page }: { id: number; page: number }) {
  const rows = await openingsOf(ctx.db, role, id, page)
  return { data: rows.map(({ total: _all, ...opened }) => opened), total: rows[0]?.total ?? 0 }
}

export const readerOfficeHandlers: Handlers<typeof readerOfficeCalls, Context> = {
  ...assessors,
  approveAssessor: (ctx, seen) => approve(ctx, 'asesor', seen),
  refuseAssessor: (ctx, seen) => refuse(ctx, 'asesor', seen),
  endAssessor: (ctx, seen) => end(ctx, 'asesor', seen),
  getAssessorOpenings: (ctx, asked) => openings(ctx, 'asesor', asked),
  ...ministry,
  approveMinistryReader: (ctx, seen) => approve(ctx, 'kementerian', seen),
  refuseMinistryReader: (ctx, seen) => refuse(ctx, 'kementerian', seen),
  endMinistryReader: (ctx, seen) => end(ctx, 'kementerian', seen),
  getMinistryReaderOpenings: (ctx, asked) => openings(ctx, 'kementerian', asked),
}
