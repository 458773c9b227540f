import { describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission, READER_ROLES } from '../../access.ts'
import { isInScope } from '../../reader-scopes.ts'
import { resources } from '../resources.ts'
import { type Me, mayRead } from '../session/me.ts'
import { allGroups, menuGroups, placeOfScreen, settingsGroups } from './menu-groups.ts'

const administrator = (permissions: readonly Permission[]): Me => ({
  id: 1,
  name: '',
  role: 'administrator',
  permissions: [...permissions],
  email: 'petugas@example.com',
  access_until: null,
  demo: false,
  opened_at: '2026-01-01T00:00:00Z',
})
const examiner: Me = { ...administrator([]), role: 'penguji' }

const readableBy = (me: Me) => resources.filter((entry) => mayRead(me, entry))
const menuOf = (me: Me) => menuGroups(me, readableBy(me)).flatMap(({ entries }) => entries.map(({ name }) => name))

/** The desk and the way to all settings stand in the menu too. */
const MOST_LINKS = 20
const linksOf = (me: Me) => 1 + menuOf(me).length + (settingsGroups(me, readableBy(me)).length > 0 ? 1 : 0)

const ROLES: [string, Me][] = [
  ['everything', administrator(PERMISSIONS)],
  ...PERMISSIONS.map((one): [string, Me] => [one, administrator([one])]),
  ['an examiner', examiner],
]

test.each(ROLES)('the menu of a person who works on %s has at most twenty links', (_who, me) => {
  expect(linksOf(me)).toBeGreaterThan(2)
  expect(linksOf(me)).toBeLessThanOrEqual(MOST_LINKS)
})

test('whatever a person may read is reached: by the menu, as a tab of what it leads to, or among the settings', () => {
  for (const [who, me] of ROLES) {
    const readable = readableBy(me)
    const tabs = menuOf(me).flatMap((name) => placeOfScreen(me, readable, name)?.tabs ?? [])
    const reached = [...tabs, ...settingsGroups(me, readable).flatMap(({ entries }) => entries)]
    const shown = allGroups(me, readable).flatMap(({ entries }) => entries)
    expect(new Set(reached.map(({ name }) => name)), who).toEqual(new Set(shown.map(({ name }) => name)))
    expect(reached.length, who).toBe(shown.length)
  }
})

test('a tab lies under a resource of its own group that is no tab itself', () => {
  const stray = resources.filter(
    ({ under, group }) =>
      under !== undefined && !resources.some((lead) => lead.name === under && !lead.under && lead.group === group),
  )
  expect(stray.map(({ name }) => name)).toEqual([])
})

describe('a place', () => {
  const me = administrator(['keuangan'])
  const tabsOf = (who: Me, name: string) => placeOfScreen(who, readableBy(who), name)?.tabs.map((tab) => tab.name)

  test('shows the same tabs from each of them, its first one first', () => {
    expect(tabsOf(me, 'selisih-pembayaran')).toEqual(tabsOf(me, 'invoice'))
    expect(tabsOf(me, 'invoice')?.slice(0, 3)).toEqual(['invoice', 'mutasi', 'pembukuan'])
  })

  test('is led to by its first tab that a person may read', () => {
    expect(menuOf(administrator(['verifikasi']))).toContain('sertifikat')
    expect(menuOf(administrator([]))).toEqual(['banding', 'syarat-saya'])
  })

  test('of the settings is its group', () => {
    const keeper = administrator(['pengguna'])
    expect(placeOfScreen(keeper, readableBy(keeper), 'insiden')).toMatchObject({ isSettings: true })
    expect(tabsOf(keeper, 'insiden')).toEqual(['audit', 'catatan-keamanan', 'insiden'])
  })

  test('is unknown where the screen is', () => {
    expect(placeOfScreen(me, readableBy(me), 'tidak-ada')).toBeUndefined()
  })
})

test('a group keeps the order of its places, wherever their other lists were declared', () => {
  const catalogue = menuGroups(ROLES[0]?.[1] ?? examiner, resources).find(({ name }) => name === 'Skema dan penguji')
  expect(catalogue?.entries.map(({ name }) => name)).toEqual(['skema', 'tuk', 'penguji'])
})

test('an examiner sees the own work alone, and what all staff read', () => {
  expect(menuOf(examiner)).toEqual(['penilaian', 'berhalangan-saya', 'honorarium-saya', 'syarat-saya'])
})

test('the set-up stands in the menu until the portal is open', () => {
  const names = (me: Me) => menuGroups(me, resources).flatMap(({ entries }) => entries.map(({ name }) => name))
  const me = administrator([...PERMISSIONS])
  expect(names({ ...me, opened_at: null })).toContain('penyiapan')
  expect(names(me)).not.toContain('penyiapan')
})

test.each(READER_ROLES)('a reader from outside sees exactly the lists of its scope: %s', (role) => {
  const seen = readableBy({ ...administrator([]), role }).map(({ calls: { list } = {} }) => list ?? '')
  expect(seen.filter((list) => !isInScope(role, list))).toEqual([])
  expect(seen.length).toBeGreaterThan(1)
})
