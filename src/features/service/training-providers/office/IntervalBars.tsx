import { Box, useTheme } from '@mui/material'
import { writeNumber } from '../../../../lib/written-number.ts'
import { TRAINING_GROUPS, type TrainingGroup } from '../rules.ts'

interface Rate {
  diputus: number
  hasil: { persen: number; bawah: number; atas: number } | null
}

const GROUPS = Object.keys(TRAINING_GROUPS) as TrainingGroup[]
const ROW = 26
const TICKS = [0, 25, 50, 75, 100]
const HEIGHT = GROUPS.length * ROW + 18

/**
 * Draws the pass rate of each group as a point on the bar of its 95 % interval, from 0 to 100 %. The words beside it say
 * the same, so readers of a screen skip it; the groups differ by shape and not by colour alone.
 */
export function IntervalBars({ of }: { of: Record<TrainingGroup, Rate> }) {
  const { palette } = useTheme()
  return (
    <Box aria-hidden sx={{ width: '100%', maxWidth: '30rem', my: 1 }}>
      <svg width="100%" height={HEIGHT} focusable="false">
        <title>Kelulusan dan selangnya</title>
        {TICKS.map((tick) => (
          <g key={tick}>
            <line
              x1={`${2 + tick * 0.96}%`}
              x2={`${2 + tick * 0.96}%`}
              y1={0}
              y2={HEIGHT - 16}
              stroke={palette.divider}
            />
            <text
              x={`${2 + tick * 0.96}%`}
              y={HEIGHT - 3}
              textAnchor={tick === 0 ? 'start' : tick === 100 ? 'end' : 'middle'}
              fontSize={11}
              fill={palette.text.secondary}
            >
              {writeNumber(tick)}%
            </text>
          </g>
        ))}
        {GROUPS.map((group, at) => {
          const { hasil } = of[group]
          return hasil ? <Interval key={group} hasil={hasil} isFirst={at === 0} y={at * ROW + ROW / 2} /> : null
        })}
      </svg>
    </Box>
  )
}

interface IntervalProps {
  hasil: NonNullable<Rate['hasil']>
  isFirst: boolean
  y: number
}

/** A thick bar with a disc for the body's own, a thin one with a square for the others. */
function Interval({ hasil: { persen, bawah, atas }, isFirst, y }: IntervalProps) {
  const { palette } = useTheme()
  const x = (value: number): string => `${2 + value * 0.96}%`
  const colour = isFirst ? palette.primary.main : palette.text.primary
  return (
    <g>
      <line
        x1={x(bawah)}
        x2={x(atas)}
        y1={y}
        y2={y}
        stroke={colour}
        strokeWidth={isFirst ? 8 : 3}
        opacity={isFirst ? 0.45 : 1}
      />
      {isFirst ? (
        <circle cx={x(persen)} cy={y} r={7} fill={colour} />
      ) : (
        <svg x={x(persen)} y={y - 6} width={12} height={12} overflow="visible">
          <title>Tempat lain</title>
          <rect x={-6} width={12} height={12} fill={colour} />
        </svg>
      )}
    </g>
  )
}
