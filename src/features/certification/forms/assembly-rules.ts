import type { Blueprint, BlueprintCell } from '../../catalogue/schemes/blueprint-rules.ts'
import { LEVEL_NAMES, type Level } from '../../catalogue/schemes/level-rules.ts'
import type { ItemKind } from '../items/content-rules.ts'
import { keptTogether, shuffledBy } from './order-rules.ts'

/** A released version of an item, as forms are put together from it; nothing of what it asks. */
export interface BankItem {
  item_version_id: number
  item_id: number
  unit: string
  tingkat: Level
  jenis: ItemKind
  stimulus_id: number | null
  /** In how many candidates' papers the item stood, in any version. */
  lembar: number
  /** In how many released forms it stood. */
  naskah: number
}

/** Tells whether two items ask nearly the same. */
export type Alike = (one: BankItem, other: BankItem) => boolean

export interface Demand {
  /** How many parallel forms are put together in one step. */
  banyak_naskah: number
  /** How many items these have in common on purpose. */
  jangkar: number
  benih: number
}

export interface ProposedItem extends BankItem {
  poin: number
  jangkar: boolean
}

/** A cell for which the bank has too few items. */
export interface Shortfall {
  cell: BlueprintCell
  /** Items of the cell that can stand in one form together. */
  tersedia: number
}

export type Proposal =
  | {
      forms: ProposedItem[][]
      /** How many items stand in several forms without being anchors, as the bank is too small. */
      tumpang_tindih: number
    }
  | { short: Shortfall[] }

export const isInCell = ({ unit, tingkat }: Pick<BankItem, 'unit' | 'tingkat'>, cell: BlueprintCell): boolean =>
  unit === cell.unit && tingkat === cell.level

/** Returns what an item of a cell is worth in a form. */
export const pointsOfCell = (cell: BlueprintCell): number => cell.poin / cell.butir

/** Says which cell lacks items, and how many there are. */
export const shortfallText = ({ cell, tersedia }: Shortfall): string =>
  `${cell.unit}, ${LEVEL_NAMES[cell.level]}: perlu ${cell.butir} butir, tersedia ${tersedia} yang dirilis dan tidak mirip satu sama lain.`

/** Counts the items of a cell that parallel forms have in common anyway, as the bank has too few for each to have its own. */
const sharedAnyway = (cell: BlueprintCell, tersedia: number, banyak_naskah: number): number =>
  banyak_naskah < 2
    ? 0
    : Math.min(cell.butir, Math.max(0, Math.ceil((banyak_naskah * cell.butir - tersedia) / (banyak_naskah - 1))))

/**
 * Parts a number of anchors among cells: first to where forms share items anyway, then by the sizes of the cells; what
 * remains goes to the largest remainders.
 */
export function anchorShares(
  cells: readonly Pick<BlueprintCell, 'butir'>[],
  jangkar: number,
  anyway: readonly number[] = [],
): number[] {
  let left = jangkar
  const first = cells.map((_cell, at) => {
    const share = Math.min(left, anyway[at] ?? 0)
    left -= share
    return share
  })
  const room = cells.map(({ butir }, at) => butir - (first[at] ?? 0))
  const all = room.reduce((sum, one) => sum + one, 0)
  left = Math.min(left, all)
  const exact = room.map((one) => (all === 0 ? 0 : (left * one) / all))
  const whole = exact.map(Math.floor)
  const byRemainder = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest)
  const rest = left - whole.reduce((sum, one) => sum + one, 0)
  const more = new Set(byRemainder.slice(0, rest).map(({ at }) => at))
  return first.map((share, at) => share + (whole[at] ?? 0) + (more.has(at) ? 1 : 0))
}

type Filling = Map<BlueprintCell, { item: BankItem; jangkar: boolean }[]>

const itemsIn = (form: Filling): BankItem[] => [...form.values()].flat().map(({ item }) => item)

