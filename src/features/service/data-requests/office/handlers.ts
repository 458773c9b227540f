import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { inOfficeTransaction } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import {
  answerDataRequest,
  DATA_REQUESTS,
  insertDataRequest,
  lockRequest,
  receivedRequest,
  requestRow,
} from '../queries.ts'
import { receivedId, requestDue } from '../rules.ts'
import type { dataRequestOfficeCalls } from './contract.ts'

const NOUN = 'permintaan-data'

const MADE_IN_PORTAL = {
  ...{ version: 0, nama: null, kontak: null, isi: null, jawaban: null },
  ...{ answered_by_name: null, created_by_name: null, erased_at: null },
}

/** A request with what the office typed of it; throws RECORD_NOT_FOUND. */
async function wholeRequest(db: Db, id: string) {
  const row = await requestRow(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  const number = receivedId(id)
  const typed = number === undefined ? undefined : await receivedRequest(db, number)
  return { ...MADE_IN_PORTAL, ...typed, ...row }
}

/** The words for the audit log, which names nobody. */
const label = (id: number): string => `Permintaan nomor ${id}`

export const dataRequestOfficeHandlers: Handlers<typeof dataRequestOfficeCalls, Context> = {
  listDataRequest: (ctx, { jenis, kanal, status, terlambat, order = 'desc', ...given }) => {
    const late = sql`(r.answered_at is null and r.answer_due < ${ctx.now})`
    const conditions = [
      ...(jenis === undefined ? [] : [sql`r.jenis = ${jenis}`]),
      ...(kanal === undefined ? [] : [sql`r.kanal = ${kanal}`]),
      ...(status === undefined ? [] : [sql`r.status = ${status}`]),
      ...(terlambat === undefined ? [] : [terlambat ? late : sql`not ${late}`]),
    ]
    return officeListPage(ctx.db, { rows: DATA_REQUESTS, search: false, conditions, order }, given)
  },

  getDataRequest: ({ db }, { id }) => wholeRequest(db, id),

  createDataRequest: (ctx, { received_at: at, ...given }) =>
    inOfficeTransaction(ctx, async (db) => {
      const received_at = new Date(at)
      if (received_at > ctx.now) throw invalidFields({ received_at: 'Waktu itu belum tiba.' })
      const { jawab_permintaan_data } = await settingsOn(db, ctx.today)
      const answer_due = requestDue(given.jenis, received_at, jawab_permintaan_data)
      const by = { created_by: requireAccount(ctx).id, created_at: ctx.now }
      const isi = withoutIdentityNumbers(given.isi)
      const id = await insertDataRequest(db, { ...given, isi, received_at, answer_due, ...by })
      const { jenis, kanal } = given
      await recordAudit(db, ctx, { action: 'buat', noun: NOUN, nounId: id, label: label(id), after: { jenis, kanal } })
      return wholeRequest(db, `masuk-${id}`)
    }),

  answerDataRequest: (ctx, { id, version, status, jawaban }) =>
    inOfficeTransaction(ctx, async (db) => {
      const number = receivedId(id)
      const before = number === undefined ? undefined : await lockRequest(db, number)
      if (number === undefined || !before) throw new Problem('RECORD_NOT_FOUND')
      if (before.version !== version) throw new Problem('STALE', { told: { current: await wholeRequest(db, id) } })
      if (before.status !== 'terbuka') throw new Problem('QUALITY_STATE')
      const answer = { status, jawaban: withoutIdentityNumbers(jawaban), answered_at: ctx.now }
      await answerDataRequest(db, number, { ...answer, answered_by: requireAccount(ctx).id })
      await recordAudit(db, ctx, {
        action: 'jawab',
        noun: NOUN,
        nounId: number,
        label: label(number),
        after: { status },
      })
      return wholeRequest(db, id)
    }),
}
