import { OFFICE_GROUPS, type OfficeResource } from '../office-resource.ts'
import { type Me, mayRead } from '../session/me.ts'

/** People who work on more screens than these open the groups of the menu one by one. */
const MOST_AT_ONCE = 20

export interface MenuGroup {
  name: string
  entries: OfficeResource[]
  /** Until the person says otherwise: what they work on, unless that is nearly everything. */
  startsOpen: boolean
}

/** The directory is for looking something up, whatever one works on. */
const worksOn = (me: Me, entry: OfficeResource): boolean =>
  !entry.aboutPeople && mayRead(me, { ...entry, readableBy: undefined })

/** Returns the menu of a person, by group, in the order of a case's life. */
export function menuGroups(me: Me, readable: OfficeResource[]): MenuGroup[] {
  const seen = readable.filter(({ untilOpened }) => !untilOpened || me.opened_at === null)
  const isMuch = seen.filter((entry) => worksOn(me, entry)).length > MOST_AT_ONCE
  return OFFICE_GROUPS.map((name) => {
    const entries = seen.filter(({ group }) => group === name)
    return { name, entries, startsOpen: !isMuch && entries.some((entry) => worksOn(me, entry)) }
  }).filter(({ entries }) => entries.length > 0)
}
