import { readFileSync } from 'node:fs'

/** Linux: what a process takes of the memory in MiB, pages that others use too by its share (Pss), or its own only (Anonymous). */
export function memoryOf(pid: number, counted: 'Pss' | 'Anonymous' = 'Pss'): number {
  const kib = new RegExp(`^${counted}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  if (kib === undefined) throw new Error(`no figures of process ${pid}`)
  return Number(kib) / 1024
}
