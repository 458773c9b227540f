import type { ReactNode } from 'react'
import { useCreatePath, useNotify, useRefresh } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'
import { nextInQueue, type Queue } from './next-in-queue.ts'
import { QueueContext } from './queue-context.ts'
import { afterDone, afterSkip, FIRST, type Run, runIn, searchOf } from './run.ts'

interface Props {
  queue: Queue
  /** The case on screen. */
  id: number
  /** True while the case waits for a decision of this person. */
  waits: boolean
  children: ReactNode
}

/** Says where in its queue the case on screen stands, and leads to the next one. */
export function QueueProvider({ queue, id, waits, children }: Props) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const pathOf = useCreatePath()
  const refresh = useRefresh()
  const notify = useNotify()
  const begun = runIn(search)
  const run = begun ?? FIRST

  const open = (at: number, then: Run) =>
    navigate(`${pathOf({ resource: queue.resource, id: at, type: 'show' })}${searchOf(then)}`)

  /** To the first that this run has not met; without one the case stays, and says so. */
  async function lead(then: Run): Promise<void> {
    try {
      const next = await nextInQueue(queue, [...then.skipped, id])
      open(next.id ?? id, then)
      if (next.id === undefined) refresh()
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
      refresh()
    }
  }

  const value = {
    queue,
    run,
    hasBegun: begun !== undefined,
    waits,
    key: `${queue.resource} ${id} ${waits} ${search}`,
    goOn: () => lead(afterDone(run, id)),
    skip: () => lead(afterSkip(run, id)),
    again: () => lead({ ...run, skipped: [] }),
  }
  return <QueueContext value={value}>{children}</QueueContext>
}
