import { atpa } from './schemes/atpa.ts'
import { ktpa } from './schemes/ktpa.ts'
import {
  amdalnetWorkshop,
  approvalWebinar,
  consultationWorkshop,
  scopingCourse,
  supervisionSeminar,
} from './schemes/maintenance.ts'
import { renewalAtpa, renewalKtpa } from './schemes/renewals.ts'
import { retest } from './schemes/retest.ts'
import type { DemoScheme } from './shapes.ts'

/** Every scheme on offer, in the order in which the lists show them. */
export const schemes: DemoScheme[] = [
  ktpa,
  atpa,
  renewalKtpa,
  renewalAtpa,
  retest,
  scopingCourse,
  amdalnetWorkshop,
  approvalWebinar,
  supervisionSeminar,
  consultationWorkshop,
]
