import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import { Alert, Box, Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { type RaRecord, Show } from 'react-admin'
import { FactList } from '../../../../office/FactList.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { momentText } from '../../../../office/moment.ts'
import { StepButton } from '../../../../office/screens/StepButton.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import { useWhole } from '../../../../office/use-whole.ts'

interface Change extends RaRecord {
  status: 'diajukan' | 'disetujui' | 'ditolak'
  nama: string
  email: string
  alasan: string
  catatan: string | null
  created_at: string
  bukti: string
  perubahan: { isian: string; lama: string; baru: string }[]
  sertifikat: { id: number; no_sertifikasi: string }[]
}

/** One wish to change name, NIK or birth date: old beside new, with its evidence. */
export const ChangeShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const change = useWhole<Change>('perubahan')
  if (!change) return null
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <FactList
        items={[
          ['Nama', change.nama],
          ['Email', change.email],
          ['Diajukan', momentText(change.created_at)],
          ['Alasan', change.alasan],
          ['Catatan petugas', change.catatan],
        ]}
      />
      <Table size="small" aria-label="Perubahan" sx={{ my: 2 }}>
        <TableHead>
          <TableRow>
            <TableCell>Isian</TableCell>
            <TableCell>Sekarang</TableCell>
            <TableCell>Menjadi</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {change.perubahan.map(({ isian, lama, baru }) => (
            <TableRow key={isian}>
              <TableCell component="th" scope="row">
                {isian}
              </TableCell>
              <TableCell>{lama}</TableCell>
              <TableCell>{baru}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Link href={`/berkas/${change.bukti}`} target="_blank" rel="noopener">
        Buka bukti (tab baru)
      </Link>
      {change.status === 'diajukan' ? (
        <Decide />
      ) : (
        <Typography sx={{ mt: 2 }}>Sudah diputuskan: {change.status}.</Typography>
      )}
      <ToReissue change={change} />
    </Box>
  )
}

function ToReissue({ change: { sertifikat } }: { change: Change }) {
  if (sertifikat.length === 0) return null
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      Masih memuat nama lama; petugas keputusan mencetaknya ulang:{' '}
      {sertifikat.map(({ id, no_sertifikasi }) => (
        <Link key={id} href={`/admin/sertifikat/${id}/show`} sx={{ mr: 1 }}>
          {no_sertifikasi}
        </Link>
      ))}
    </Alert>
  )
}

const Decide = () => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
    <StepButton
      label="Setujui"
      icon={<CheckCircleIcon />}
      step="putuskan"
      question="Data diri pemohon diubah sesuai pengajuan ini."
      values={{ setuju: true, catatan: null }}
      done="Perubahan disetujui."
    />
    <StepForm
      label="Tolak"
      icon={<DoNotDisturbIcon />}
      step="putuskan"
      note="Pemohon menerima alasan ini."
      done="Perubahan ditolak."
      values={{ setuju: false }}
    >
      <LongText source="catatan" isRequired />
    </StepForm>
  </Stack>
)
