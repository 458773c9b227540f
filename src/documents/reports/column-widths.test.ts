import { expect, test } from 'vitest'
import type { Measure } from '../../features/service/management-figures/rules.ts'
import { TABLES, type TableName } from '../../features/service/management-figures/table-rules.ts'
import { writtenFigure } from '../../features/service/management-figures/writing-rules.ts'
import { textWidth } from '../../lib/files/lettering.ts'
import { PAGE_WIDTH, widthsOf } from './column-widths.ts'

const LARGE = { rupiah: 1_234_567_890, persen: 100, hari: 123.5, banyak: 12_345 }
const LEAST_FOR_NAMES = 90

test.each(Object.keys(TABLES) as TableName[])(
  'no word of the table %s runs into the next column or off the page',
  (name) => {
    const columns = Object.values<Measure>(TABLES[name].ukuran).map((measure) => ({
      label: measure.label,
      figures: [writtenFigure(measure, LARGE[measure.kind])],
    }))
    const { widths, padding } = widthsOf(columns)
    for (const [at, { label, figures }] of columns.entries())
      for (const word of [...label.split(' '), ...figures])
        expect(textWidth(word, { weight: 600, size: 9 }) + 2 * padding, word).toBeLessThanOrEqual(widths[at] ?? 0)
    expect(PAGE_WIDTH - widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThanOrEqual(LEAST_FOR_NAMES)
  },
)
