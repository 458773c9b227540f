import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { quietClient } from '../../../../app/calls/browser-client.ts'
import type { Notification } from '../contract.ts'

type Fetching = 'newest' | 'older' | undefined

interface Known {
  list: Notification[]
  unread: number
  hasMore: boolean
}

interface Notifications extends Known {
  /** The part that is being fetched; undefined for none. */
  fetching: Fetching
  /** The part that could not be fetched; undefined for none. */
  failed: Fetching
  /** Asks for the newest once more. */
  again: () => void
  /** Fetches older ones. */
  more: () => void
  /** They have been seen: the count goes, and what was new stays marked until the next page. */
  read: () => void
}

const NONE: Known = { list: [], unread: 0, hasMore: false }

/** One's own notifications, fetched again on every page; what cannot be fetched stays as it was. */
export function useNotifications(): Notifications {
  const { key } = useLocation()
  const [known, setKnown] = useState(NONE)
  const [fetching, setFetching] = useState<Fetching>('newest')
  const [failed, setFailed] = useState<Fetching>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or round asks again
  useEffect(() => {
    let left = false
    setFetching('newest')
    setFailed(undefined)
    quietClient.listNotifications({}).then(
      ({ data, belum_dibaca, masih_ada }) => {
        if (left) return
        setKnown({ list: data, unread: belum_dibaca, hasMore: masih_ada })
        setFetching(undefined)
      },
      () => {
        if (left) return
        setFailed('newest')
        setFetching(undefined)
      },
    )
    return () => {
      left = true
    }
  }, [key, round])

  const oldest = known.list.at(-1)?.id
  const more = useCallback(() => {
    if (oldest === undefined || fetching) return
    setFetching('older')
    setFailed(undefined)
    quietClient
      .listNotifications({ sebelum: oldest })
      .then(
        ({ data, masih_ada }) => setKnown((now) => ({ ...now, list: [...now.list, ...data], hasMore: masih_ada })),
        () => setFailed('older'),
      )
      .finally(() => setFetching(undefined))
  }, [oldest, fetching])

  const newest = known.list[0]?.id
  const read = useCallback(() => {
    if (newest === undefined || known.unread === 0) return
    setKnown((now) => ({ ...now, unread: 0 }))
    quietClient.readNotifications({ sampai: newest }).catch(() => undefined)
  }, [newest, known.unread])

  return { ...known, fetching, failed, again: () => setRound((before) => before + 1), more, read }
}
