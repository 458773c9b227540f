import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { Moment } from '../../../lib/calls/resource.ts'

/** The facts about a feed that its owner sees; the address itself is shown once, when it is made. */
const CalendarFeed = z.object({
  feed: z.object({ created_at: Moment, last_read_at: Moment.nullable() }).nullable(),
})
export type CalendarFeed = z.output<typeof CalendarFeed>

const NewFeed = CalendarFeed.extend({ alamat: z.string() })
export type NewFeed = z.output<typeof NewFeed>

const PATH = '/kalender-pribadi'

export const calendarCalls = calls({
  getCalendarFeed: {
    method: 'GET',
    path: PATH,
    access: 'member',
    summary: 'Apakah ada alamat kalender pribadi, dan kapan terakhir dibaca',
    answer: CalendarFeed,
    problems: [],
  },
  makeCalendarFeed: {
    method: 'POST',
    path: PATH,
    access: 'member',
    summary: 'Buat alamat kalender pribadi; yang lama berhenti berlaku',
    answer: NewFeed,
    status: 201,
    problems: [],
  },
  removeCalendarFeed: {
    method: 'DELETE',
    path: PATH,
    access: 'member',
    summary: 'Cabut alamat kalender pribadi',
    answer: 'nothing',
    status: 204,
    problems: [],
  },
})
