import { readdirSync, readFileSync } from 'node:fs'

/** The kernel's clock ticks per second on Linux, the unit of process times in /proc. */
const TICKS = 100

/** Returns the CPU seconds of these processes and all their descendants, ended ones included. */
export function cpuSecondsBelow(roots: number[]): number {
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(Number(pid)))
  const isBelow = (pid: number): boolean =>
    roots.includes(pid) || rows.some((row) => row.pid === pid && row.parent > 1 && isBelow(row.parent))
  return rows.filter(({ pid }) => isBelow(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS
}

const WINDOW_MS = 2000
const MOST_WINDOWS = 10
/** The share of one core below which a program counts as idle. */
const AT_REST = 0.05

/** Waits, twenty seconds at most, until the work after a start is done: the first jobs and the database's clean-up. */
export async function untilAtRest({ cpuSeconds }: { cpuSeconds: () => number }): Promise<void> {
  for (let window = 0; window < MOST_WINDOWS; window += 1) {
    const before = cpuSeconds()
    await new Promise((resolve) => setTimeout(resolve, WINDOW_MS))
    if ((cpuSeconds() - before) * 1000 <= AT_REST * WINDOW_MS) return
  }
}

function statOf(pid: number): { pid: number; parent: number; ticks: number }[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
    return [{ pid, parent: fields[1] ?? 0, ticks }]
  } catch {
    // It ended meanwhile; its parent has its time.
    return []
  }
}
