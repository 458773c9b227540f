import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { requireOwnFiles } from '../../../platform/files/service.ts'
import { placeOfApplication } from '../application-queries.ts'
import type { applicationCalls } from '../contract.ts'
import { notifyApplicant } from '../notification-service.ts'
import type { applicationOfficeCalls } from '../office/contract.ts'
import { requireApplication } from '../service.ts'
import { insertMessage, markMessagesRead, messageById, messagesOf } from './queries.ts'

async function refuseUnlessOwn(db: Db, id: number, userId: number): Promise<void> {
  const place = await placeOfApplication(db, id)
  if (place?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
}

type Calls = Pick<typeof applicationCalls, 'listMessages' | 'sendMessage'>

export const messageHandlers: Handlers<Calls, Context> = {
  listMessages: async (ctx, { id }) => {
    await refuseUnlessOwn(ctx.db, id, requireAccount(ctx).id)
    const messages = await messagesOf(ctx.db, id)
    await markMessagesRead(ctx.db, id, true, ctx.now)
    return messages
  },

  sendMessage: (ctx, { id, isi, file_id }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: user_id } = requireAccount(ctx)
      await refuseUnlessOwn(db, id, user_id)
      await requireOwnFiles(db, user_id, file_id === null ? [] : [file_id])
      const written = { user_training_id: id, user_id, dari_petugas: false, isi, file_id, at: ctx.now }
      return messageById(db, (await insertMessage(db, written)).id)
    }),
}

type OfficeCalls = Pick<typeof applicationOfficeCalls, 'listOfficeMessages' | 'sendOfficeMessage'>

export const officeMessageHandlers: Handlers<OfficeCalls, Context> = {
  listOfficeMessages: async (ctx, { id }) => {
    if (!(await placeOfApplication(ctx.db, id))) throw new Problem('RECORD_NOT_FOUND')
    const messages = await messagesOf(ctx.db, id)
    await markMessagesRead(ctx.db, id, false, ctx.now)
    return messages
  },

  sendOfficeMessage: (ctx, { id, isi }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await requireApplication(db, id)
      const { id: user_id } = requireAccount(ctx)
      await insertMessage(db, { user_training_id: id, user_id, dari_petugas: true, isi, file_id: null, at: ctx.now })
      await notifyApplicant(db, ctx, row, { letter: 'messageWritten' })
      return undefined
    }),
}
