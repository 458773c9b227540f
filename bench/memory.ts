import { readFileSync } from 'node:fs'

/** Linux: what a process takes of the memory, shared pages by their share (PSS), in MiB. */
export function memoryOf(pid: number): number {
  const kib = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  if (kib === undefined) throw new Error(`no figures of process ${pid}`)
  return Number(kib) / 1024
}
