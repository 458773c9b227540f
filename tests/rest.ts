import type { QueueKey } from '../src/features/service/desk/rules.ts'
import type { JobName } from '../src/ground/jobs/queues.ts'

/** Jobs that end what nobody ended in time, by the functions that `all-jobs.ts` runs. */
type Deadline =
  | 'meetApplicationDeadlines'
  | 'advanceEvaluations'
  | 'takeDueActivityTransitions'
  | 'askDueCharges'
  | 'askDueRefunds'
  | 'countDueChanges'

/** The things that bring a case on. */
export interface Bringing {
  /** Queues of the desk in which it stands, or will once it is due. */
  queues?: readonly [QueueKey, ...QueueKey[]]
  /** The job that ends it at its deadline. */
  deadline?: Deadline
  /** The kind of job that tries it until it is done or has failed. */
  job?: JobName
  /** It waits for the person it is about, who reads so on their own page. */
  turn?: 'pemohon' | 'pemegang' | 'pelapor'
  /** Nothing has to follow. */
  end?: true
}

/** A state without any of these does not compile. */
export type Rest = Bringing & Required<{ [Way in keyof Bringing]: Pick<Bringing, Way> }[keyof Bringing]>

/** Nothing has to follow. */
export const END: Rest = { end: true }
