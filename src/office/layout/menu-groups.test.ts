import { expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '../../access.ts'
import { resources } from '../resources.ts'
import { type Me, mayRead } from '../session/me.ts'
import { menuGroups } from './menu-groups.ts'

const administrator = (permissions: Permission[]): Me => ({
  id: 1,
  name: '',
  role: 'administrator',
  permissions,
  demo: false,
  opened_at: '2026-01-01T00:00:00Z',
})

/** The names of what such a person's menu has open at first, and of what is folded. */
function menuOf(me: Me) {
  const groups = menuGroups(
    me,
    resources.filter((entry) => mayRead(me, entry)),
  )
  const named = (isOpen: boolean) => groups.filter(({ startsOpen }) => startsOpen === isOpen).map(({ name }) => name)
  return { open: named(true), folded: named(false) }
}

test('the menu is open where somebody works and folded where they only read', () => {
  const { open, folded } = menuOf(administrator(['pengaduan']))
  expect(open).toEqual(['Pengaduan dan banding', 'Sistem'])
  expect(folded).toEqual(['Permohonan', 'Ujian dan keputusan', 'Pemegang sertifikat', 'Skema dan penguji', 'Lembaga'])
})

test('whoever works on everything opens the groups one by one', () => {
  expect(menuOf(administrator([...PERMISSIONS])).open).toEqual([])
})

test('an examiner sees one group', () => {
  expect(menuOf({ ...administrator([]), role: 'penguji' })).toEqual({ open: ['Ujian dan keputusan'], folded: [] })
})

test('the set-up stands in the menu until the portal is open', () => {
  const names = (me: Me) => menuGroups(me, resources).flatMap(({ entries }) => entries.map(({ name }) => name))
  const me = administrator([...PERMISSIONS])
  expect(names({ ...me, opened_at: null })).toContain('penyiapan')
  expect(names(me)).not.toContain('penyiapan')
})
