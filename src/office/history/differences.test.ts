import { describe, expect, it } from 'vitest'
import { apart, differences } from './differences.ts'

describe('two states of a record', () => {
  it('differ in the fields that somebody wrote', () => {
    expect(differences({ id: 1, version: 1, a: 1, b: [1] }, { id: 1, version: 2, a: 2, b: [1] })).toEqual([
      { field: 'a', before: 1, after: 2 },
    ])
  })

  it('differ in everything when one of them is missing', () => {
    expect(differences(null, { a: 'x' })).toEqual([{ field: 'a', before: undefined, after: 'x' }])
  })

  it('are shown without the long parts they share', () => {
    const shared = 'kata '.repeat(50)
    expect(apart(`${shared}lama${shared}`, `${shared}baru${shared}`)[0]).toMatch(/^….{40}lama.{40}…$/)
  })

  it('show an added end whole', () => {
    expect(apart('a', 'ab')).toEqual(['a', 'ab'])
  })
})
