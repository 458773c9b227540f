import ListIcon from '@mui/icons-material/ListAltOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button, GlobalStyles, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { dayRange } from '../../../../../lib/day.ts'
import type { Answer } from '../../../../../office/calls/client.ts'
import { Waiting } from '../../../../../office/calls/Waiting.tsx'
import { useMe } from '../../../../../office/session/me-context.ts'

type Exam = Answer<'getPaperDistribution'>

/** While the list is open, paper shows the list alone. */
const ONLY_THIS = (
  <GlobalStyles
    styles={{
      '.printed-distribution': { display: 'none' },
      '@media print': {
        'body > :not(.printed-distribution)': { display: 'none !important' },
        '.printed-distribution': { display: 'block' },
      },
    }}
  />
)

interface Props {
  schedule: number
  /** By which call the reader may see it. */
  call: 'getPaperDistribution' | 'getOwnPaperDistribution'
}

/** Shows who gets which paper of a written exam; read only where somebody asks for it, as that is recorded. */
export function PaperDistribution({ schedule, call }: Props) {
  const [open, setOpen] = useState(false)
  const { permissions } = useMe()
  const isOwn = call === 'getOwnPaperDistribution'
  if (!(isOwn || (permissions.includes('verifikasi') && !permissions.includes('soal')))) return null
  if (!open)
    return (
      <Button size="small" startIcon={<ListIcon />} onClick={() => setOpen(true)}>
        Daftar pembagian naskah
      </Button>
    )
  return (
    <Waiting call={call} payload={{ id: schedule }}>
      {(exam) => (exam.pembagian.length === 0 ? <None /> : <Listed exam={exam} />)}
    </Waiting>
  )
}

const None = () => <Typography>Ujian ini belum punya lembar: naskahnya belum dipasang.</Typography>

const Listed = ({ exam }: { exam: Exam }) => (
  <Box sx={{ my: 2 }}>
    <Button size="small" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
      Cetak daftar pembagian
    </Button>
    <People exam={exam} />
    {ONLY_THIS}
    {createPortal(
      <Box
        className="printed-distribution"
        sx={{ color: '#000', bgcolor: '#fff', p: 2, '& th, & td': { color: '#000' } }}
      >
        <Typography sx={{ mb: 1 }}>
          RAHASIA. Daftar pembagian naskah: {exam.skema}, {dayRange(exam.start_date, exam.end_date)}. Simpan terpisah
          dari lembar jawaban.
        </Typography>
        <People exam={exam} />
      </Box>,
      document.body,
    )}
  </Box>
)

const People = ({ exam: { pembagian } }: { exam: Exam }) => (
  <Table size="small" aria-label="Daftar pembagian naskah">
    <TableHead>
      <TableRow>
        <TableCell>Nama</TableCell>
        <TableCell>Nomor</TableCell>
        <TableCell>Naskah</TableCell>
        <TableCell>Kode lembar</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {pembagian.map(({ user_training_id, nama, nomor, naskah_kode, kode }) => (
        <TableRow key={user_training_id}>
          <TableCell>{nama}</TableCell>
          <TableCell>{nomor}</TableCell>
          <TableCell>{naskah_kode}</TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{kode}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
