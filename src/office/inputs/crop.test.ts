import { describe, expect, it } from 'vitest'
import { afterDrag, cutFor } from './crop.ts'

const WIDE = { width: 1600, height: 800 }
const MIDDLE = { zoom: 1, across: 0.5, down: 0.5 }

describe('cropping a picture', () => {
  it('takes as much as fits of the wanted shape, from the middle', () => {
    expect(cutFor(WIDE, 1, MIDDLE)).toEqual({ left: 400, top: 0, width: 800, height: 800 })
  })

  it('takes less when one looks closer', () => {
    expect(cutFor(WIDE, 2, { ...MIDDLE, zoom: 2 })).toEqual({ left: 400, top: 200, width: 800, height: 400 })
  })

  it('never leaves the picture, however far one drags', () => {
    expect(afterDrag(WIDE, 1, MIDDLE, { x: -9, y: 3 })).toEqual({ zoom: 1, across: 1, down: 0.5 })
    expect(afterDrag(WIDE, 1, MIDDLE, { x: 9, y: -3 })).toEqual({ zoom: 1, across: 0, down: 0.5 })
  })
})
