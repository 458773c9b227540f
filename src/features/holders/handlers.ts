import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { holderCalls } from './contract.ts'

const soon = (): never => {
  throw new Problem('NOT_FOUND')
}

export const holderHandlers: Handlers<typeof holderCalls, Context> = {
  listHolders: soon,
  checkHolder: soon,
  checkTeam: soon,
  findPaper: soon,
  getHolderPortrait: soon,
}
