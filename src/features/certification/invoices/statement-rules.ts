import type { BankLine } from '../../../lib/bank-line.ts'
import { type Sums, shortfallOf } from './state-rules.ts'

export interface KnownInvoice {
  id: number
  nomor: string
  nama: string
}

/** What a line is: the payment of one open invoice, of one among several, booked before, or none of ours. */
export type LineMatch = BankLine & { hasil: 'cocok' | 'ganda' | 'sudah' | 'tidak'; invoice: KnownInvoice | null }

/** Matches each line with the one open invoice of which exactly its amount is wanted; an invoice is matched once. */
export function matchLines(
  lines: (BankLine & { fingerprint: string })[],
  open: (KnownInvoice & Pick<Sums, 'total' | 'diterima' | 'dikembalikan' | 'ditarik'>)[],
  booked: (KnownInvoice & { fingerprint: string })[],
): LineMatch[] {
  const byShortfall = Map.groupBy(open, shortfallOf)
  const byFingerprint = new Map(booked.map((line) => [line.fingerprint, line]))
  const taken = new Set<number>()
  return lines.map(({ fingerprint, ...line }) => {
    const known = byFingerprint.get(fingerprint)
    if (known) return { ...line, hasil: 'sudah', invoice: known }
    const [first, ...others] = byShortfall.get(line.jumlah) ?? []
    if (!first) return { ...line, hasil: 'tidak', invoice: null }
    if (others.length > 0 || taken.has(first.id)) return { ...line, hasil: 'ganda', invoice: null }
    taken.add(first.id)
    return { ...line, hasil: 'cocok', invoice: first }
  })
}
