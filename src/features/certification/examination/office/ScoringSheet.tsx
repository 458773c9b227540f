import DoneAllIcon from '@mui/icons-material/DoneAllOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { type BlockCell, type BlockColumn, readWrittenBlock } from '../../../../lib/written-block.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import type { ExamMethod } from '../exam-content-rules.ts'
import { FINDING_KEYS, FINDINGS, type Finding, givesPoints, MOST_POINTS } from '../rules.ts'
import { changedCells, fillCompetent } from '../scoring/sheet-rules.ts'
import type { Place } from './grid-keys.ts'
import { ScoreMatrix } from './ScoreMatrix.tsx'
import { SheetBar } from './SheetBar.tsx'
import { type Cell, useSheet } from './use-sheet.ts'

/** The message about a change to many cells at once, or about why it was refused. */
interface Said {
  severity: 'info' | 'error'
  words: string
}

/** The scores of one examiner as a matrix of units by methods; they save themselves and are locked at the end. */
export function ScoringSheet({ scoring }: { scoring: Answer<'getScoring'> }) {
  const { unit, jenis_metode, batas_nilai_tulis, desimal_nilai_tulis } = scoring
  const sheet = useSheet(scoring)
  const { cells, change, changeAll, takeBack } = sheet
  const fromPaper = scoring.naskah?.unit ?? []
  const [said, setSaid] = useState<Said>()

  function replace(now: Cell[], words: string): void {
    changeAll(now)
    setSaid({ severity: 'info', words })
  }

  function fillAll(): void {
    const filled = fillCompetent(cells)
    const count = changedCells(filled, cells).length
    if (count > 0) replace(filled, `${count} sel kosong diisi kompeten.`)
    else
      setSaid({
        severity: 'info',
        words: 'Tidak ada sel kosong yang dapat diisi kompeten. Nilai ujian diisi dengan angka.',
      })
  }

  function paste(place: Place, text: string): void {
    const columns = jenis_metode.slice(place.column).map((method) => columnOf(method, desimal_nilai_tulis))
    const read = readWrittenBlock(text, { rows: unit.length - place.row, columns })
    const places = 'refusal' in read ? [] : placesOf(read.cells, { place, scoring, cells })
    const outside = places.find(({ at }) => at < 0)
    if ('refusal' in read || outside) {
      setSaid({ severity: 'error', words: 'refusal' in read ? read.refusal : (outside?.refusal ?? '') })
      return
    }
    const now = [...cells]
    for (const { at, value } of places) {
      const before = now[at]
      if (before && !(fromPaper.includes(before.unit) && givesPoints(before.jenis))) now[at] = writeInto(before, value)
    }
    replace(now, `${read.cells.length} sel diisi dari yang ditempel.`)
  }

  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, display: { xs: 'none', md: 'block' } }}>
        Pindah sel dengan panah, Tab, atau Enter. Tekan K untuk kompeten dan B untuk belum kompeten. Nilai dapat
        ditempel dari lembar kerja mulai dari sel yang dipilih.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" startIcon={<DoneAllIcon />} onClick={fillAll}>
          Semua kompeten
        </Button>
        {takeBack ? (
          <Button startIcon={<UndoIcon />} onClick={() => [takeBack(), setSaid(undefined)]}>
            Urungkan
          </Button>
        ) : null}
      </Stack>
      <div role="status">
        {said ? (
          <Alert severity={said.severity} onClose={() => setSaid(undefined)} sx={{ mb: 1, whiteSpace: 'pre-line' }}>
            {said.words}
          </Alert>
        ) : null}
      </div>
      <ScoreMatrix
        unit={unit}
        methods={jenis_metode}
        cells={cells}
        least={batas_nilai_tulis}
        decimals={desimal_nilai_tulis}
        fromPaper={fromPaper}
        onChange={change}
        onPaste={paste}
      />
      <SheetBar least={batas_nilai_tulis} sheet={sheet} />
    </Box>
  )
}

const columnOf = ({ metode: name, jenis }: ExamMethod, decimals: number): BlockColumn =>
  givesPoints(jenis)
    ? { name, bounds: { least: 0, most: MOST_POINTS, decimals } }
    : { name, words: FINDINGS, keys: FINDING_KEYS }

interface Pasted {
  /** The cell where the block begins. */
  place: Place
  scoring: Pick<Answer<'getScoring'>, 'unit' | 'metode'>
  cells: readonly Cell[]
}

/** Returns the cell of the sheet for each pasted one; -1 and a sentence where that unit is not examined by that method. */
const placesOf = (pasted: readonly BlockCell[], { place, scoring, cells }: Pasted) =>
  pasted.map(({ row, column, value }) => {
    const unit = scoring.unit[place.row + row]
    const metode = scoring.metode[place.column + column]
    const at = cells.findIndex((cell) => cell.unit === unit && cell.metode === metode)
    return { at, value, refusal: `${metode} tidak menguji unit ${unit}. Kosongkan selnya. Tidak ada sel yang diubah.` }
  })

const isFinding = (value: string): value is Finding => FINDINGS.some((each) => each === value)

/** Writes a pasted value into a cell and drops what was typed there. */
function writeInto({ typed: _typed, ...cell }: Cell, value: number | string): Cell {
  if (typeof value === 'number') return { ...cell, nilai: value }
  return isFinding(value) ? { ...cell, hasil: value } : cell
}
