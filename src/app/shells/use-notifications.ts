import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Notification } from '../../features/notifications/contract.ts'
import { quietClient } from '../browser-client.ts'

interface Notifications {
  list: Notification[]
  unread: number
  hasMore: boolean
  /** Fetches older ones. */
  more: () => void
  /** They have been seen. */
  read: () => void
}

const NONE = { list: [] as Notification[], unread: 0, hasMore: false }

/** One's notices, asked for anew on every page; what cannot be had stays as it was. */
export function useNotifications(): Notifications {
  const { key } = useLocation()
  const [known, setKnown] = useState(NONE)

  useEffect(() => {
    let left = !key
    quietClient.listNotifications({}).then(
      ({ data, belum_dibaca, masih_ada }) => left || setKnown({ list: data, unread: belum_dibaca, hasMore: masih_ada }),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [key])

  const more = useCallback(() => {
    const oldest = known.list.at(-1)?.id
    if (oldest === undefined) return
    quietClient.listNotifications({ sebelum: oldest }).then(
      ({ data, masih_ada }) => setKnown((now) => ({ ...now, list: [...now.list, ...data], hasMore: masih_ada })),
      () => undefined,
    )
  }, [known.list])

  const read = useCallback(() => {
    const newest = known.list[0]?.id
    if (newest === undefined || known.unread === 0) return
    setKnown((now) => ({ ...now, unread: 0 }))
    quietClient.readNotifications({ sampai: newest }).catch(() => undefined)
  }, [known.list, known.unread])

  return { ...known, more, read }
}
