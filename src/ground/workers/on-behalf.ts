import { AsyncLocalStorage } from 'node:async_hooks'

const owner = new AsyncLocalStorage<string>()

/** Runs a request; what it asks of the workers waits in the queue of that account or address. */
export const onBehalfOf = <T>(whose: string, work: () => T): T => owner.run(whose, work)

/** For whom the running code works; the portal itself where no request is served. */
export const ownerOfWork = (): string => owner.getStore() ?? ''
