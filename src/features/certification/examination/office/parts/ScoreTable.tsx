import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
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

/** Shows the scores by one examiner: a row for each unit, a column for each method; on a phone a list of units. */
export function ScoreTable(props: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return isNarrow ? <ScoreList {...props} /> : <Matrix {...props} />
}

const notesOf = (unit: string, nilai: Score[]) => nilai.filter((score) => score.unit === unit && score.catatan !== '')

const ScoreList = ({ nama, unit: units, metode, nilai }: Props) => (
  <Box component="ul" aria-label={`Nilai ${nama}`} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
    {units.map((unit) => (
      <Box component="li" key={unit} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography sx={{ fontWeight: 600 }}>{unit}</Typography>
        {metode.map((each) => (
          <Box key={each} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2">{each}</Typography>
            <Finding score={nilai.find((score) => score.unit === unit && score.metode === each)} />
          </Box>
        ))}
        <Notes scores={notesOf(unit, nilai)} />
      </Box>
    ))}
  </Box>
)

const Matrix = ({ nama, unit: units, metode, nilai }: Props) => (
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
              <Notes scores={notesOf(unit, nilai)} />
            </TableCell>
            {metode.map((each) => (
              <TableCell key={each} sx={{ verticalAlign: 'top' }}>
                <Finding score={nilai.find((score) => score.unit === unit && score.metode === each)} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)

function Finding({ score }: { score: Score | undefined }) {
  if (!score?.hasil) return '-'
  return (
    <Box component="span" sx={{ color: score.hasil === 'BK' ? 'error.main' : 'text.primary' }}>
      <strong>{score.hasil}</strong>
      {score.nilai === null ? '' : ` (${writeNumber(score.nilai)})`}
    </Box>
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
