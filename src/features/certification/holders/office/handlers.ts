import type { Context } from '../../../../ground/context.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { correctEarlierCertificate } from '../../certificates/service.ts'
import { correctedFacts, takenNumber } from '../correction-service.ts'
import { ministryHandlers } from '../ministry-handlers.ts'
import type { holderOfficeCalls } from './contract.ts'

const UNIQUE_VIOLATION = '23505'

export const holderOfficeHandlers: Handlers<typeof holderOfficeCalls, Context> = {
  ...ministryHandlers,

  correctEarlierHolder: async (ctx, { id, version, alasan, ...given }) => {
    await correctEarlierCertificate(ctx, {
      id,
      version,
      alasan,
      change: (db, before) => correctedFacts(db, ctx, before, given),
    }).catch((error: { code?: string }) => {
      throw error.code === UNIQUE_VIOLATION ? takenNumber() : error
    })
  },
}
