import { Box, Typography, useTheme } from '@mui/material'
import { useId } from 'react'
import { longMonth } from '../../../../lib/day.ts'

const WIDTH = 340
const HEIGHT = 120
const FOOT = 22
const HEAD = 16
const SHARE = 0.6

interface Props {
  title: string
  /** 'YYYY-MM', the oldest first. */
  months: string[]
  counts: number[]
}

const shortMonth = (month: string): string => longMonth(month).slice(0, 3)

/** A bar for each month with its number over it; read aloud as one sentence. */
export function Chart({ title, months, counts }: Props) {
  const { palette } = useTheme()
  const name = useId()
  const most = Math.max(1, ...counts)
  const slot = WIDTH / Math.max(1, counts.length)
  const read = months.map((month, at) => `${longMonth(month)} ${counts[at] ?? 0}`).join(', ')
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography id={name} component="figcaption" variant="body2" sx={{ fontWeight: 700, mb: 0.5 }}>
        {title}
      </Typography>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" role="img" aria-label={`${title}: ${read}`}>
        <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} stroke={palette.text.secondary} />
        {counts.map((count, at) => {
          const height = ((HEIGHT - FOOT - HEAD) * count) / most
          const left = at * slot + (slot * (1 - SHARE)) / 2
          const middle = at * slot + slot / 2
          return (
            <g key={months[at]} fontSize={11} textAnchor="middle" fill={palette.text.primary}>
              <rect
                x={left}
                y={HEIGHT - FOOT - height}
                width={slot * SHARE}
                height={height}
                rx={3}
                fill={palette.primary.main}
              />
              <text x={middle} y={HEIGHT - FOOT - height - 4}>
                {count > 0 ? count : ''}
              </text>
              <text x={middle} y={HEIGHT - 6}>
                {shortMonth(months[at] ?? '')}
              </text>
            </g>
          )
        })}
      </svg>
    </Box>
  )
}
