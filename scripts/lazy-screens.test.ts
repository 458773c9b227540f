import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { lazyScreens } from './lazy-screens.ts'

const FILE = '/portal/src/features/catalogue/venues/office/resources.tsx'
const CODE = `import { List } from './List.tsx'
const fields = 'kolom'
const Form = () => fields
export const venueResources = [
  { name: 'tuk', fields: { name: 'Nama' }, words: { list: 'bukan layar' }, list: List, edit: () => Form() },
]
export { otherResources } from './other-resources.tsx'
`

function written(id: string): string {
  const { transform } = lazyScreens()
  if (typeof transform !== 'function') throw new Error('no function')
  const answer = transform.call({ parse: parseAst } as never, CODE, id) as { code: string } | undefined
  return answer?.code ?? CODE
}

test('a resource names its screens as pieces that are loaded where they are opened', () => {
  const code = written(FILE)
  expect(code).toContain(`list: lazyScreen(() => import("${FILE}?screen=tuk.list.tsx")`)
  expect(code).toContain(`edit: lazyScreen(() => import("${FILE}?screen=tuk.edit.tsx")`)
  expect(code).toContain("words: { list: 'bukan layar' }")
})

test('a piece has one screen of its file, and no resource', () => {
  expect(written(`${FILE}?screen=tuk.edit.tsx`)).toMatch(/export default \(\) => Form\(\)$/)
  expect(written(`${FILE}?screen=tuk.list.tsx`)).toMatch(/export default List$/)
  expect(written(`${FILE}?screen=tuk.list.tsx`)).not.toMatch(/venueResources|otherResources/)
})

test('a screen that a file does not have is refused, and other files stay as they are', () => {
  expect(() => written(`${FILE}?screen=tuk.show.tsx`)).toThrow('has no such screen')
  expect(written('/portal/src/features/catalogue/venues/office/VenueShow.tsx')).toBe(CODE)
})
