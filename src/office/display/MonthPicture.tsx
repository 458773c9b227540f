import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import { Box, IconButton, Stack, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { type Day, day as dayOf, dayRange, longMonth } from '../../lib/day.ts'
import { daysOfMonth, shiftMonth, WEEKDAYS, weekday } from '../../lib/month.ts'

export interface MonthEntry {
  key: string
  from: string
  to: string
  /** What it is, after its days. */
  label: string
  /** Its page within the office. */
  page?: string | undefined
  tone: 'own' | 'taken' | 'away'
}

interface Props {
  month: string
  change: (month: string) => void
  entries: readonly MonthEntry[]
  /** The words for a month without any. */
  none: string
}

const TONES = {
  own: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  taken: { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  away: { bgcolor: 'action.disabledBackground', color: 'text.primary', textDecoration: 'line-through' },
} as const
const ORDER = ['own', 'taken', 'away'] as const

const GRID = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5, maxWidth: '26rem' }
/** As large as a finger needs. */
const FINGER = { width: 44, height: 44 }
const CELL = { borderRadius: 1, textAlign: 'center', py: 0.75, fontVariantNumeric: 'tabular-nums' } as const

/** A month as a picture of its days, and below it in words what they hold. */
export const MonthPicture = ({ month, change, entries, none }: Props) => (
  <>
    <Stack direction="row" sx={{ alignItems: 'center', maxWidth: '26rem', justifyContent: 'space-between', mb: 0.5 }}>
      <IconButton aria-label="Bulan sebelumnya" sx={FINGER} onClick={() => change(shiftMonth(month, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography component="h3" sx={{ fontWeight: 600 }} aria-live="polite">
        {longMonth(month)}
      </Typography>
      <IconButton aria-label="Bulan berikutnya" sx={FINGER} onClick={() => change(shiftMonth(month, 1))}>
        <ChevronRightIcon />
      </IconButton>
    </Stack>
    <Box aria-hidden sx={{ ...GRID, color: 'text.secondary', fontSize: '0.875rem' }}>
      {WEEKDAYS.map((name) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          {name.slice(0, 3)}
        </Box>
      ))}
    </Box>
    {/* The list below says the same in words. */}
    <Box aria-hidden sx={GRID}>
      {daysOfMonth(month).map((on, at) => (
        <Box key={on} sx={{ ...CELL, ...toneOn(on, entries), ...(at === 0 && { gridColumnStart: weekday(on) + 1 }) }}>
          {Number(on.slice(8))}
        </Box>
      ))}
    </Box>
    {entries.length === 0 ? <Typography sx={{ mt: 1 }}>{none}</Typography> : null}
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {entries.map(({ key, from, to, label, page }) => (
        <Box component="li" key={key} sx={{ overflowWrap: 'anywhere' }}>
          {dayRange(from, to)}: {page ? <Link to={page}>{label}</Link> : label}
        </Box>
      ))}
    </Box>
  </>
)

/** Colours a day by what is most its own; a day that holds nothing stays plain. */
function toneOn(on: Day, entries: readonly MonthEntry[]) {
  const there = entries.filter(({ from, to }) => from <= on && on <= to).map(({ tone }) => tone)
  const tone = ORDER.find((one) => there.includes(one))
  return tone ? { ...TONES[tone], fontWeight: 700 } : {}
}

/** The first and the last day of a month. */
export function endsOfMonth(month: string): { sejak: string; sampai: string } {
  const days = daysOfMonth(month)
  return { sejak: `${month}-01`, sampai: days.at(-1) ?? dayOf(`${month}-01`) }
}
