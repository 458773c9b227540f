import type { ReactNode } from 'react'
import type { EnglishContent } from '../features/platform/site-content/contract.ts'
import { Indonesian } from './parts.tsx'
import { englishRupiah, t, wordOf } from './text.ts'

/** Returns the office's English text of a scheme, by the Indonesian name that it has or had. */
export const schemeInEnglish = ({ skema }: EnglishContent, name: string) => skema.find((known) => known.name === name)

/** A scheme's name in English, else its own. */
export function SchemeName({ name, english }: { name: string; english: EnglishContent }) {
  const written = schemeInEnglish(english, name)?.name_en
  return written ? written : <Indonesian>{name}</Indonesian>
}

/** 'KTPA' → 'KTPA (team leader)'. */
export const qualification = (kualifikasi: string): ReactNode =>
  wordOf('qualification', kualifikasi) ?? <Indonesian>{kualifikasi}</Indonesian>

/** Returns the price of an exam in words: 2500000 → 'IDR 2,500,000', 0 → 'Free of charge'. */
export const fee = (amount: number): string => (amount === 0 ? t('scheme.free') : englishRupiah(amount))

/** '2 hari' → '2 days', '3 jam' → '3 hours'; other words stay as the office wrote them. */
export function duration(durasi: string | null): ReactNode {
  if (durasi === null) return '–'
  const [, count, unit = ''] = /^(\d+) (hari|jam)$/i.exec(durasi.trim()) ?? []
  if (count === undefined) return <Indonesian>{durasi}</Indonesian>
  return unit.toLowerCase() === 'jam'
    ? t('scheme.hours', { hours: Number(count) })
    : t('scheme.days', { days: Number(count) })
}
