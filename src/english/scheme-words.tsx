import type { ReactNode } from 'react'
import type { EnglishContent } from '../features/platform/site-content/contract.ts'
import { Indonesian } from './parts.tsx'
import { t, wordOf } from './text.ts'

/** What the office has written of a scheme in English, by the Indonesian name it has or had. */
export const schemeInEnglish = ({ skema }: EnglishContent, name: string) => skema.find((known) => known.name === name)

/** A scheme's name in English, else its own. */
export function SchemeName({ name, english }: { name: string; english: EnglishContent }) {
  const written = schemeInEnglish(english, name)?.name_en
  return written ? written : <Indonesian>{name}</Indonesian>
}

/** 'KTPA' → 'KTPA (team leader)'. */
export const qualification = (kualifikasi: string): ReactNode =>
  wordOf('qualification', kualifikasi) ?? <Indonesian>{kualifikasi}</Indonesian>

/** '2 hari' → '2 days'; other words stay as the office wrote them. */
export function duration(durasi: string | null): ReactNode {
  if (durasi === null) return '–'
  const days = /^(\d+) hari$/i.exec(durasi.trim())?.[1]
  return days === undefined ? <Indonesian>{durasi}</Indonesian> : t('scheme.days', { days: Number(days) })
}
