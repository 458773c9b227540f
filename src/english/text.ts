import type { ReactNode } from 'react'
import { createIntl } from 'react-intl'
import { bodyZone, clockIn, dayIn, MONTHS, ZONE_HOURS } from '../lib/day.ts'
import messages from './messages/en.json' with { type: 'json' }
import sentences from './messages/sentences.json' with { type: 'json' }

export type MessageId = keyof typeof messages

const intl = createIntl({ locale: 'en-GB', messages })

/** A message of the catalogue as plain text. */
export const t = (id: MessageId, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values)

type Part = ReactNode | ((chunks: ReactNode[]) => ReactNode)

/** A message with markup: `<link>…</link>` in the catalogue is what the value `link` makes of it. */
export const rich = (id: MessageId, values: Record<string, Part>): ReactNode => intl.formatMessage({ id }, values)

/** The English of a word that a rule or the office writes, such as a state or an expertise; undefined for an unknown one. */
export const wordOf = (group: string, word: string): string | undefined =>
  Object.entries(messages).find(([id]) => id === `${group}.${word}`)?.[1]

/** Indonesian sentences with holes, '{n}', and what they become. */
const PATTERNS = Object.entries<string>(sentences).map(([indonesian, english]) => ({
  pattern: new RegExp(
    `^${indonesian
      .split(/\{\w+\}/)
      .map(literal)
      .join('(.+?)')}$`,
  ),
  names: [...indonesian.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  english,
}))

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The English of a sentence that a rule says in Indonesian; undefined where nobody has translated it. */
export function sentenceInEnglish(sentence: string): string | undefined {
  for (const { pattern, names, english } of PATTERNS) {
    const found = pattern.exec(sentence)
    if (!found) continue
    return names.reduce((text, name, at) => text.replaceAll(`{${name}}`, writtenDay(found[at + 1] ?? '')), english)
  }
  return undefined
}

/** '27 Desember 2026' → '27 December 2026'; anything else as it is. */
function writtenDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(text) ?? []
  const number = MONTHS.indexOf(month) + 1
  return number === 0 ? text : englishDay(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`)
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2026-11-27' → '27 November 2026'. */
export const englishDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))

/** '10–11 December 2026'. */
export const englishDays = (start: string, end: string | null): string =>
  end === null || end === start
    ? englishDay(start)
    : DAY.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`)).replaceAll('\u2009', '')

/** The day that it is for the body at a moment. */
export const englishDayOf = (moment: string): string => englishDay(dayIn(bodyZone(), new Date(moment)))

/** '27 November 2026, 10:00 WIB (UTC+7)' by the body's clocks. */
export function englishMoment(moment: string): string {
  const zone = bodyZone()
  const at = new Date(moment)
  return `${englishDay(dayIn(zone, at))}, ${clockIn(zone, at).replace('.', ':')} ${zone} (UTC+${ZONE_HOURS[zone]})`
}

/** 2500000 → 'IDR 2,500,000'. */
export const englishRupiah = (amount: number): string => `IDR ${new Intl.NumberFormat('en-GB').format(amount)}`
