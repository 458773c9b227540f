import { expect, test } from 'vitest'
import { changesRights, permissionsOf } from './rules.ts'

const clerk = { role: 'administrator', permissions: ['konten', 'pengguna'], ditangguhkan: false }

test('an examiner carries no permissions, an administrator each once', () => {
  expect(permissionsOf('penguji', ['konten'])).toEqual([])
  expect(permissionsOf('administrator', ['pengguna', 'konten', 'konten'])).toEqual(['konten', 'pengguna'])
})

test.each([
  [{}, false],
  [{ permissions: ['pengguna', 'konten'] }, false],
  [{ permissions: ['konten'] }, true],
  [{ role: 'penguji' }, true],
  [{ ditangguhkan: true }, true],
])('with %o rights change: %o', (more, changes) => {
  expect(changesRights(clerk, { ...clerk, ...more })).toBe(changes)
})
