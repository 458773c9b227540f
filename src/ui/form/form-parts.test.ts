import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormPageList } from './pages/FormPageList.tsx'

const SAME = 'Tulis jawaban Anda.'

test('a sentence that several fields share stands once in the summary of errors, which counts the fields', () => {
  const errors = { satu: [SAME], dua: [SAME], tiga: ['Pilih satu.'] }
  const html = renderToStaticMarkup(createElement(ErrorSummary, { errors }))
  expect(html).toContain('3 isian perlu diperbaiki')
  expect(html.match(/<button/g)).toHaveLength(2)
})

const pageList = (current: boolean): string => {
  const items = ['berkas', 'periksa'].map((to) => ({ label: to, to: `/${to}`, state: 'open' as const, current }))
  const element = createElement(FormPageList, { label: 'Langkah', items })
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) }))
}

test('a place outside the pages of a form, such as its overview, is no page 0', () => {
  expect(pageList(false)).not.toMatch(/Langkah \d dari/)
  expect(pageList(true)).toMatch(/Langkah 1 dari 2/)
})
