/** An answer of a candidate to an item, by the paper. */
export interface AnswerPoint {
  /** What was earned of what could be, from 0 to 1. */
  bagian: number
  /** What the candidate earned of what could be in all other items of the same form, from 0 to 1. */
  sisa: number
  /** The options that were chosen, by their place in the item's own content; none for kinds without options. */
  pilih: readonly number[]
}

/** The least answers for a verdict; a figure of fewer is shown without one. */
export const LEAST_ANSWERS = 30

/** The bounds beyond which an item is too easy, too hard, or tells too little of who knows (Ebel, 1972). */
const VERDICTS = { easy: 0.9, hard: 0.2, discrimination: 0.2 }

export const ITEM_VERDICTS = {
  baik: 'Baik',
  terlalu_mudah: 'Terlalu mudah',
  terlalu_sukar: 'Terlalu sukar',
  daya_beda_rendah: 'Daya beda rendah',
  periksa_kunci: 'Daya beda negatif: periksa kunci',
} as const
export type ItemVerdict = keyof typeof ITEM_VERDICTS
export const ITEM_VERDICT_NAMES = Object.keys(ITEM_VERDICTS) as [ItemVerdict, ...ItemVerdict[]]

/** Stands beside every figure of too few answers. */
export const TOO_FEW = `terlalu sedikit jawaban (kurang dari ${LEAST_ANSWERS})`

export interface OptionFigure {
  pilihan: number
  jumlah: number
  /** The mean share that those who chose it earned elsewhere; null where nobody chose it. */
  rerata_sisa: number | null
}

export interface ItemFigures {
  jumlah: number
  /** The share of what could be earned that was earned (facility), from 0 to 1; null without answers. */
  kesukaran: number | null
  /** How the item goes along with the rest of its form (item-rest correlation), from -1 to 1; null where nothing varies. */
  daya_beda: number | null
  pilihan: OptionFigure[]
  /** Empty with too few answers. */
  putusan: ItemVerdict[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : sum(numbers) / numbers.length

/** Returns the sum of squared distances from the mean; what is nought but for rounding is nought. */
function spread(numbers: readonly number[]): number {
  const middle = mean(numbers) ?? 0
  const squares = sum(numbers.map((one) => (one - middle) ** 2))
  return squares < EQUAL * Math.max(1, numbers.length * middle ** 2) ? 0 : squares
}
const EQUAL = 1e-12

/** Returns Pearson's correlation of two rows of numbers; null where one of them does not vary. */
export function correlation(one: readonly number[], other: readonly number[]): number | null {
  const [a, b] = [mean(one) ?? 0, mean(other) ?? 0]
  const both = Math.sqrt(spread(one) * spread(other))
  if (both === 0) return null
  const together = sum(one.map((value, at) => (value - a) * ((other[at] ?? 0) - b)))
  return Math.max(-1, Math.min(1, together / both))
}

/** Returns how an item did over all answers to it, pooled over forms. */
export function itemFigures(answers: readonly AnswerPoint[], options: number): ItemFigures {
  const jumlah = answers.length
  const kesukaran = mean(answers.map(({ bagian }) => bagian))
  const daya_beda = correlation(
    answers.map(({ bagian }) => bagian),
    answers.map(({ sisa }) => sisa),
  )
  const pilihan = Array.from({ length: options }, (_one, place) => {
    const chosen = answers.filter(({ pilih }) => pilih.includes(place))
    return { pilihan: place, jumlah: chosen.length, rerata_sisa: mean(chosen.map(({ sisa }) => sisa)) }
  })
  return { jumlah, kesukaran, daya_beda, pilihan, putusan: verdictsOn({ jumlah, kesukaran, daya_beda }) }
}

/** Returns what figures say of an item; nothing of too few answers. */
export function verdictsOn({
  jumlah,
  kesukaran,
  daya_beda,
}: Pick<ItemFigures, 'jumlah' | 'kesukaran' | 'daya_beda'>): ItemVerdict[] {
  if (jumlah < LEAST_ANSWERS || kesukaran === null) return []
  const found: ItemVerdict[] = []
  if (kesukaran > VERDICTS.easy) found.push('terlalu_mudah')
  if (kesukaran < VERDICTS.hard) found.push('terlalu_sukar')
  if (daya_beda !== null && daya_beda < 0) found.push('periksa_kunci')
  else if (daya_beda !== null && daya_beda < VERDICTS.discrimination) found.push('daya_beda_rendah')
  return found.length === 0 ? ['baik'] : found
}

export interface FormFigures {
  jumlah: number
  /** The mean of the points of all candidates; null without answers. */
  rerata: number | null
  /** Of a sample, in points; null of fewer than two. */
  simpangan_baku: number | null
  /** Cronbach's alpha; null of fewer than two candidates or items, and where nothing varies. */
  alfa: number | null
  /** The standard error of measurement, in points. */
  galat_baku: number | null
}

/** Returns how a form did, of the points of its candidates by item: a row for each candidate. */
export function formFigures(points: readonly (readonly number[])[]): FormFigures {
  const jumlah = points.length
  const totals = points.map(sum)
  const rerata = mean(totals)
  const variance = (numbers: readonly number[]): number => spread(numbers) / (numbers.length - 1)
  const items = points[0]?.length ?? 0
  if (jumlah < 2) return { jumlah, rerata, simpangan_baku: null, alfa: null, galat_baku: null }
  const whole = variance(totals)
  const simpangan_baku = Math.sqrt(whole)
  if (items < 2 || whole === 0) return { jumlah, rerata, simpangan_baku, alfa: null, galat_baku: null }
  const each = sum(Array.from({ length: items }, (_one, at) => variance(points.map((row) => row[at] ?? 0))))
  const alfa = (items / (items - 1)) * (1 - each / whole)
  // A negative alpha says that items work against each other; there the error is as wide as the points themselves.
  return { jumlah, rerata, simpangan_baku, alfa, galat_baku: simpangan_baku * Math.sqrt(1 - Math.max(0, alfa)) }
}

/** Returns a figure as people read it, with so many decimals; a dash where there is none. */
export const figureText = (value: number | null, decimals = 2): string =>
  value === null
    ? '–'
    : value.toLocaleString('id-ID', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** Returns the verdicts on an item in words, or that its answers are too few for any. */
export const verdictText = ({ jumlah, putusan }: Pick<ItemFigures, 'jumlah' | 'putusan'>): string =>
  jumlah < LEAST_ANSWERS ? TOO_FEW : putusan.map((one) => ITEM_VERDICTS[one]).join('; ')
