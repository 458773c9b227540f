import path from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { atEnd } from './at-end.ts'

const root = path.resolve(import.meta.dirname, '..')

test('the development server hands out icons as the build draws them', async () => {
  const vite = await createServer({ root, server: { middlewareMode: true, ws: false, watch: null }, appType: 'custom' })
  atEnd(() => vite.close())
  const form = await vite.transformRequest('/src/ui/search/SearchForm.tsx')
  const icon = /from "([^"]*search[^"]*)"/.exec(form?.code ?? '')?.[1]
  const drawn = await vite.transformRequest(icon ?? '')
  expect(drawn?.code).toContain("drawnIcon('search'")
})
