import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { routeTable } from '../src/app/route-table.ts'
import type { RouteEntry } from '../src/app/routing/route-entry.ts'
import { to } from '../src/paths.ts'
import { ACCOUNT_FORM_PATHS } from '../src/program/pages/account-forms.ts'
import { PAGE_FORM_PATHS } from '../src/program/pages/page-forms.ts'

const read = (file: string) => readFileSync(file, 'utf8')
/** Routes and the files of their pages, as the tables of routes write them. */
const files = new Map(
  ['src/app/public-routes.ts', 'src/app/own-routes.ts'].flatMap((table) =>
    [...read(table).matchAll(/\(\s*'([\w.-]+)',[^']*?(?:'[^']*'[^']*?)*?import\('\.\.\/([^']+)'\)/g)].map(
      ([, name = '', file = '']) => [name, `src/${file}`] as const,
    ),
  ),
)

/** Lists a page's own code: its file, and what it imports of its feature's pages and parts. */
function codeOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = read(file)
  const next = [...text.matchAll(/from '(\.[^']+\.tsx?)'/g)]
    .map(([, way = '']) => path.posix.join(path.posix.dirname(file), way))
    .filter((one) => /^src\/features\/[^/]+\/[^/]+\/(pages|parts)\//.test(one))
  return [text, ...next.flatMap((one) => codeOf(one, seen))]
}

/** Lists what code asks of a page's query. */
const askedIn = (code: string): string[] =>
  [...code.matchAll(/\b(?:query|search|params|searchParams|asked)\.(?:get|has|getAll)\('(\w+)'\)/g)].map(
    ([, name = '']) => name,
  )

/** Tells which names a page's `search` reads of a query. */
function namesReadBy(search: ((query: URLSearchParams) => object) | undefined): Set<string> {
  const names = new Set<string>()
  const query = new Proxy(new URLSearchParams(), {
    get: (target, method) => (name: string) => {
      names.add(name)
      return Reflect.get(target, method).call(target, name)
    },
  })
  search?.(query)
  return names
}

/** Pages that are rendered for each visitor, or of an address with a secret, see the whole query. */
const isKept = ({ audience, inBrowser, fresh, path }: RouteEntry): boolean =>
  !fresh && !inBrowser && (audience === 'anyone' || (audience === 'guest' && !path.includes(':')))

test('what a page asks of its query stands in its `search`, so that the page is kept for each', async () => {
  const entries = routeTable.filter(isKept)
  const left = []
  for (const { name, page } of entries) {
    const file = files.get(name)
    if (file === undefined) throw new Error(`${name} has no file in the tables of routes`)
    const known = namesReadBy((await page()).search)
    left.push(
      ...askedIn(codeOf(file).join('\n'))
        .filter((one) => !known.has(one))
        .map((one) => `${file}: ${one}`),
    )
  }
  expect([...new Set(left)]).toEqual([])
  expect(askedIn("const [query] = useSearchParams()\nquery.get('provinsi')")).toEqual(['provinsi'])
  expect([...namesReadBy((query) => ({ kota: query.get('kota') }))]).toEqual(['kota'])
})

const names = Object.keys(to) as (keyof typeof to)[]
const nameOf = (route: string): string | undefined =>
  names.find((name) => {
    const place = to[name]
    return typeof place === 'string'
      ? place === route
      : place.length === 1 && route === (place as (one: string) => string)(/:\w+/.exec(route)?.[0] ?? '')
  })

test('a public page is led to: from the menu or from another page', () => {
  const code = globSync('src/{features,ui,app}/**/*.{ts,tsx}')
    .filter((file) => !/public-routes|own-routes|\.test\./.test(file))
    .map(read)
    .join('\n')
  const isLedTo = (name: string | undefined) => new RegExp(`\\bto\\.${name}\\b`).test(code)
  const lonely = routeTable.filter(({ audience, path }) => audience === 'anyone' && !isLedTo(nameOf(path)))
  expect(lonely.map(({ path }) => path)).toEqual([])
  expect(isLedTo('announcements')).toBe(false)
})

test('single records that anybody may read stand in the sitemap', () => {
  const sitemap = read('src/program/http/files/sitemap.ts')
  const single = routeTable.filter(({ audience, path }) => audience === 'anyone' && path.includes(':'))
  expect(single.length).toBeGreaterThan(2)
  expect(single.filter(({ path }) => !sitemap.includes(`to.${nameOf(path)}(`)).map(({ path }) => path)).toEqual([])
})

test('a form that works without the program is answered at the address of its page', () => {
  const answered = [...ACCOUNT_FORM_PATHS, ...PAGE_FORM_PATHS]
  const posted = routeTable.filter(({ name }) =>
    codeOf(files.get(name) ?? '').some((code) => code.includes('{...POSTED}')),
  )
  expect(posted.length).toBeGreaterThan(4)
  expect(posted.filter(({ path }) => !answered.includes(path)).map(({ path }) => path)).toEqual([])
})
