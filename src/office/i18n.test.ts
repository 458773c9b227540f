import { expect, test } from 'vitest'
import { i18nFor } from './i18n.ts'
import { resources } from './resources.ts'

const i18n = i18nFor(resources)

test.each([
  ['ra.page.show', 'Permohonan: P-1', 'Permohonan'],
  ['ra.page.edit', 'Ubah Permohonan: P-1', 'Ubah Permohonan'],
  ['ra.message.delete_title', 'Hapus Permohonan: P-1', 'Hapus Permohonan'],
])('%s names the record, and while there is none the noun alone', (key, named, nameless) => {
  const title = (recordRepresentation?: string) => i18n.translate(key, { name: 'Permohonan', recordRepresentation })
  expect([title('P-1'), title(''), title()]).toEqual([named, nameless, nameless])
})

test('what does not end in a name says what it said', () => {
  expect(i18n.translate('ra.page.list', { name: 'Permohonan' })).toBe('Permohonan')
  expect(i18n.translate('ra.action.save')).toBe('Simpan')
})
