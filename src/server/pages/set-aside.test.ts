import { describe, expect, test } from 'vitest'
import { type Place, SetAside } from './set-aside.ts'

const ROOM = 1000

/** The same numbers each time. */
function* numbers(): Generator<number> {
  for (let state = 7; ; ) {
    state = (state * 48_271) % 2_147_483_647
    yield state
  }
}

describe('bytes that were set aside', () => {
  test('are read as they were or not at all, however many came after them', () => {
    const aside = new SetAside(ROOM)
    const random = numbers()
    const put: { place: Place; bytes: Buffer }[] = []
    for (let n = 0; n < 2000; n += 1) {
      const bytes = Buffer.alloc((random.next().value as number) % 300, n % 256)
      const place = aside.put(bytes)
      expect(place).toBeDefined()
      if (place) put.push({ place, bytes })
      for (const known of put.slice(-50)) {
        const read = aside.read(known.place)
        if (read) expect(read.equals(known.bytes)).toBe(true)
      }
    }
  })

  test('stay while they have room together', () => {
    const aside = new SetAside(ROOM)
    const places = [...'abcd'].map((letter) => aside.put(Buffer.alloc(ROOM / 4, letter)))
    expect(places.map((place) => place && aside.read(place)?.toString()[0])).toEqual([...'abcd'])
    aside.put(Buffer.from('e'))
    expect(places.map((place) => place && aside.read(place)?.toString()[0])).toEqual([undefined, 'b', 'c', 'd'])
  })

  test('that were read are not written over', () => {
    const aside = new SetAside(ROOM)
    const place = aside.put(Buffer.alloc(ROOM, 'a'))
    const read = place && aside.read(place)
    aside.put(Buffer.alloc(ROOM, 'b'))
    expect(read?.toString()).toBe('a'.repeat(ROOM))
  })

  test('are refused when they are larger than the room', () => {
    expect(new SetAside(ROOM).put(Buffer.alloc(ROOM + 1))).toBeUndefined()
  })
})
