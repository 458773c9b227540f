import { Stack, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { isDay } from '../../lib/day.ts'

interface Period {
  dari: string
  sampai: string
}

interface Props {
  /** The name of the choice, for people who cannot see it. */
  label: string
  period: Period
  change: (days: Partial<Period>) => void
  /** Filters beside the days. */
  children: ReactNode
}

/** First and last day of what a screen shows; a day counts once it is written whole. */
export function PeriodFilter({ label, period, change, children }: Props) {
  const day = (name: 'dari' | 'sampai', text: string) => (
    <TextField
      key={`${name} ${period[name]}`}
      type="date"
      size="small"
      fullWidth={false}
      label={text}
      defaultValue={period[name]}
      slotProps={{ inputLabel: { shrink: true } }}
      onBlur={({ target: { value } }) => isDay(value) && value !== period[name] && change({ [name]: value })}
      sx={{ minWidth: '10rem' }}
    />
  )
  return (
    <Stack
      component="form"
      aria-label={label}
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', mb: 2 }}
      onSubmit={(event) => event.preventDefault()}
    >
      {day('dari', 'Dari')}
      {day('sampai', 'Sampai')}
      {children}
    </Stack>
  )
}
