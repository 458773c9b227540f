import { longDay, MONTHS } from '../../../lib/day.ts'
import { CERTIFICATE_STATES, type CertificateState } from '../certificates/rules.ts'
import type { BadgeLanguage, BadgeTheme } from './rules.ts'

type Tone = 'good' | 'warning' | 'bad' | 'plain'
type Sign = 'check' | 'warning' | 'pause' | 'cross' | 'info'

/** The content of a badge, in the words of its language. */
export interface BadgeFacts {
  tone: Tone
  sign: Sign
  heading: string
  word: string
  no_sertifikasi: string
  detail: string
}

const UNKNOWN = { tone: 'bad', sign: 'cross' } as const
const LOOKS: Record<CertificateState, { tone: Tone; sign: Sign }> = {
  aktif: { tone: 'good', sign: 'check' },
  akan_berakhir: { tone: 'warning', sign: 'warning' },
  belum_berlaku: { tone: 'plain', sign: 'info' },
  dibekukan: { tone: 'bad', sign: 'pause' },
  dicabut: { tone: 'bad', sign: 'cross' },
  kedaluwarsa: { tone: 'bad', sign: 'cross' },
  diganti: { tone: 'plain', sign: 'info' },
}

const ENGLISH_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

const ENGLISH_STATES: Record<CertificateState, string> = {
  aktif: 'Active',
  akan_berakhir: 'Ending soon',
  belum_berlaku: 'Not valid yet',
  dibekukan: 'Suspended',
  dicabut: 'Revoked',
  kedaluwarsa: 'Expired',
  diganti: 'Replaced',
}

const inEnglish = (on: string): string => {
  const [, month = ''] = longDay(on).split(' ')
  return longDay(on).replace(month, ENGLISH_MONTHS[MONTHS.indexOf(month)] ?? month)
}

interface Worth {
  no_sertifikasi: string
  status_sertifikat: CertificateState | null
  kualifikasi: string | null
  valid_until: string | null
}

/** Returns the facts of a badge: number, status, qualification and last day; no name. */
export function badgeFacts(worth: Worth, bahasa: BadgeLanguage): BadgeFacts {
  const { no_sertifikasi, status_sertifikat: state, kualifikasi, valid_until } = worth
  const isEnglish = bahasa === 'en'
  const heading = isEnglish ? 'Certificate of competence' : 'Sertifikat kompetensi'
  if (state === null || valid_until === null) {
    const [word, detail] = isEnglish
      ? ['Not found', 'No certificate has this number']
      : ['Tidak ditemukan', 'Tidak ada sertifikat bernomor ini']
    return { ...UNKNOWN, heading, word, no_sertifikasi, detail }
  }
  const detail = isEnglish ? `until ${inEnglish(valid_until)}` : `sampai ${longDay(valid_until)}`
  return {
    ...LOOKS[state],
    heading: `${heading} ${kualifikasi ?? ''}`.trim(),
    word: isEnglish ? ENGLISH_STATES[state] : CERTIFICATE_STATES[state],
    no_sertifikasi,
    detail,
  }
}

interface Colours {
  ground: string
  line: string
  text: string
  soft: string
  tones: Record<Tone, string>
}

/** The colours of the themes; each has a contrast of 4.5:1 on its ground. */
const THEMES: Record<BadgeTheme, Colours> = {
  terang: {
    ground: '#ffffff',
    line: '#8a8f98',
    text: '#1b1f24',
    soft: '#4b535d',
    tones: { good: '#0b5d3b', warning: '#8a4b00', bad: '#a01020', plain: '#1d4f91' },
  },
  gelap: {
    ground: '#14181d',
    line: '#6b7480',
    text: '#f2f4f7',
    soft: '#bac2cc',
    tones: { good: '#5fd39a', warning: '#ffb454', bad: '#ff8a8f', plain: '#8ab8ff' },
  },
}

/** The signs, drawn around the point 36,44 with a white or dark line of width 4. */
const SIGNS: Record<Sign, string> = {
  check: 'M26 45l7 7 14-15',
  warning: 'M36 32v14M36 54v.5',
  pause: 'M31 35v18M41 35v18',
  cross: 'M28 36l16 16M44 36l-16 16',
  info: 'M36 42v12M36 34v.5',
}

export const BADGE_WIDTH = 340
export const BADGE_HEIGHT = 88
const TEXT_LEFT = 72
const TEXT_ROOM = BADGE_WIDTH - TEXT_LEFT - 14

const inMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Removes control characters, which are invalid in XML. */
const printable = (text: string): string => text.replace(/\p{C}/gu, '')

/** Returns a line of text, which is condensed where it would be too long. */
function line(text: string, top: number, size: number, fill: string, more = ''): string {
  const isLong = text.length * size * 0.6 > TEXT_ROOM
  const fit = isLong ? ` textLength="${TEXT_ROOM}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="${TEXT_LEFT}" y="${top}" font-size="${size}" fill="${fill}"${fit}${more}>${inMarkup(printable(text))}</text>`
}

/** Returns the badge as an SVG without scripts or external files: colour, sign and words say the same. */
export function statusBadge(facts: BadgeFacts & { tema: BadgeTheme; bahasa: BadgeLanguage }): string {
  const { tone, sign, heading, word, no_sertifikasi, detail, tema, bahasa } = facts
  const { ground, line: edge, text, soft, tones } = THEMES[tema]
  const title = inMarkup(printable(`${heading} ${no_sertifikasi}: ${word}, ${detail}`))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE_WIDTH}" height="${BADGE_HEIGHT}" viewBox="0 0 ${BADGE_WIDTH} ${BADGE_HEIGHT}"`,
    ` role="img" xml:lang="${bahasa}" font-family="system-ui, 'Segoe UI', Roboto, Arial, sans-serif"><title>${title}</title>`,
    `<rect x=".5" y=".5" width="${BADGE_WIDTH - 1}" height="${BADGE_HEIGHT - 1}" rx="10" fill="${ground}" stroke="${edge}"/>`,
    `<circle cx="36" cy="44" r="22" fill="${tones[tone]}"/>`,
    `<path d="${SIGNS[sign]}" fill="none" stroke="${ground}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    line(heading, 24, 12, soft),
    line(word, 45, 18, tones[tone], ' font-weight="700"'),
    line(no_sertifikasi, 62, 12, text),
    line(detail, 78, 12, soft),
    '</svg>',
  ].join('')
}
