import { createIntl } from 'react-intl'
import { dayRange, MONTHS, ZONE_HOURS, type Zone } from '../lib/day.ts'
import messages from './messages/en.json' with { type: 'json' }
import sentences from './messages/sentences.json' with { type: 'json' }

export type MessageId = keyof typeof messages

const intl = createIntl({ locale: 'en-GB', messages: { ...messages, ...sentences } })

/** A sentence that only the English pages have. */
export const text = (id: MessageId, values?: Record<string, string>): string => intl.formatMessage({ id }, values)

/** The English of a whole sentence, its holes unfilled; undefined where nobody has translated it. */
export const wholeInEnglish = (sentence: string): string | undefined =>
  Object.hasOwn(sentences, sentence) ? sentences[sentence as keyof typeof sentences] : undefined

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Indonesian sentences with holes, '{day}', those with the most words of their own first. */
const PATTERNS = Object.entries(sentences)
  .map(([id, english]) => {
    const parts = id.split(/[{}]/)
    const hole = (name: string) => (english.includes(`{${name}, plural`) ? '(\\d+)' : '(.+?)')
    const names = parts.filter((_part, at) => at % 2 === 1)
    const pattern = new RegExp(`^${parts.map((part, at) => (at % 2 === 1 ? hole(part) : literal(part))).join('')}$`)
    return { id, names, pattern, words: parts.filter((_part, at) => at % 2 === 0).join('').length }
  })
  .filter(({ names }) => names.length > 0)
  .toSorted((one, other) => other.words - one.words)

/** The English of a sentence, with what stands in its holes; undefined where nobody has translated it. */
export function sentenceInEnglish(
  sentence: string,
  nameInEnglish: (name: string) => string | undefined = () => undefined,
): string | undefined {
  const whole = wholeInEnglish(sentence) ?? figureInEnglish(sentence)
  if (whole !== undefined) return whole
  const inHole = (hole: string, text: string) =>
    figureInEnglish(text) ??
    nameInEnglish(text) ??
    (hole === 'sentence' ? sentenceInEnglish(text) : wholeInEnglish(text)) ??
    text
  for (const { id, names, pattern } of PATTERNS) {
    const found = pattern.exec(sentence)?.slice(1)
    if (!found) continue
    return intl.formatMessage(
      { id },
      Object.fromEntries(names.map((hole, at) => [hole, inHole(hole, found[at] ?? '')])),
    )
  }
  return undefined
}

const ENGLISH_MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month))),
)
const MONTH = new RegExp(MONTHS.join('|'), 'g')
/** '10–11 Desember 2026', '30 November – 1 Desember 2026', 'Desember'. */
const DAYS = new RegExp(`^([\\d –]*(${MONTHS.join('|')})){1,2}( \\d{4})?$`)

const monthsInEnglish = (days: string): string =>
  days.replaceAll(MONTH, (month) => ENGLISH_MONTHS[MONTHS.indexOf(month)] ?? month)

/** Days, a moment, an amount or a bare number as English writes it; undefined for anything else. */
function figureInEnglish(text: string): string | undefined {
  const [, first, last = null] = /^(\d{4}-\d\d-\d\d)(?: - (\d{4}-\d\d-\d\d))?$/.exec(text) ?? []
  if (first) return monthsInEnglish(dayRange(first, last))
  const [, on = text, hour, minute, zone] = /^(.+) pukul (\d\d)\.(\d\d) (WIB|WITA|WIT)$/.exec(text) ?? []
  if (DAYS.test(on)) {
    const clock = zone ? `, ${hour}:${minute} ${zone} (UTC+${ZONE_HOURS[zone as Zone]})` : ''
    return monthsInEnglish(on) + clock
  }
  if (/^Rp[\d.]+$/.test(text)) return text.replace('Rp', 'IDR ').replaceAll('.', ',')
  return /^[\d–-]*$/.test(text) ? text : undefined
}
