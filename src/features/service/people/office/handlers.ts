import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { contains } from '../../../../ground/database/word-search.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { isSixteenDigits, readNik } from '../../../../lib/identifiers/nik.ts'
import { foldedWords } from '../../../../lib/text/fold-text.ts'
import { Problem } from '../../../../problems.ts'
import { recordPersonalRead } from '../../../platform/files/service.ts'
import { identityIndexes } from '../../../platform/personal-data/sealing-service.ts'
import { personalDataOf } from '../../../platform/personal-data/service.ts'
import { awaitsReset, ownsCertificate, peopleRows, personById } from '../queries.ts'
import { groupsFor, mayFindByNik, maySeePart } from '../rules.ts'
import { hitsOf } from '../search-queries.ts'
import { personStory } from '../story-queries.ts'
import { eventWords, storyKindsFor } from '../story-rules.ts'
import { personAnswer } from '../view.ts'
import type { Hit, peopleOfficeCalls } from './contract.ts'

const BY_NIK = 'Pencarian dengan NIK'

/** Records whose data a search by identity number led to; a search that led nowhere is recorded too. */
const recordSearchByNik = (ctx: Context, hits: readonly Hit[]): Promise<void> => {
  const owners = hits.filter(({ grup }) => grup === 'orang').map(({ id }) => id)
  const owner_ids = owners.length === 0 ? [null] : owners
  const reads = owner_ids.map((owner_id) => ({ owner_id, isi: 'data_pemohon' as const, perihal: BY_NIK }))
  return recordPersonalRead(ctx.db, ctx, ...reads)
}

async function searchByNik(ctx: Context, nik: string): Promise<Hit[]> {
  const identity = identityIndexes(ctx.keys, { kewarganegaraan: 'WNI', nik, no_paspor: '' })
  const sought = { groups: ['orang', 'sertifikat'] as const, words: [], seesEmail: true, identity }
  const hits = await hitsOf(ctx.db, sought)
  await recordSearchByNik(ctx, hits)
  return hits
}

export const peopleOfficeHandlers: Handlers<typeof peopleOfficeCalls, Context> = {
  searchOffice: async (ctx, { q }) => {
    const reader = requireAccount(ctx)
    const number = readNik(q)
    if (isSixteenDigits(number) && mayFindByNik(reader)) return searchByNik(ctx, number)
    const words = foldedWords(q)
    if (words.length === 0) return []
    const seesEmail = maySeePart('email', reader)
    return hitsOf(ctx.db, { groups: groupsFor(reader), words, seesEmail, identity: [] })
  },

  listPerson: async (ctx, { role, status, pemegang, reset_diusulkan, q = '', order = 'asc', ...given }) => {
    const reader = requireAccount(ctx)
    const seesEmail = maySeePart('email', reader)
    // The longest word is looked for and counted by the list; the others narrow it down.
    const [longest = '', ...others] = foldedWords(q).toSorted((a, b) => b.length - a.length)
    const inName = seesEmail ? [] : foldedWords(q).map((word) => sql`strpos(fold_text(r.nama), ${word}) > 0`)
    const conditions = [
      ...others.map((word) => contains('r.search_text', word)),
      ...inName,
      ...(role === undefined ? [] : [sql`r.role = ${role}`]),
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(reset_diusulkan === undefined ? [] : [awaitsReset(reset_diusulkan)]),
      ...(pemegang === undefined ? [] : [ownsCertificate(pemegang, ctx.today)]),
    ]
    const source = { rows: peopleRows(ctx.today), search: true, conditions, order, personName: 'nama' }
    const { data, ...counts } = await officeListPage(ctx.db, source, { ...given, q: longest })
    return { data: data.map((row) => (seesEmail ? row : { ...row, email: null })), ...counts }
  },

  getPerson: async (ctx, { id }) => {
    const row = await personById(ctx.db, id)
    if (!row) throw new Problem('RECORD_NOT_FOUND')
    return personAnswer(ctx, row, requireAccount(ctx))
  },

  listPersonEvents: async (ctx, { id, page, perPage }) => {
    if (!(await personById(ctx.db, id))) throw new Problem('RECORD_NOT_FOUND')
    const reader = requireAccount(ctx)
    const asked = { person: id, reader: reader.id, kinds: storyKindsFor(reader), page, perPage }
    const { data, total } = await personStory(ctx.db, asked)
    return { data: data.map((row) => ({ ...row, kejadian: eventWords(row.jenis, row.kejadian) })), total, page }
  },

  getSentData: async (ctx, { id }) => {
    const sent = await personalDataOf(ctx.db, ctx.keys, id)
    if (!sent) throw new Problem('RECORD_NOT_FOUND')
    await recordPersonalRead(ctx.db, ctx, { owner_id: id, isi: 'data_pemohon', perihal: `Orang ${id}` })
    return sent
  },
}
