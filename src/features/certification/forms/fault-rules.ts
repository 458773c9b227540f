import type { Blueprint } from '../../catalogue/schemes/blueprint-rules.ts'
import type { ItemState } from '../items/state-rules.ts'
import { angoffFaults, type Judged } from './angoff-rules.ts'
import { fitFaults, type PlacedItem } from './blueprint-fit-rules.ts'

interface Whole {
  blueprint: Pick<Blueprint, 'cells'>
  items: readonly (PlacedItem & { nomor: number })[]
  judges: readonly Judged[]
}

/** Says why a form cannot be sent or released as it stands, a sentence each. */
export const formFaults = (
  { cara_batas }: { cara_batas: 'angoff' | 'ditetapkan' | null },
  { blueprint, items, judges }: Whole,
): string[] => [...fitFaults(blueprint, items), ...(cara_batas === 'angoff' ? angoffFaults(items, judges) : [])]

const USABLE: readonly ItemState[] = ['dirilis', 'dipakai']

/** Says which of these versions can be used no longer, a sentence each. */
export const unusableFaults = (versions: readonly { item_id: number; versi: number; status: ItemState }[]): string[] =>
  versions
    .filter(({ status }) => !USABLE.includes(status))
    .map(({ item_id, versi }) => `Soal ${item_id} versi ${versi} sudah ditarik atau dikunci di bank. Ganti soal itu.`)
