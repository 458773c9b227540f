export interface Terrain {
  /** Size of the drawing in points. */
  width: number
  height: number
  /** Side of a grid cell in points: smaller is smoother and larger in the file. */
  cell: number
  /** How many lines lie between the lowest and the highest point. */
  levels: number
  seed: number
  /** Share of the height, from the top, over which the land rises out of the flat: no line is cut off there. */
  shore?: number
}

export interface ContourLine {
  /** Counted from the lowest. */
  level: number
  /** SVG path of every piece of this level. */
  d: string
  /** Each fifth level is an index contour, drawn stronger as on a topographic map. */
  index: boolean
}

/** Contour lines of an invented relief; the same terrain always gives the same lines. */
export function contourLines(terrain: Terrain): ContourLine[] {
  const ground = groundOf(terrain)
  return Array.from({ length: terrain.levels }, (_, level) => ({
    level,
    d: linesThrough(crossings(ground, (level + 0.5) / terrain.levels))
      .map(smoothPath)
      .join(''),
    index: level % 5 === 2,
  }))
}

interface Point {
  x: number
  y: number
}

interface Ground {
  columns: number
  rows: number
  cell: number
  /** Height at a grid corner, 0 to 1. */
  at: (column: number, row: number) => number
}

interface Crossing {
  point: Point
  /** Keys of the crossings that the line goes on to: two inside, one at the border. */
  next: string[]
}

function groundOf({ width, height, cell, seed, shore = 0 }: Terrain): Ground {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const heightAt = relief(seed, width / height)
  const heights = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) =>
    heightAt((i % (columns + 1)) / columns, Math.floor(i / (columns + 1)) / rows),
  )
  const low = Math.min(...heights)
  const span = Math.max(...heights) - low
  const at = (column: number, row: number) =>
    (((heights[row * (columns + 1) + column] ?? low) - low) / span) * shoreRise(row / rows, shore)
  return { columns, rows, cell, at }
}

function shoreRise(depth: number, shore: number): number {
  const part = shore === 0 ? 1 : Math.min(1, depth / shore)
  return part * part * (3 - 2 * part)
}

function relief(seed: number, aspect: number): (x: number, y: number) => number {
  const random = randomFrom(seed)
  const hills = Array.from({ length: 11 }, (_, i) => ({
    x: random() * 1.2 - 0.1,
    y: random() * 1.2 - 0.1,
    reach: 0.1 + random() * 0.2,
    rise: (i % 4 === 3 ? -0.6 : 1) * (0.4 + random() * 0.8),
  }))
  const turn = random() * 6
  return (x, y) => {
    const bentX = x + 0.035 * Math.sin(7 * y + turn)
    const bentY = y + 0.03 * Math.sin(6 * x + 2 * turn)
    const slope = 0.35 * bentX - 0.25 * bentY
    return hills.reduce((sum, hill) => {
      const far = ((bentX - hill.x) * aspect) ** 2 + (bentY - hill.y) ** 2
      return sum + hill.rise * Math.exp(-far / (2 * hill.reach ** 2))
    }, slope)
  }
}

/** Mulberry32: Math.random would give every copy of a document other bytes. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Marching squares: where the level crosses the grid's edges, and which crossings belong together. */
function crossings(ground: Ground, level: number): Map<string, Crossing> {
  const found = new Map<string, Crossing>()
  for (let row = 0; row < ground.rows; row += 1) {
    for (let column = 0; column < ground.columns; column += 1) {
      for (const [from, to] of cellLines(ground, level, column, row)) {
        link(found, from, to)
        link(found, to, from)
      }
    }
  }
  return found
}

interface Edge {
  key: string
  point: Point
}

function cellLines(ground: Ground, level: number, column: number, row: number): [Edge, Edge][] {
  const { at, cell } = ground
  const [topLeft, topRight] = [at(column, row), at(column + 1, row)]
  const [bottomLeft, bottomRight] = [at(column, row + 1), at(column + 1, row + 1)]
  const across = (key: string, y: number, left: number, right: number): Edge[] =>
    left > level === right > level
      ? []
      : [{ key, point: { x: (column + share(left, right, level)) * cell, y: y * cell } }]
  const down = (key: string, x: number, above: number, below: number): Edge[] =>
    above > level === below > level
      ? []
      : [{ key, point: { x: x * cell, y: (row + share(above, below, level)) * cell } }]
  const top = across(`h${column},${row}`, row, topLeft, topRight)
  const bottom = across(`h${column},${row + 1}`, row + 1, bottomLeft, bottomRight)
  const left = down(`v${column},${row}`, column, topLeft, bottomLeft)
  const right = down(`v${column + 1},${row}`, column + 1, topRight, bottomRight)
  const middle = (topLeft + topRight + bottomLeft + bottomRight) / 4
  const saddleTurns = topLeft > level === middle > level
  const ordered = saddleTurns ? [...top, ...right, ...bottom, ...left] : [...left, ...top, ...right, ...bottom]
  return edgePairs(ordered)
}

function share(from: number, to: number, level: number): number {
  return (level - from) / (to - from)
}

function edgePairs(edges: Edge[]): [Edge, Edge][] {
  const [first, second, ...rest] = edges
  return first && second ? [[first, second], ...edgePairs(rest)] : []
}

function link(found: Map<string, Crossing>, from: Edge, to: Edge): void {
  const crossing = found.get(from.key) ?? { point: from.point, next: [] }
  crossing.next.push(to.key)
  found.set(from.key, crossing)
}

interface Line {
  points: Point[]
  closed: boolean
}

function linesThrough(found: Map<string, Crossing>): Line[] {
  const ends = [...found.keys()].filter((key) => found.get(key)?.next.length === 1)
  const open = ends.map((key) => ({ points: walk(found, key), closed: false }))
  const rings = [...found.keys()].map((key) => ({ points: walk(found, key), closed: true }))
  return [...open, ...rings].filter((line) => line.points.length > 4)
}

/** Takes the crossings it passes out of the map, so each is walked once. */
function walk(found: Map<string, Crossing>, start: string): Point[] {
  const points: Point[] = []
  let key: string | undefined = start
  while (key !== undefined) {
    const crossing: Crossing | undefined = found.get(key)
    if (!crossing) break
    points.push(crossing.point)
    found.delete(key)
    key = crossing.next.find((next) => found.has(next))
  }
  return points
}

/** Quadratic curves through the middles of the pieces: a grid's corners do not show. */
function smoothPath({ points, closed }: Line): string {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const curves = points.map((point, i) => {
    const next = points[i + 1] ?? (closed ? first : point)
    return `Q${coordinates(point)} ${coordinates(midpoint(point, next))}`
  })
  return `M${coordinates(closed ? midpoint(last, first) : first)}${curves.join('')}${closed ? 'Z' : ''}`
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function coordinates({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
