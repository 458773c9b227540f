import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type WayIn, WaysIn } from './WaysIn.tsx'

const way = (given: Partial<WayIn>): WayIn => ({
  ...{ key: 'token 1', browser: 'Chrome di Windows', ip: '203.0.113.5', started_at: '2026-01-02T03:04:05.000Z' },
  ...{ current: false, mark: 'Perangkat ini', used: 'belum pernah dipakai', life: null, end: async () => undefined },
  ...given,
})
const listOf = (ways: WayIn[], running?: string) => {
  const words = { title: 'Token API', nothing: 'Tidak ada token.', action: 'Akhiri token ini' }
  return renderToStaticMarkup(createElement(WaysIn, { ...words, ways, running, onEnd: () => undefined }))
}

test('each way in says where it is from and when it was used, and can be ended by a named button', () => {
  const list = listOf([way({})])
  expect(list).toContain('belum pernah dipakai')
  expect(list).toContain('aria-label="Akhiri token ini: Chrome di Windows, 203.0.113.5"')
  expect(list).not.toContain('Tidak ada token.')
})

test('that of this browser is marked and has no button; a kind that has none says so', () => {
  const own = listOf([way({ current: true })])
  expect(own).toContain('Perangkat ini')
  expect(own).not.toContain('<button')
  expect(listOf([])).toContain('Tidak ada token.')
})
