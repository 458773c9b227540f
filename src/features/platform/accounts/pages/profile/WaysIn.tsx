import { readerMoment } from '../../../../../lib/browser/reader-clock.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'

/** A session, a remembered device or a token, ready to read. */
export interface WayIn {
  key: string
  browser: string
  ip: string
  started_at: string
  current: boolean
  /** Says that this browser is meant. */
  mark: string
  used: string
  /** How long it lasts; null when there is nothing to say. */
  life: string | null
  end: () => Promise<void>
}

interface WaysInProps {
  title: string
  intro?: string
  /** Shown instead of an empty list. */
  nothing: string
  /** The label of the button of an entry. */
  action: string
  ways: WayIn[]
  /** The key of the entry that is being ended. */
  running: string | undefined
  onEnd: (way: WayIn) => void
}

/** One kind of ways into the account; that of this browser ends by logging out. */
export function WaysIn({ title, intro, nothing, action, ways, running, onEnd }: WaysInProps) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      {intro && <p className="mt-1 text-muted">{intro}</p>}
      {ways.length === 0 ? (
        <p className="mt-3 text-muted">{nothing}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {ways.map((way) => (
            <li key={way.key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
              <Entry way={way} />
              {!way.current && (
                <ActionButton
                  small
                  busy={running === way.key}
                  onClick={() => onEnd(way)}
                  aria-label={`${action}: ${way.browser}, ${way.ip}`}
                >
                  {action}
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Entry = ({ way: { browser, ip, started_at, current, mark, used, life } }: { way: WayIn }) => (
  <div className="min-w-0">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 break-words font-semibold">
      {browser}
      {current && <Chip tone="success">{mark}</Chip>}
    </p>
    <p data-figures className="mt-1 text-muted text-sm">
      Alamat IP {ip} · {used}
    </p>
    <p data-figures className="text-muted text-sm">
      Masuk <time dateTime={started_at}>{readerMoment(new Date(started_at))}</time>
      {life && ` · ${life}`}
    </p>
  </div>
)
