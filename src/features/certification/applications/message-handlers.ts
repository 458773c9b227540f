import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { ownFiles } from '../../platform/files/service.ts'
import { applicationRow, placeOfApplication } from './application-queries.ts'
import type { certificationCalls } from './contract.ts'
import { addMessage, messageById, messagesOf, readMessages } from './message-queries.ts'
import type { certificationOfficeCalls } from './office-contract.ts'
import { tellApplicant } from './tell-applicant.ts'

async function refuseUnlessOwn(db: Db, id: number, userId: number): Promise<void> {
  const place = await placeOfApplication(db, id)
  if (place?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
}

type Calls = Pick<typeof certificationCalls, 'listMessages' | 'sendMessage'>

export const messageHandlers: Handlers<Calls, Context> = {
  listMessages: async (ctx, { id }) => {
    await refuseUnlessOwn(ctx.db, id, member(ctx).id)
    const messages = await messagesOf(ctx.db, id)
    await readMessages(ctx.db, id, true, ctx.now)
    return messages
  },

  sendMessage: (ctx, { id, isi, berkas_id }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: user_id } = member(ctx)
      await refuseUnlessOwn(db, id, user_id)
      await ownFiles(db, user_id, berkas_id === null ? [] : [berkas_id])
      const written = { user_training_id: id, user_id, dari_petugas: false, isi, file_id: berkas_id, at: ctx.now }
      return messageById(db, (await addMessage(db, written)).id)
    }),
}

type OfficeCalls = Pick<typeof certificationOfficeCalls, 'listOfficeMessages' | 'sendOfficeMessage'>

export const officeMessageHandlers: Handlers<OfficeCalls, Context> = {
  listOfficeMessages: async (ctx, { id }) => {
    if (!(await placeOfApplication(ctx.db, id))) throw new Problem('RECORD_NOT_FOUND')
    const messages = await messagesOf(ctx.db, id)
    await readMessages(ctx.db, id, false, ctx.now)
    return messages
  },

  sendOfficeMessage: (ctx, { id, isi }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await applicationRow(db, id)
      if (!row) throw new Problem('RECORD_NOT_FOUND')
      const { id: user_id } = member(ctx)
      await addMessage(db, { user_training_id: id, user_id, dari_petugas: true, isi, file_id: null, at: ctx.now })
      await tellApplicant(db, ctx, row, { letter: 'messageWritten' })
      return undefined
    }),
}
