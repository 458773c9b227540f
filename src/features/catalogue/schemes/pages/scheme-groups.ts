import type { ScheduleState } from '../../schedules/rules.ts'

/** A scheduled scheme, as far as it tells of its scheme. */
export interface Scheduled {
  id: number
  name: string
  start: string | null
  end: string | null
  city: string | undefined
  fee: number
  state: ScheduleState
}

export interface SchemeGroup<Row extends Scheduled> {
  name: string
  /** The fee of the next open date, or else of the newest schedule. */
  fee: number
  dates: number
  /** The nearest date on which one can still register. */
  next: Row | undefined
}

const isOpen = ({ state }: Scheduled): boolean => state === 'dibuka' || state === 'hampir_penuh'

const byStart = (one: Scheduled, other: Scheduled): number => (one.start ?? '9').localeCompare(other.start ?? '9')

/** Schedules by their scheme: those that one can register for first, the nearest date leading. */
export function groupByScheme<Row extends Scheduled>(rows: readonly Row[]): SchemeGroup<Row>[] {
  const groups = [...Map.groupBy(rows, ({ name }) => name)].map(([name, members]) => {
    const next = members.filter(isOpen).toSorted(byStart)[0]
    return { name, fee: (next ?? members.toSorted(byStart).at(-1))?.fee ?? 0, dates: members.length, next }
  })
  return groups.toSorted(
    (one, other) => Number(!one.next) - Number(!other.next) || byStart(one.next ?? NEVER, other.next ?? NEVER),
  )
}

const NEVER: Scheduled = { id: 0, name: '', start: null, end: null, city: undefined, fee: 0, state: 'ditutup' }
