import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { writeNumber } from '../../../../../lib/written-number.ts'

interface Score {
  unit: string
  metode: string
  nilai: number | null
  hasil: 'K' | 'BK' | null
  catatan: string
}

interface Props {
  /** The examiner's name, which labels the table. */
  nama: string
  /** Rows and columns, in their order. */
  unit: string[]
  metode: string[]
  nilai: Score[]
}

/** Shows the scores by one examiner: a row for each unit, a column for each method, and notes below their unit. */
export const ScoreTable = ({ nama, unit: units, metode, nilai }: Props) => (
  <Box role="region" aria-label={`Nilai ${nama}`} tabIndex={0} sx={{ overflowX: 'auto', mb: 2 }}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Unit</TableCell>
          {metode.map((each) => (
            <TableCell key={each} sx={{ minWidth: '5.5rem' }}>
              {each}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {units.map((unit) => (
          <TableRow key={unit}>
            <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
              {unit}
              <Notes scores={nilai.filter((score) => score.unit === unit && score.catatan !== '')} />
            </TableCell>
            {metode.map((each) => (
              <FindingCell key={each} score={nilai.find((score) => score.unit === unit && score.metode === each)} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)

function FindingCell({ score }: { score: Score | undefined }) {
  if (!score?.hasil) return <TableCell>-</TableCell>
  return (
    <TableCell sx={{ verticalAlign: 'top', color: score.hasil === 'BK' ? 'error.main' : 'text.primary' }}>
      <strong>{score.hasil}</strong>
      {score.nilai === null ? '' : ` (${writeNumber(score.nilai)})`}
    </TableCell>
  )
}

function Notes({ scores }: { scores: Score[] }) {
  if (scores.length === 0) return null
  return (
    <Box component="details" sx={{ mt: 0.5, color: 'text.secondary' }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {scores.length === 1 ? 'Catatan' : `${scores.length} catatan`}
      </Typography>
      {scores.map(({ metode, catatan }) => (
        <Typography key={metode} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {metode}: {catatan}
        </Typography>
      ))}
    </Box>
  )
}
