import type { BankLine } from '../../../../lib/bank/line.ts'
import { type Sums, shortfallOf } from '../state-rules.ts'

export interface KnownInvoice {
  id: number
  nomor: string
  nama: string
}

/** The identity of a line: its content, the account where one is named, and its place among equal lines. */
export interface PrintedLine {
  content_print: string
  rekening: string | null
  urutan: number
}

export type BookedLine = KnownInvoice & PrintedLine

/** A line of a statement with its identity; `former_print` is the fingerprint of the release before. */
export type CheckedLine = BankLine & PrintedLine & { former_print: string }

/**
 * The verdicts on a line: it pays one open invoice, one of several, or one twice, was booked before, or is not ours.
 */
export const MATCHES = ['cocok', 'ganda', 'dua_kali', 'sudah', 'tidak'] as const
export type Match = (typeof MATCHES)[number]

export type LineMatch = BankLine & { urutan: number; hasil: Match; invoice: KnownInvoice | null }

/** Tells whether two lines may be of one account; a line that names no account may be of any. */
const mayShareAccount = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one.replace(/^0+/, '') === other.replace(/^0+/, '')

/**
 * Tells whether a line was booked before: same content, same place among equal lines, and possibly the same account.
 */
export const isBooked = (line: PrintedLine, booked: PrintedLine): boolean =>
  line.content_print === booked.content_print &&
  line.urutan === booked.urutan &&
  mayShareAccount(line.rekening, booked.rekening)

/** Matches each line with the only open invoice that wants exactly its amount; an invoice is matched once. */
export function matchLines(
  lines: readonly CheckedLine[],
  open: (KnownInvoice & Pick<Sums, 'total' | 'diterima' | 'dikembalikan' | 'ditarik'>)[],
  booked: readonly BookedLine[],
): LineMatch[] {
  const byShortfall = Map.groupBy(open, shortfallOf)
  const byContent = Map.groupBy(booked, ({ content_print }) => content_print)
  const taken = new Set<number>()
  const first = new Map<string, KnownInvoice>()
  return lines.map(({ content_print, former_print, ...line }) => {
    const key = `${content_print} ${line.rekening}`
    const known = bookedBefore({ ...line, content_print, former_print }, byContent)
    const match = known ? ({ hasil: 'sudah', invoice: known } as const) : matchOf(line, first.get(key))
    if (match.invoice && line.urutan === 1) first.set(key, match.invoice)
    return { ...line, ...match }
  })

  function matchOf({ jumlah }: BankLine, equal: KnownInvoice | undefined): Pick<LineMatch, 'hasil' | 'invoice'> {
    if (equal) return { hasil: 'dua_kali', invoice: equal }
    const [only, ...others] = byShortfall.get(jumlah) ?? []
    if (!only) return { hasil: 'tidak', invoice: null }
    if (others.length > 0 || taken.has(only.id)) return { hasil: 'ganda', invoice: null }
    taken.add(only.id)
    return { hasil: 'cocok', invoice: only }
  }
}

function bookedBefore(
  line: PrintedLine & { former_print: string },
  byContent: ReadonlyMap<string, readonly BookedLine[]>,
): KnownInvoice | undefined {
  const prints = new Set([line.content_print, line.former_print])
  const found = [...prints].flatMap((content_print) =>
    (byContent.get(content_print) ?? []).filter((each) => isBooked({ ...line, content_print }, each)),
  )
  return found[0] && { id: found[0].id, nomor: found[0].nomor, nama: found[0].nama }
}
