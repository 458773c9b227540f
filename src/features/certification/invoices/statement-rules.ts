import type { BankLine } from '../../../lib/bank-line.ts'
import { type Sums, shortfallOf } from './state-rules.ts'

export interface KnownInvoice {
  id: number
  nomor: string
  nama: string
}

/** A line as it is known: what it says, the account where one is named, and its place among equal ones. */
export interface PrintedLine {
  content_print: string
  rekening: string | null
  urutan: number
}

export type BookedLine = KnownInvoice & PrintedLine

/** A line of a statement, with what it is known by; `former_print` as the release before knew it. */
export type CheckedLine = BankLine & PrintedLine & { former_print: string }

/** What a line is: the payment of one open invoice, of one among several, money paid twice, booked before, or none of ours. */
export const MATCHES = ['cocok', 'ganda', 'dua_kali', 'sudah', 'tidak'] as const
export type Match = (typeof MATCHES)[number]

export type LineMatch = BankLine & { urutan: number; hasil: Match; invoice: KnownInvoice | null }

/** Whether two lines may be of one account: where either names none, nobody can say that they are not. */
const mayShareAccount = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one.replace(/^0+/, '') === other.replace(/^0+/, '')

/** Whether a line is one that was booked: equal in what it says, in its place among equal ones, and perhaps in its account. */
export const isBooked = (line: PrintedLine, booked: PrintedLine): boolean =>
  line.content_print === booked.content_print &&
  line.urutan === booked.urutan &&
  mayShareAccount(line.rekening, booked.rekening)

/** Matches each line with the one open invoice of which exactly its amount is wanted; an invoice is matched once. */
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
