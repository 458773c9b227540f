import { Bell } from 'lucide-react'
import { longMoment } from '../../../../lib/day.ts'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { Notification } from '../contract.ts'
import { useNotifications } from './use-notifications.ts'

/** The latest notifications; the count of new ones stands beside the bell, and opening it counts as reading. */
export function NotificationMenu() {
  const { list, unread, hasMore, fetching, failed, again, more, read } = useNotifications()
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
        {list.length > 0 && (
          <ul className="divide-y divide-line">
            {list.map((notification) => (
              <li key={notification.id} className="px-4 py-3">
                <NotificationItem {...notification} />
              </li>
            ))}
          </ul>
        )}
        {list.length === 0 && !failed && (
          <p className="p-5 text-muted">{fetching ? 'Memuat pemberitahuan…' : 'Belum ada pemberitahuan.'}</p>
        )}
        {failed && <Failed retry={failed === 'older' ? more : again} />}
        {hasMore && failed !== 'older' && (
          <button
            type="button"
            aria-disabled={fetching === 'older' || undefined}
            className="btn btn-ghost w-full"
            onClick={more}
          >
            {fetching === 'older' ? 'Memuat…' : 'Tampilkan yang lebih lama'}
          </button>
        )}
      </section>
    </details>
  )
}

const Failed = ({ retry }: { retry: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 p-4">
    <p role="status" className="text-muted">
      Pemberitahuan belum dapat dimuat.
    </p>
    <ActionButton small busy={false} onClick={retry}>
      Coba lagi
    </ActionButton>
  </div>
)

function NotificationItem({ judul, isi, tautan, at, read_at }: Notification) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        {tautan ? (
          <Link to={tautan} className="font-semibold text-primary underline-offset-4 hover:underline">
            {judul}
          </Link>
        ) : (
          <p className="font-semibold">{judul}</p>
        )}
        {read_at === null && <span className="chip chip-info shrink-0">Baru</span>}
      </div>
      <p className="mt-0.5 line-clamp-3 text-[0.9375rem]">{isi}</p>
      <p className="mt-1 text-muted text-sm">
        <time dateTime={at}>{longMoment(new Date(at))}</time>
      </p>
    </>
  )
}
