import type { Access } from './access.ts'
import { accountCalls } from './features/accounts/contract.ts'
import { articleCalls } from './features/articles/contract.ts'
import { certificationCalls } from './features/certification/contract.ts'
import { examinerCalls } from './features/examiners/contract.ts'
import { fileCalls } from './features/files/contract.ts'
import { scheduleCalls } from './features/schedules/contract.ts'
import { siteContentCalls } from './features/site-content/contract.ts'
import { tutorialCalls } from './features/tutorial/contract.ts'
import { venueCalls } from './features/venues/contract.ts'
import type { Call } from './lib/call.ts'
import type { ProblemCode } from './problems.ts'

/** Every call of the product. */
export const api = {
  ...siteContentCalls,
  ...articleCalls,
  ...examinerCalls,
  ...venueCalls,
  ...scheduleCalls,
  ...tutorialCalls,
  ...fileCalls,
  ...accountCalls,
  ...certificationCalls,
} as const satisfies Record<string, Call<Access, ProblemCode>>

export type Api = typeof api
