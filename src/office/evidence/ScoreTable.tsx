import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'

interface Score {
  unit: string
  metode: string
  nilai: number | null
  hasil: 'K' | 'BK' | null
  catatan: string
}

interface Props {
  /** Whose they are: names the table. */
  nama: string
  /** Rows and columns, in their order. */
  unit: string[]
  metode: string[]
  nilai: Score[]
}

/** What one examiner found, a row for each unit and a column for each method. */
export const ScoreTable = ({ nama, unit: units, metode, nilai }: Props) => (
  <Box role="region" aria-label={`Nilai ${nama}`} tabIndex={0} sx={{ overflowX: 'auto', mb: 2 }}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Unit</TableCell>
          {metode.map((each) => (
            <TableCell key={each} sx={{ minWidth: '8rem' }}>
              {each}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {units.map((unit) => (
          <TableRow key={unit}>
            <TableCell component="th" scope="row">
              {unit}
            </TableCell>
            {metode.map((each) => (
              <Found key={each} score={nilai.find((score) => score.unit === unit && score.metode === each)} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)

function Found({ score }: { score: Score | undefined }) {
  if (!score?.hasil) return <TableCell>-</TableCell>
  return (
    <TableCell sx={{ verticalAlign: 'top', color: score.hasil === 'BK' ? 'error.main' : 'text.primary' }}>
      <strong>{score.hasil}</strong>
      {score.nilai === null ? '' : ` (${score.nilai})`}
      {score.catatan ? (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
          {score.catatan}
        </Typography>
      ) : null}
    </TableCell>
  )
}