/** Compares by the first number that differs. */
function byNumbers(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

interface Search {
  cell: BlueprintCell
  /** Candidates of the cell in an order that follows from the seed. */
  candidates: readonly BankItem[]
  alike: Alike
}

/** Lists the candidates that may still stand in all of these forms. */
const itemsThatFit = ({ candidates, alike }: Search, forms: readonly Filling[]): BankItem[] => {
  const there = forms.flatMap(itemsIn)
  return candidates.filter(
    (item) =>
      !there.some((other) => other.item_id === item.item_id || (other.unit === item.unit && alike(item, other))),
  )
}

const occursIn = (forms: readonly Filling[], isIt: (item: BankItem) => boolean): number =>
  forms.filter((form) => itemsIn(form).some(isIt)).length

/**
 * Picks the next item of a cell for some forms: one that no other form has and whose stimulus is in no other form, then
 * the least exposed, then one on a stimulus that is there already, then of the kind that is behind its share.
 */
function pickItem(search: Search, forms: readonly Filling[], others: readonly Filling[]): BankItem | undefined {
  const { cell, candidates } = search
  const inCell = forms.flatMap((form) => form.get(cell) ?? [])
  const ranked = itemsThatFit(search, forms).map((item, place) => {
    const isOnSame = (other: BankItem) => item.stimulus_id !== null && other.stimulus_id === item.stimulus_id
    const ofKind = candidates.filter(({ jenis }) => jenis === item.jenis).length
    const taken = inCell.filter((one) => one.item.jenis === item.jenis).length
    const rank = [
      occursIn(others, ({ item_id }) => item_id === item.item_id),
      occursIn(others, isOnSame) > 0 ? 1 : 0,
      item.lembar,
      item.naskah,
      occursIn(forms, isOnSame) > 0 ? 0 : 1,
      (taken + 1) / ofKind,
      place,
    ]
    return { item, rank }
  })
  return ranked.toSorted((one, other) => byNumbers(one.rank, other.rank))[0]?.item
}

const addTo = (form: Filling, cell: BlueprintCell, item: BankItem, jangkar: boolean): unknown =>
  form.set(cell, [...(form.get(cell) ?? []), { item, jangkar }])

/** Returns the most items of a cell that were found to stand together, those with the fewest near duplicates first. */
function mostTogether({ candidates, alike }: Search): BankItem[] {
  const likes = (item: BankItem) => candidates.filter((other) => other !== item && alike(item, other)).length
  const ranked = candidates.map((item, place) => ({ item, rank: [likes(item), item.lembar, item.naskah, place] }))
  const kept: BankItem[] = []
  for (const { item } of ranked.toSorted((one, other) => byNumbers(one.rank, other.rank)))
    if (!kept.some((other) => alike(item, other))) kept.push(item)
  return kept
}

/** Fills the cells of all forms in turns; returns the cells that stay short. */
function fillForms(searches: readonly Search[], shares: ReadonlyMap<BlueprintCell, number>, forms: Filling[]) {
  const short: Shortfall[] = []
  for (const search of searches) {
    const { cell } = search
    for (let one = 0; one < (shares.get(cell) ?? 0); one++) {
      const item = pickItem(search, forms, [])
      if (item) for (const form of forms) addTo(form, cell, item, forms.length > 1)
    }
    for (let turn = 0; turn < cell.butir; turn++) {
      for (const form of forms.filter((one) => (one.get(cell)?.length ?? 0) <= turn)) {
        const others = forms.filter((other) => other !== form)
        const item = pickItem(search, [form], others)
        if (item) addTo(form, cell, item, false)
      }
    }
    const least = Math.min(...forms.map((form) => form.get(cell)?.length ?? 0))
    if (least < cell.butir) short.push({ cell, tersedia: least })
  }
  return short
}

/**
 * Proposes parallel forms that meet a blueprint exactly, from released items; or says which cells the bank cannot fill.
 * Cells with the least to choose from come first. Near duplicates never stand in one form.
 */
export function proposeForms(
  blueprint: Pick<Blueprint, 'cells'>,
  bank: readonly BankItem[],
  { banyak_naskah, jangkar, benih }: Demand,
  alike: Alike = () => false,
): Proposal {
  const drawn = shuffledBy(benih, bank)
  const whole = blueprint.cells.map((cell) => ({
    cell,
    alike,
    candidates: drawn.filter((item) => isInCell(item, cell)),
  }))
  const tooFew = whole.flatMap(({ cell, candidates }) =>
    candidates.length < cell.butir ? [{ cell, tersedia: candidates.length }] : [],
  )
  if (tooFew.length > 0) return { short: tooFew }
  const tightFirst = whole.toSorted(
    (one, other) => one.candidates.length - one.cell.butir - (other.candidates.length - other.cell.butir),
  )
  const anyway = whole.map(({ cell, candidates }) => sharedAnyway(cell, candidates.length, banyak_naskah))
  const given = anchorShares(blueprint.cells, jangkar, anyway)
  const shares = new Map(blueprint.cells.map((cell, at) => [cell, given[at] ?? 0]))
  const forms: Filling[] = Array.from({ length: banyak_naskah }, () => new Map())
  const short = fillForms(tightFirst, shares, forms)
  if (short.length === 0) return proposalOf(blueprint, forms, benih)
  const spread = tightFirst.map((search) => ({ ...search, candidates: mostTogether(search) }))
  const again: Filling[] = Array.from({ length: banyak_naskah }, () => new Map())
  return fillForms(spread, shares, again).length === 0 ? proposalOf(blueprint, again, benih) : { short }
}

function proposalOf({ cells }: Pick<Blueprint, 'cells'>, forms: readonly Filling[], benih: number): Proposal {
  const proposed = forms.map((form, at) => {
    const items = cells.flatMap((cell) =>
      (form.get(cell) ?? []).map(({ item, jangkar }) => ({ ...item, jangkar, poin: pointsOfCell(cell) })),
    )
    return keptTogether(shuffledBy(benih + at, items))
  })
  return { forms: proposed, tumpang_tindih: overlapOf(proposed) }
}

/** Counts the items that stand in several forms without being anchors. */
export function overlapOf(forms: readonly (readonly Pick<ProposedItem, 'item_id' | 'jangkar'>[])[]): number {
  const plain = forms.flatMap((form) => form.filter(({ jangkar }) => !jangkar).map(({ item_id }) => item_id))
  return [...Map.groupBy(plain, (id) => id).values()].filter(({ length }) => length > 1).length
}

/**
 * Lists what may stand in an item's place: of the same cell, in the form in no version, and like none of the others; the
 * least exposed first.
 */
export function replacementsFor<Own extends Pick<BankItem, 'item_id' | 'unit' | 'tingkat'>>(
  item: Own,
  form: readonly BankItem[],
  bank: readonly BankItem[],
  alike: Alike,
): BankItem[] {
  const rest = form.filter(({ item_id }) => item_id !== item.item_id)
  const isFree = (one: BankItem) =>
    one.item_id !== item.item_id &&
    !rest.some((other) => other.item_id === one.item_id || (other.unit === one.unit && alike(one, other)))
  return bank
    .filter((one) => one.unit === item.unit && one.tingkat === item.tingkat && isFree(one))
    .toSorted((one, other) =>
      byNumbers([one.lembar, one.naskah, one.item_id], [other.lembar, other.naskah, other.item_id]),
    )
}
