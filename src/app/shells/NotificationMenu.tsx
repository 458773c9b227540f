import { Bell } from 'lucide-react'
import type { Notification } from '../../features/notifications/contract.ts'
import { longMoment } from '../../lib/day.ts'
import { Link } from '../../ui/Link.tsx'
import { useNotifications } from './use-notifications.ts'

/** What one was told lately; the count of what is new stands beside the bell. */
export function NotificationMenu() {
  const { list, unread, hasMore, more, read } = useNotifications()
  return (
    <details className="relative" onToggle={({ currentTarget }) => currentTarget.open && read()}>
      <summary className="relative grid size-11 place-items-center rounded-full hover:bg-white/10">
        <Bell aria-hidden className="size-5" />
        <span className="sr-only">Pemberitahuan{unread > 0 ? `, ${unread} belum dibaca` : ''}</span>
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center font-bold text-accent-content text-xs leading-5"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </summary>
      <section
        aria-label="Pemberitahuan"
        className="panel max-sm:fixed max-sm:inset-x-2 max-sm:top-16 absolute right-0 z-40 mt-2 max-h-[70dvh] overflow-y-auto text-base-content shadow-lg sm:w-96"
      >
        {list.length === 0 ? (
          <p className="p-5 text-muted">Belum ada pemberitahuan.</p>
        ) : (
          <ul className="divide-y divide-line">
            {list.map((notification) => (
              <li key={notification.id} className="px-4 py-3">
                <Told {...notification} />
              </li>
            ))}
          </ul>
        )}
        {hasMore && (
          <button type="button" className="btn btn-ghost w-full" onClick={more}>
            Tampilkan yang lebih lama
          </button>
        )}
      </section>
    </details>
  )
}

function Told({ judul, isi, tautan, at }: Notification) {
  return (
    <>
      {tautan ? (
        <Link to={tautan} className="font-semibold text-primary underline-offset-4 hover:underline">
          {judul}
        </Link>
      ) : (
        <p className="font-semibold">{judul}</p>
      )}
      <p className="mt-0.5 line-clamp-3 text-[0.9375rem]">{isi}</p>
      <p className="mt-1 text-muted text-sm">
        <time dateTime={at}>{longMoment(new Date(at))}</time>
      </p>
    </>
  )
}
