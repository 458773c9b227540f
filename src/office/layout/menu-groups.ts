import { OFFICE_GROUPS, type OfficeResource, SETTINGS_GROUPS } from '../office-resource.ts'
import type { Me } from '../session/me.ts'

export interface MenuGroup {
  name: string
  entries: OfficeResource[]
}

const isSetting = ({ group }: OfficeResource): boolean => SETTINGS_GROUPS.some((name) => name === group)

/** Resources of one place share this; those of a group of settings are one place. */
const placeOf = (resource: OfficeResource): string =>
  isSetting(resource) ? resource.group : (resource.under ?? resource.name)

/** Returns what the person may go to: the set-up only until the portal is open; pages that others lead to are no places. */
const shownTo = (me: Me, readable: readonly OfficeResource[]): OfficeResource[] =>
  readable.filter(
    ({ untilOpened, list, single }) =>
      (!untilOpened || me.opened_at === null) && (list !== undefined || single === true),
  )

const groupsOf = (names: readonly string[], entries: readonly OfficeResource[]): MenuGroup[] =>
  names
    .map((name) => ({ name, entries: entries.filter(({ group }) => group === name) }))
    .filter((group) => group.entries.length > 0)

/** Returns the menu of a person, by group: of each place the first resource that they may read. */
export function menuGroups(me: Me, readable: readonly OfficeResource[]): MenuGroup[] {
  const shown = shownTo(me, readable)
  const places = Map.groupBy(shown, placeOf)
  return groupsOf(
    OFFICE_GROUPS,
    shown.filter((one) => leadFirst(places.get(placeOf(one)) ?? [])[0] === one),
  )
}

/** Returns what a person may set up or look up there, by group. */
export const settingsGroups = (me: Me, readable: readonly OfficeResource[]): MenuGroup[] =>
  groupsOf(SETTINGS_GROUPS, shownTo(me, readable))

/** Returns everything a person may go to, by group, as the search offers it. */
export const allGroups = (me: Me, readable: readonly OfficeResource[]): MenuGroup[] =>
  groupsOf([...OFFICE_GROUPS, ...SETTINGS_GROUPS], shownTo(me, readable))

const leadFirst = (tabs: readonly OfficeResource[]): OfficeResource[] => [
  ...tabs.filter(({ under }) => under === undefined),
  ...tabs.filter(({ under }) => under !== undefined),
]

export interface Place {
  tabs: OfficeResource[]
  /** A part of the settings, to which there is a way back. */
  isSettings: boolean
}

/** Returns the place in which a resource stands, with the tabs that the person may open; nothing where it is unknown. */
export function placeOfScreen(me: Me, readable: readonly OfficeResource[], screen: string): Place | undefined {
  const here = readable.find(({ name }) => name === screen)
  if (!here) return
  const tabs = leadFirst(shownTo(me, readable).filter((other) => placeOf(other) === placeOf(here)))
  return { tabs, isSettings: isSetting(here) }
}
