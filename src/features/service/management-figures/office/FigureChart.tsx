import { Box, useMediaQuery, useTheme } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { useId } from 'react'
import { writeNumber } from '../../../../lib/written-number.ts'
import type { Measure } from '../rules.ts'
import { tableRule } from '../table-rules.ts'
import type { CountedTable } from '../writing-rules.ts'
import { writtenFigure } from '../writing-rules.ts'

const MOST_BARS = 15
const MONTH = /^\d{4}-\d\d$/
const BAR_HEIGHT = 26
const AXES_HEIGHT = 84
/** Room for the names of rows: pixels, and the letters that they hold. */
const NAMES = { narrow: { width: 150, longest: 22 }, wide: { width: 290, longest: 44 } }

const short = (name: string, longest: number): string =>
  name.length > longest ? `${name.slice(0, longest - 1)}…` : name

/**
 * The first rows of a table as bars. The table beneath says the same in words, so readers of a screen skip the drawing;
 * series differ by pattern and not by colour alone, and motion follows the person's wish.
 */
export function FigureChart({ table: { tabel, baris } }: { table: CountedTable }) {
  const { palette, breakpoints } = useTheme()
  const { width, longest } = useMediaQuery(breakpoints.up('md')) ? NAMES.wide : NAMES.narrow
  const pattern = useId().replaceAll(':', '')
  const { chart, ukuran } = tableRule(tabel)
  // Of months the latest, of everything else what comes first.
  const rows = baris.every(({ kunci }) => MONTH.test(kunci)) ? baris.slice(-MOST_BARS) : baris.slice(0, MOST_BARS)
  const isCounted = rows.some(({ angka }) => chart?.some((name) => (angka[name] ?? 0) !== 0))
  if (!chart || rows.length < 2 || !isCounted) return null
  const colours = [palette.primary.main, `url(#${pattern}-lines)`, `url(#${pattern}-dots)`]
  const series = chart.flatMap((name, at) => {
    const measure = ukuran[name]
    if (!measure) return []
    return [
      {
        label: measure.label,
        data: rows.map(({ angka }) => angka[name] ?? null),
        valueFormatter: (figure: number | null) => writtenFigure(measure, figure),
        color: colours[at % colours.length] ?? palette.primary.main,
      },
    ]
  })
  const [first] = chart
  const measure = ukuran[first] ?? { label: '', kind: 'banyak' as const }
  return (
    <Box aria-hidden sx={{ maxWidth: '48rem', mb: 1 }}>
      <Patterns id={pattern} ink={palette.secondary.main} ground={palette.background.paper} />
      <BarChart
        layout="horizontal"
        height={rows.length * BAR_HEIGHT * Math.max(1, series.length * 0.7) + AXES_HEIGHT}
        yAxis={[
          {
            data: rows.map(({ kunci, nama }) => `${kunci}\n${nama}`),
            scaleType: 'band',
            width,
            valueFormatter: (value: string) => short(nameOf(value), longest),
          },
        ]}
        xAxis={[
          { min: 0, ...axisOf(measure), tickNumber: 4, valueFormatter: (figure: number) => axisWords(measure, figure) },
        ]}
        series={series}
        hideLegend={series.length < 2}
        grid={{ vertical: true }}
        disableKeyboardNavigation
      />
    </Box>
  )
}

/** Bars are told apart by their keys; two groups may have one name. */
const nameOf = (value: string): string => value.slice(value.indexOf('\n') + 1)

const MILLION = 1_000_000

/** Things are counted in whole numbers, and nothing is more than all of it. */
const axisOf = ({ kind }: { kind: Measure['kind'] }) => {
  if (kind === 'banyak') return { tickMinStep: 1 }
  return kind === 'persen' ? { max: 100 } : {}
}

const axisWords = (measure: { label: string; kind: Measure['kind'] }, figure: number): string =>
  measure.kind === 'rupiah' && figure >= MILLION
    ? `Rp${writeNumber(Math.round((figure / MILLION) * 10) / 10)} jt`
    : writtenFigure(measure, figure)

const Patterns = ({ id, ink, ground }: { id: string; ink: string; ground: string }) => (
  <svg width="0" height="0" aria-hidden="true" focusable="false" style={{ position: 'absolute' }}>
    <title>Pola</title>
    <defs>
      <pattern id={`${id}-lines`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill={ground} />
        <rect width="3" height="6" fill={ink} />
      </pattern>
      <pattern id={`${id}-dots`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill={ground} />
        <circle cx="3" cy="3" r="2" fill={ink} />
      </pattern>
    </defs>
  </svg>
)
