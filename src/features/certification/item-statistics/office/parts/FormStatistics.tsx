import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { AnswerState } from '../../../../../office/calls/AnswerState.tsx'
import { type Answer, office, officeUrl } from '../../../../../office/calls/client.ts'
import { useAsked } from '../../../../../office/calls/use-asked.ts'
import { FactList } from '../../../../../office/display/FactList.tsx'
import { Part } from '../../../../../office/display/Part.tsx'
import { officeTo } from '../../../../../office-paths.ts'
import { figureText, LEAST_ANSWERS, TOO_FEW, verdictText } from '../../statistics-rules.ts'

type Statistics = Answer<'getFormStatistics'>

/** Shows how a form and its items did in exams; figures of too few answers are gray and say nothing of them. */
export function FormStatistics({ id }: { id: number }) {
  const { asked, again } = useAsked(`statistik naskah ${id}`, () => office.getFormStatistics({ id }))
  return (
    <>
      <Part>Statistik naskah</Part>
      <AnswerState asked={asked} again={again}>
        {(statistics) =>
          statistics.jumlah === 0 ? (
            <Typography>Belum ada lembar jawaban naskah ini yang selesai dinilai.</Typography>
          ) : (
            <>
              <Whole statistics={statistics} />
              <Items statistics={statistics} />
              <Button
                size="small"
                variant="outlined"
                startIcon={<PrintIcon />}
                component="a"
                href={officeUrl('getFormStatisticsPdf', { id })}
                target="_blank"
                rel="noopener"
              >
                Cetak statistik
              </Button>
            </>
          )
        }
      </AnswerState>
    </>
  )
}

const toneOf = (jumlah: number): string => (jumlah < LEAST_ANSWERS ? 'text.disabled' : 'text.primary')

const Whole = ({ statistics: { jumlah, rerata, simpangan_baku, alfa, galat_baku } }: { statistics: Statistics }) => (
  <Box sx={{ color: toneOf(jumlah) }}>
    <FactList
      items={[
        ['Jawaban', jumlah < LEAST_ANSWERS ? `${jumlah}, ${TOO_FEW}` : jumlah],
        ['Rerata', figureText(rerata)],
        ['Simpangan baku', figureText(simpangan_baku)],
        ['Keandalan (alfa Cronbach)', figureText(alfa)],
        ['Galat baku pengukuran', figureText(galat_baku)],
      ]}
    />
  </Box>
)

const Items = ({ statistics: { butir } }: { statistics: Statistics }) => (
  <Box sx={{ overflowX: 'auto', mb: 1 }} tabIndex={0} role="group" aria-label="Statistik soal">
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>No.</TableCell>
          <TableCell>Soal</TableCell>
          <TableCell align="right">Jawaban</TableCell>
          <TableCell align="right">Kesukaran</TableCell>
          <TableCell align="right">Daya beda</TableCell>
          <TableCell>Putusan</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {butir.map((one) => (
          <TableRow key={one.nomor} sx={{ '& td': { color: toneOf(one.jumlah) } }}>
            <TableCell>{one.nomor}</TableCell>
            <TableCell>
              <a href={officeTo.show('soal', one.item_id)}>
                Soal {one.item_id} versi {one.versi}
              </a>
            </TableCell>
            <TableCell align="right">{one.jumlah}</TableCell>
            <TableCell align="right">{figureText(one.kesukaran)}</TableCell>
            <TableCell align="right">{figureText(one.daya_beda)}</TableCell>
            <TableCell>{verdictText(one)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)
