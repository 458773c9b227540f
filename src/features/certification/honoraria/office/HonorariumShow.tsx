import CheckIcon from '@mui/icons-material/CheckOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import {
  Box,
  Button,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { Show, useRedirect } from 'react-admin'
import { longMonth } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { type Answer, officeUrl } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText, shortDay } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { HONORARIUM_STATES, LINE_KINDS, mayApprove } from '../rules.ts'

type Honorarium = Answer<'getHonorarium'>

/** Shows a statement and the actions that may be taken with it. */
export const HonorariumShow = () => (
  <Show actions={false}>
    <Statement />
  </Show>
)

/** Shows a statement as its examiner sees it. */
export const OwnHonorariumShow = () => (
  <Show actions={false}>
    <Statement isOwn />
  </Show>
)

function Statement({ isOwn = false }: { isOwn?: boolean }) {
  const one = useWhole<'getHonorarium'>('baris')
  if (!one) return null
  const pdf = isOwn ? officeUrl('getOwnHonorariumPdf', { id: one.id }) : officeUrl('getHonorariumPdf', { id: one.id })
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">
          {one.penguji}, {longMonth(one.bulan)}
        </Typography>
        <Chip
          size="small"
          color={one.status === 'diajukan' ? 'warning' : 'primary'}
          label={HONORARIUM_STATES[one.status]}
        />
      </Stack>
      <FactList
        items={[
          ['Disusun', `${momentText(one.proposed_at)}, oleh ${one.proposed_by_name}`],
          ['Disetujui', one.decided_at ? `${momentText(one.decided_at)}, oleh ${one.decided_by_name}` : null],
          ['Jumlah', formatRupiah(one.total)],
        ]}
      />
      <Part>Baris</Part>
      <Lines one={one} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
        <Button size="small" startIcon={<PictureAsPdfIcon />} href={pdf} target="_blank" rel="noopener">
          Rincian (PDF, tab baru)
        </Button>
        {isOwn || one.status !== 'diajukan' ? null : <Transitions one={one} />}
      </Stack>
    </Box>
  )
}

function Transitions({ one }: { one: Honorarium }) {
  const redirect = useRedirect()
  const isSecond = mayApprove(useMe().id, one)
  return (
    <>
      {isSecond ? (
        <TransitionButton
          label="Setujui"
          icon={<CheckIcon />}
          call="approveHonorarium"
          weight="main"
          question="Sesudah disetujui rincian ini tidak berubah lagi. Penyusun dan penguji tidak dapat menyetujuinya."
          done="Rincian disetujui."
        />
      ) : (
        <Typography sx={{ width: '100%' }}>Menunggu persetujuan petugas keuangan lain.</Typography>
      )}
      <TransitionButton
        label="Buang rincian"
        icon={<DeleteIcon />}
        call="dropHonorarium"
        weight="ending"
        question="Baris-barisnya dapat disusun lagi sesudah ini."
        done="Rincian dibuang."
        then={() => redirect('list', 'honorarium')}
      />
    </>
  )
}

/** A phone has no room for these columns: there the day stands above the description. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } }
const PHONE_ONLY = { display: { sm: 'none' }, color: 'text.secondary' }

const Lines = ({ one: { baris, total } }: { one: Honorarium }) => (
  <TableContainer>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell sx={WIDE_ONLY}>Tanggal</TableCell>
          <TableCell sx={WIDE_ONLY}>Jenis</TableCell>
          <TableCell>Uraian</TableCell>
          <TableCell align="right">Jumlah</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {baris.map(({ id, tanggal, jenis, uraian, jumlah }) => (
          <TableRow key={id}>
            <TableCell sx={WIDE_ONLY}>{shortDay(tanggal)}</TableCell>
            <TableCell sx={WIDE_ONLY}>{LINE_KINDS[jenis]}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={PHONE_ONLY}>
                {shortDay(tanggal)}, {LINE_KINDS[jenis].toLowerCase()}
              </Box>
              {uraian}
            </TableCell>
            <TableCell align="right">{formatRupiah(jumlah)}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell sx={WIDE_ONLY} colSpan={2} />
          <TableCell>Jumlah</TableCell>
          <TableCell align="right">{formatRupiah(total)}</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  </TableContainer>
)
