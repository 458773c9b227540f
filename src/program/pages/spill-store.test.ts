import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Place, SpillStore } from './spill-store.ts'

const ROOM = 1000

describe('bytes in the spill store', () => {
  test('are read as they were or not at all, however many came after them', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 50, maxLength: 200 })
    const holds = (lengths: number[]) => {
      const spilled = new SpillStore(ROOM)
      const put: { place: Place; bytes: Buffer }[] = []
      for (const [n, length] of lengths.entries()) {
        const bytes = Buffer.alloc(length, n)
        const place = spilled.put(bytes)
        expect(place).toBeDefined()
        if (place) put.push({ place, bytes })
        for (const known of put.slice(-50)) {
          const read = spilled.read(known.place)
          if (read) expect(read.equals(known.bytes)).toBe(true)
        }
      }
    }
    fc.assert(fc.property(sizes, holds))
  })

  test('stay while they have room together', () => {
    const spilled = new SpillStore(ROOM)
    const places = [...'abcd'].map((letter) => spilled.put(Buffer.alloc(ROOM / 4, letter)))
    expect(places.map((place) => place && spilled.read(place)?.toString()[0])).toEqual([...'abcd'])
    spilled.put(Buffer.from('e'))
    expect(places.map((place) => place && spilled.read(place)?.toString()[0])).toEqual([undefined, 'b', 'c', 'd'])
  })

  test('that were read are not written over', () => {
    const spilled = new SpillStore(ROOM)
    const place = spilled.put(Buffer.alloc(ROOM, 'a'))
    const read = place && spilled.read(place)
    spilled.put(Buffer.alloc(ROOM, 'b'))
    expect(read?.toString()).toBe('a'.repeat(ROOM))
  })

  test('are refused when they are larger than the room', () => {
    expect(new SpillStore(ROOM).put(Buffer.alloc(ROOM + 1))).toBeUndefined()
  })
})
