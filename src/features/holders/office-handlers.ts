import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { holderOfficeCalls } from './office-contract.ts'

const soon = (): never => {
  throw new Problem('NOT_FOUND')
}

export const holderOfficeHandlers: Handlers<typeof holderOfficeCalls, Context> = {
  importHolders: soon,
  exportAmdalnet: soon,
}
