import { readdirSync, readFileSync } from 'node:fs'

/** Linux: the processes that a process has started and that live. */
export function childrenOf(parent: number): number[] {
  return readdirSync(`/proc/${parent}/task`)
    .flatMap((thread) => readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').trim().split(' '))
    .filter((pid) => pid !== '')
    .map(Number)
}
