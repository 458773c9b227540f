import { expect, test } from 'vitest'
import { savedDraft } from './saved-draft.ts'

test('a form that was loaded before its last save begins with what was saved', () => {
  savedDraft.note('permohonan 1', { values: { judul: 'Amdal Contoh' }, version: 4 })
  expect(savedDraft.since('permohonan 1', 3)?.values).toEqual({ judul: 'Amdal Contoh' })
  expect(savedDraft.since('permohonan 1', 4)).toBe(undefined)
  expect(savedDraft.since('permohonan 2', 3)).toBe(undefined)
  savedDraft.drop('permohonan 1')
  expect(savedDraft.since('permohonan 1', 3)).toBe(undefined)
})
