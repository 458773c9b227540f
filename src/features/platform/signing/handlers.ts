import { X509Certificate } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import type { signingCalls } from './contract.ts'
import { currentRoot } from './queries.ts'

export const signingHandlers: Handlers<typeof signingCalls, Context> = {
  getSigningRoot: async ({ db }) => {
    const root = await currentRoot(db)
    if (!root) throw new Problem('RECORD_NOT_FOUND')
    return { type: 'application/pkix-cert', bytes: new X509Certificate(root.certificate).raw, filename: 'akar.crt' }
  },
}
