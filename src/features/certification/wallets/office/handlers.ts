import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { revisionsOf } from '../../../../ground/office-lists/record-revisions.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { phoneWalletRecord, phoneWalletRecords, savePhoneWallet } from '../phone-wallet-service.ts'
import { phoneWalletResource, type walletOfficeCalls } from './contract.ts'

export const walletOfficeHandlers: Handlers<typeof walletOfficeCalls, Context> = {
  listPhoneWallet: async ({ db }) => {
    const data = await phoneWalletRecords(db)
    return { data, total: data.length, page: 1 }
  },

  getPhoneWallet: ({ db }, { id }) => phoneWalletRecord(db, id),

  historyPhoneWallet: ({ db }, { id }) => revisionsOf(db, phoneWalletResource.name, id),

  updatePhoneWallet: (ctx, given) => inTransaction(ctx.db, (db) => savePhoneWallet(db, ctx, given)),
}
