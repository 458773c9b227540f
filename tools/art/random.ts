// Seeded random numbers and gradient noise, so that every run draws the same pictures.
export type Random = () => number

export function random(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (next: Random, low: number, high: number) => low + (high - low) * next()
export const pick = <T>(next: Random, list: readonly T[]): T => list[Math.floor(next() * list.length)] as T

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const wrap = (v: number, period: number) => (period > 0 ? ((v % period) + period) % period : v)

/** Gradient noise in about 0..1; with a period it repeats in both directions. */
export function noise(x: number, y: number, seed: number, period = 0): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const slope = (dx: number, dy: number) => {
    const angle = hash(wrap(x0 + dx, period), wrap(y0 + dy, period), seed) * Math.PI * 2
    return Math.cos(angle) * (x - x0 - dx) + Math.sin(angle) * (y - y0 - dy)
  }
  const u = ease(x - x0)
  const v = ease(y - y0)
  const top = slope(0, 0) + (slope(1, 0) - slope(0, 0)) * u
  const bottom = slope(0, 1) + (slope(1, 1) - slope(0, 1)) * u
  return Math.min(1, Math.max(0, 0.5 + (top + (bottom - top) * v) * 0.72))
}

/** Several octaves of noise, still in 0..1. */
export function fractal(x: number, y: number, seed: number, octaves = 4, period = 0): number {
  let sum = 0
  let weight = 0
  for (let i = 0, size = 1, part = 1; i < octaves; i++, size *= 2, part *= 0.5) {
    sum += part * noise(x * size, y * size, seed + i * 101, period * size)
    weight += part
  }
  return sum / weight
}
