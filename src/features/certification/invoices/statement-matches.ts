import { digest } from '../../../lib/secret.ts'
import type { BankLine } from './statement.ts'

export interface KnownInvoice {
  id: number
  nomor: string
  nama: string
}

/** What a line means: paid an open invoice, might be several, was booked before, or none. */
export type LineMatch = BankLine & { hasil: 'cocok' | 'ganda' | 'sudah' | 'tidak'; invoice: KnownInvoice | null }

/** What a line is known by, in whichever file and however often it comes. */
export const fingerprintOf = ({ tanggal, keterangan, jumlah }: Omit<BankLine, 'baris'>): string =>
  digest(`${tanggal}\n${keterangan}\n${jumlah}`)

/** Finds for each line the one open invoice of exactly its amount; an invoice is found once. */
export function matchLines(
  lines: BankLine[],
  open: (KnownInvoice & { total: number })[],
  booked: (KnownInvoice & { fingerprint: string })[],
): LineMatch[] {
  const byTotal = Map.groupBy(open, ({ total }) => total)
  const byFingerprint = new Map(booked.map((line) => [line.fingerprint, line]))
  const taken = new Set<number>()
  return lines.map((line) => {
    const known = byFingerprint.get(fingerprintOf(line))
    if (known) return { ...line, hasil: 'sudah', invoice: known }
    const [first, ...others] = byTotal.get(line.jumlah) ?? []
    if (!first) return { ...line, hasil: 'tidak', invoice: null }
    if (others.length > 0 || taken.has(first.id)) return { ...line, hasil: 'ganda', invoice: null }
    taken.add(first.id)
    return { ...line, hasil: 'cocok', invoice: first }
  })
}
