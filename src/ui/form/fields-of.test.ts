import type { ChangeEvent } from 'react'
import { expect, test } from 'vitest'
import type { Control } from './binding.ts'
import { fieldsOf } from './fields-of.ts'

const values = { jenjang: 'S1', setuju: false, bidang: ['mutu air'] }
const typed = (target: object) => ({ target }) as ChangeEvent<Control>

function bound(prefix = '') {
  const changes: object[] = []
  const said = {
    errors: { 'pendidikan.1.jenjang': ['Pilih jenjang.', 'Periksa lagi.'] },
    warnings: { setuju: ['Yakin?'] },
  }
  return { changes, fields: fieldsOf(values, (patch) => changes.push(patch), said, prefix) }
}

test('a field shows its value and changes only that one', () => {
  const { changes, fields } = bound()
  expect(fields.field('jenjang').value).toBe('S1')
  fields.field('jenjang').onChange(typed({ value: 'S2' }))
  fields.tick('setuju').onChange(typed({ checked: true }))
  fields.choices('bidang').onChange(['sosial'])
  expect(changes).toEqual([{ jenjang: 'S2' }, { setuju: true }, { bidang: ['sosial'] }])
})

test('what the server says of a field of a row stands at that row, all sentences of it', () => {
  expect(bound('pendidikan.1.').fields.field('jenjang')).toMatchObject({
    name: 'pendidikan.1.jenjang',
    error: 'Pilih jenjang. Periksa lagi.',
  })
  expect(bound('pendidikan.0.').fields.field('jenjang').error).toBeUndefined()
})

test('a warning is no error', () => {
  expect(bound().fields.tick('setuju')).toMatchObject({ error: undefined, warning: 'Yakin?' })
})
