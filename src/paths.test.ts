import { describe, expect, test } from 'vitest'
import { api } from './api.ts'
import { ownRoutes } from './app/own-routes.ts'
import { publicRoutes } from './app/public-routes.ts'
import { own } from './own-paths.ts'
import { isOwnPath, LEADS_ON, to } from './paths.ts'

const PAGES = [...publicRoutes, ...ownRoutes].map(({ path }) => path.replace(/:\w+/g, '[^/]+'))
const CALLS = Object.values(api).map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+'))
/** Addresses that redirect to a page, and those that the server answers itself. */
const OTHERS = [...LEADS_ON.map(([path]) => path), to.articleFeed]
const KNOWN = new RegExp(`^(${[...PAGES, ...CALLS, ...OTHERS].join('|')})$`)

const addresses = Object.entries<string | ((...given: never[]) => string)>({ ...to, ...own }).map(
  ([name, address]) =>
    [name, typeof address === 'string' ? address : Reflect.apply(address, undefined, [7, 'x'])] as const,
)

test.each(addresses)('%s leads to a page or a call', (_name, address) => {
  expect(new URL(address, 'http://localhost').pathname).toMatch(KNOWN)
})

describe('an address', () => {
  test.each(ownRoutes.map(({ path }) => path))(
    '%s needs the part of the program for people with an account',
    (path) => {
      expect(isOwnPath(path)).toBe(true)
    },
  )

  test.each(publicRoutes.map(({ path }) => path))('%s does not', (path) => {
    expect(isOwnPath(path)).toBe(false)
  })
})
