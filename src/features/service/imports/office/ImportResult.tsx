import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { FactList } from '../../../../office/display/FactList.tsx'
import type { ImportOutcome } from './use-import.ts'

interface Props {
  outcome: ImportOutcome
  title: string
  busy: boolean
  onBringIn: () => void
}

/** Shows what an import would do or has done: counts, mistakes, and the button that imports the rows. */
export function ImportResult({ outcome, title, busy, onBringIn }: Props) {
  const { baris, diterima, sudah_ada, dimasukkan, jumlah_sebelum, jumlah_sesudah, jumlah_kesalahan } = outcome
  const severity = jumlah_kesalahan > 0 ? 'error' : dimasukkan ? 'success' : 'info'
  return (
    <Box sx={{ mt: 2 }}>
      <Alert severity={severity} sx={{ mb: 2 }}>
        {headline(outcome, title)}
      </Alert>
      <FactList
        items={[
          ['Baris', String(baris)],
          ['Baru', String(diterima)],
          ['Sudah ada', String(sudah_ada)],
          ['Kesalahan', String(jumlah_kesalahan)],
          ['Jumlah sebelum', String(jumlah_sebelum)],
          ['Jumlah sesudah', String(jumlah_sesudah)],
        ]}
      />
      {jumlah_kesalahan > 0 ? <ImportMistakes outcome={outcome} /> : null}
      {jumlah_kesalahan === 0 && !dimasukkan ? (
        <Button variant="contained" sx={{ mt: 2 }} disabled={busy || diterima === 0} onClick={onBringIn}>
          Masukkan {diterima} {title}
        </Button>
      ) : null}
    </Box>
  )
}

function headline({ jumlah_kesalahan, dimasukkan, diterima }: ImportOutcome, title: string): string {
  if (jumlah_kesalahan > 0) return 'Belum ada yang masuk. Perbaiki kesalahan di bawah ini, lalu pilih berkasnya lagi.'
  if (dimasukkan) return `${diterima} ${title} dimasukkan.`
  return diterima > 0
    ? 'Tidak ada kesalahan. Belum ada yang masuk.'
    : 'Semua baris sudah ada. Tidak ada yang perlu dimasukkan.'
}

/** Lists the rows that are wrong, and what is wrong in each. */
const ImportMistakes = ({ outcome: { kesalahan, jumlah_kesalahan } }: { outcome: ImportOutcome }) => (
  <>
    {jumlah_kesalahan > kesalahan.length ? (
      <Typography sx={{ mt: 2 }}>
        Ditampilkan {kesalahan.length} kesalahan pertama dari {jumlah_kesalahan}.
      </Typography>
    ) : null}
    <TableContainer tabIndex={0} aria-label="Baris yang salah">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Baris</TableCell>
            <TableCell>Kolom</TableCell>
            <TableCell>Kesalahan</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {kesalahan.map(({ baris, kolom, pesan }) => (
            <TableRow key={`${baris} ${kolom} ${pesan}`}>
              <TableCell>{baris}</TableCell>
              <TableCell>{kolom}</TableCell>
              <TableCell>{pesan}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </>
)
