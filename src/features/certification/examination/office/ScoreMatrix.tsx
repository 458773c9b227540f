import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { type ClipboardEvent, useState } from 'react'
import { isBlock } from '../../../../lib/written-block.ts'
import type { ExamMethod } from '../exam-content-rules.ts'
import { givesPoints } from '../rules.ts'
import { findingIn } from '../scoring/sheet-rules.ts'
import { gridPlaceOf, moveByKey, type Place } from './grid-keys.ts'
import { Reasons } from './Reasons.tsx'
import { PassMark, ScoreCell } from './ScoreCell.tsx'
import type { Cell } from './use-sheet.ts'

interface Props {
  /** The rows and the columns; a method that does not examine a unit has no cell there. */
  unit: string[]
  methods: readonly ExamMethod[]
  cells: Cell[]
  least: number
  decimals: number
  /** Units whose written cells are filled from the candidate's paper. */
  fromPaper: readonly string[]
  onChange: (at: number, more: Partial<Cell>) => void
  /** A block of cells that comes from a spreadsheet. */
  onPaste: (place: Place, text: string) => void
}

/** Units by methods, as a table; on a phone a card for each unit. */
export function ScoreMatrix({ onPaste, ...props }: Props) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))

  function paste(event: ClipboardEvent): void {
    const place = gridPlaceOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!place || (event.target instanceof HTMLInputElement && !isBlock(text))) return
    event.preventDefault()
    onPaste(place, text)
  }

  return (
    <Box onKeyDown={moveByKey} onPaste={paste}>
      {isWide ? <Matrix {...props} /> : <Cards {...props} />}
    </Box>
  )
}

type Whole = Omit<Props, 'onPaste'>
type UnitProps = Whole & { row: number }

const Matrix = (props: Whole) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small" sx={{ '& td, & th': { px: 1 } }}>
      <TableHead>
        <TableRow>
          <TableCell>Unit</TableCell>
          {props.methods.map(({ metode, jenis }) => (
            <TableCell key={metode} sx={{ width: '7rem', verticalAlign: 'top', lineHeight: 1.4 }}>
              {metode}
              <PassMark jenis={jenis} least={props.least} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {props.unit.map((unit, row) => (
          <UnitRows key={unit} {...props} row={row} />
        ))}
      </TableBody>
    </Table>
  </Box>
)

function UnitRows(props: UnitProps) {
  const { unit, methods, row } = props
  const { controls, notes, reasons } = useUnit(props)
  return (
    <>
      <TableRow sx={{ '& > *': { verticalAlign: 'top', ...(reasons ? { borderBottom: 0 } : {}) } }}>
        <TableCell component="th" scope="row" sx={{ minWidth: '11rem' }}>
          {unit[row]}
          {notes}
        </TableCell>
        {controls.map(({ method, control }) => (
          <TableCell key={method.metode}>{control ?? <NotExamined />}</TableCell>
        ))}
      </TableRow>
      {reasons ? (
        <TableRow>
          <TableCell colSpan={methods.length + 1}>{reasons}</TableCell>
        </TableRow>
      ) : null}
    </>
  )
}

const Cards = (props: Whole) => props.unit.map((unit, row) => <UnitCard key={unit} {...props} row={row} />)

const CARD = { border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, mx: 0, mb: 2, minWidth: 0 }
const LINE = { display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center', minHeight: '3rem' }

function UnitCard(props: UnitProps) {
  const { unit, row, least } = props
  const { controls, notes, reasons } = useUnit(props)
  return (
    <Box component="fieldset" sx={CARD}>
      <Typography component="legend" sx={{ fontWeight: 700, px: 0.5 }}>
        {unit[row]}
      </Typography>
      {controls.map(({ method: { metode, jenis }, control }) =>
        control ? (
          <Box key={metode} sx={LINE}>
            <Typography variant="body2" component="div">
              {metode}
              <PassMark jenis={jenis} least={least} />
            </Typography>
            {control}
          </Box>
        ) : null,
      )}
      {notes}
      {reasons}
    </Box>
  )
}

/** Builds the parts of one unit: a control for each method, the button for notes, and the cells to explain. */
function useUnit({ unit, methods, cells, row, least, decimals, fromPaper, onChange }: UnitProps) {
  const [isOpen, setOpen] = useState(false)
  const own = cells.filter((cell) => cell.unit === unit[row])
  const explained = own.filter((cell) => isOpen || cell.catatan !== '' || findingIn(cell, least) === 'BK')
  const change = (cell: Cell, more: Partial<Cell>) => onChange(cells.indexOf(cell), more)
  return {
    controls: methods.map((method, column) => {
      const cell = own.find(({ metode }) => metode === method.metode)
      const control = cell ? (
        <ScoreCell
          key={method.metode}
          cell={cell}
          place={{ row, column }}
          least={least}
          decimals={decimals}
          fixed={fromPaper.includes(cell.unit) && givesPoints(cell.jenis)}
          onChange={(more) => change(cell, more)}
        />
      ) : undefined
      return { method, control }
    }),
    notes: (
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={`Catatan: ${unit[row]}`}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: 'block', ml: -0.5 }}
      >
        Catatan
      </Button>
    ),
    reasons: explained.length > 0 ? <Reasons cells={explained} least={least} onChange={change} /> : null,
  }
}

/** Stands where a method does not examine a unit. */
const NotExamined = () => (
  <Typography variant="body2" color="text.secondary">
    Tidak diuji
  </Typography>
)
