import { longMoment } from '../lib/day.ts'

export interface TimelineEntry {
  at: string
  label: string
  /** The effect of the step. */
  led?: string | undefined
  by: string
  note: string | null
}

/** The past steps in the given order, with the time and the person of each. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol className="panel px-5 py-4 sm:px-6">
    {entries.map(({ at, label, led, by, note }) => (
      <li key={`${at}${label}`} className="relative border-line border-l-2 py-2.5 pl-6">
        <span
          aria-hidden
          className="absolute top-4.5 -left-[0.4375rem] size-3 rounded-full border-2 border-primary bg-base-100"
        />
        <p>
          <span className="font-semibold">{label}</span>
          {led && <span className="text-muted"> → {led}</span>}
        </p>
        <p className="text-muted text-sm">
          <time dateTime={at}>{longMoment(new Date(at))}</time> · {by}
        </p>
        {note && <p className="mt-1 whitespace-pre-line text-sm">{note}</p>}
      </li>
    ))}
  </ol>
)
