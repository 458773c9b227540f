import { callOffice, type ListCall, type Payload } from '../calls/client.ts'

/** Cases that wait for the same work. */
export interface Queue {
  /** The resource whose records they are. */
  resource: string
  call: ListCall
  /** 'permohonan menunggu verifikasi' */
  what: string
  /** Which rows wait, by filters: those of the first are taken before those of the second. */
  turns: readonly object[]
}

/** A queue whose filters are those of its call. */
export const queueOf = <Name extends ListCall>(
  queue: Omit<Queue, 'call' | 'turns'> & { call: Name; turns: readonly Payload<Name>[] },
): Queue => queue

interface Page {
  data: { id: number }[]
  total: number
}

export interface Next {
  id: number | undefined
  /** How many wait, those that were left out among them. */
  waiting: number
}

/** The first case of a queue that is none of those. */
export async function nextInQueue({ call, turns }: Queue, except: readonly number[]): Promise<Next> {
  const perPage = except.length + 1
  const pages = await Promise.all(turns.map((turn) => callOffice(call, { ...turn, perPage }) as Promise<Page>))
  const next = pages.flatMap(({ data }) => data).find(({ id }) => !except.includes(id))
  return { id: next?.id, waiting: pages.reduce((sum, { total }) => sum + total, 0) }
}
