import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { AnswerState } from '../../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../../office/calls/client.ts'
import { useAsked } from '../../../../../office/calls/use-asked.ts'
import { Part } from '../../../../../office/display/Part.tsx'
import { figureText, LEAST_ANSWERS, verdictText } from '../../statistics-rules.ts'

type Figures = Answer<'getItemStatistics'>['versi'][number]

interface Props {
  id: number
  /** The options of the newest version, by their place, where the item has some. */
  pilihan?: readonly { teks: string; benar: boolean }[]
  /** The version whose options these are. */
  versi?: number
}

/** Shows how an item did in exams; figures of too few answers are gray and say nothing of it. */
export function ItemStatistics({ id, pilihan = [], versi }: Props) {
  const { asked, again } = useAsked(`statistik soal ${id}`, () => office.getItemStatistics({ id }))
  return (
    <>
      <Part>Statistik</Part>
      <AnswerState asked={asked} again={again}>
        {(found) => (
          <>
            {found.versi.length === 0 ? <Typography>Soal ini belum pernah dijawab dalam ujian.</Typography> : null}
            {found.versi.map((one) => (
              <Box key={one.versi} sx={{ mb: 2 }}>
                <Version figures={one} />
                <Options figures={one} options={one.versi === versi ? pilihan : []} />
              </Box>
            ))}
          </>
        )}
      </AnswerState>
    </>
  )
}

/** The colour of figures that are too few to judge by. */
const toneOf = (jumlah: number): string => (jumlah < LEAST_ANSWERS ? 'text.disabled' : 'text.primary')

function Version({ figures }: { figures: Figures }) {
  const { versi, jumlah, kesukaran, daya_beda } = figures
  return (
    <Typography color={toneOf(jumlah)}>
      Versi {versi}: {jumlah} jawaban, tingkat kesukaran {figureText(kesukaran)}, daya beda {figureText(daya_beda)}.{' '}
      {verdictText(figures)}
    </Typography>
  )
}

function Options({
  figures: { pilihan, jumlah },
  options,
}: {
  figures: Figures
  options: NonNullable<Props['pilihan']>
}) {
  if (pilihan.length === 0) return null
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Pilihan jawaban">
      <Table size="small" sx={{ maxWidth: '44rem', '& td': { color: toneOf(jumlah) } }}>
        <TableHead>
          <TableRow>
            <TableCell>Pilihan</TableCell>
            <TableCell align="right">Dipilih</TableCell>
            <TableCell align="right">Rerata soal lain (%)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pilihan.map(({ pilihan: place, jumlah: count, rerata_sisa }) => (
            <TableRow key={place}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {options[place] ? options[place].teks : `Pilihan ke-${place + 1} menurut isi soal`}
                {options[place]?.benar ? ' (kunci)' : ''}
              </TableCell>
              <TableCell align="right">{count}</TableCell>
              <TableCell align="right">{figureText(rerata_sisa === null ? null : rerata_sisa * 100, 0)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
