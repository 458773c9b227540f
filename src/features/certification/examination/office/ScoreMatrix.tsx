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
import { findingIn } from '../scoring/sheet-rules.ts'
import { gridPlaceOf, moveByKey, type Place } from './grid-keys.ts'
import { Reasons } from './Reasons.tsx'
import { PassMark, ScoreCell } from './ScoreCell.tsx'
import type { Cell } from './use-sheet.ts'

interface Props {
  /** The rows and the columns; `cells` holds the first row, then the second. */
  unit: string[]
  metode: string[]
  cells: Cell[]
  least: number
  decimals: number
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
          {props.metode.map((each) => (
            <TableCell key={each} sx={{ width: '7rem', verticalAlign: 'top', lineHeight: 1.4 }}>
              {each}
              <PassMark metode={each} least={props.least} />
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
  const { unit, metode, row } = props
  const { controls, notes, reasons } = useUnit(props)
  return (
    <>
      <TableRow sx={{ '& > *': { verticalAlign: 'top', ...(reasons ? { borderBottom: 0 } : {}) } }}>
        <TableCell component="th" scope="row" sx={{ minWidth: '11rem' }}>
          {unit[row]}
          {notes}
        </TableCell>
        {controls.map((control, column) => (
          <TableCell key={metode[column]}>{control}</TableCell>
        ))}
      </TableRow>
      {reasons ? (
        <TableRow>
          <TableCell colSpan={metode.length + 1}>{reasons}</TableCell>
        </TableRow>
      ) : null}
    </>
  )
}

const Cards = (props: Whole) => props.unit.map((unit, row) => <UnitCard key={unit} {...props} row={row} />)

const CARD = { border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, mx: 0, mb: 2, minWidth: 0 }
const LINE = { display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center', minHeight: '3rem' }

function UnitCard(props: UnitProps) {
  const { unit, metode, row, least } = props
  const { controls, notes, reasons } = useUnit(props)
  return (
    <Box component="fieldset" sx={CARD}>
      <Typography component="legend" sx={{ fontWeight: 700, px: 0.5 }}>
        {unit[row]}
      </Typography>
      {controls.map((control, column) => (
        <Box key={metode[column]} sx={LINE}>
          <Typography variant="body2" component="div">
            {metode[column]}
            <PassMark metode={metode[column] ?? ''} least={least} />
          </Typography>
          {control}
        </Box>
      ))}
      {notes}
      {reasons}
    </Box>
  )
}

/** Builds the parts of one unit: a control for each method, the button for notes, and the cells to explain. */
function useUnit({ unit, metode, cells, row, least, decimals, onChange }: UnitProps) {
  const [isOpen, setOpen] = useState(false)
  const first = row * metode.length
  const own = cells.slice(first, first + metode.length)
  const explained = own.filter((cell) => isOpen || cell.catatan !== '' || findingIn(cell, least) === 'BK')
  const change = (cell: Cell, more: Partial<Cell>) => onChange(cells.indexOf(cell), more)
  return {
    controls: own.map((cell, column) => (
      <ScoreCell
        key={cell.metode}
        cell={cell}
        place={{ row, column }}
        least={least}
        decimals={decimals}
        onChange={(more) => change(cell, more)}
      />
    )),
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
