import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import { Alert, Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { ActionBar } from '../../../../office/ActionBar.tsx'
import type { Answer } from '../../../../office/client.ts'
import { FactList } from '../../../../office/FactList.tsx'
import { inputOf } from '../../../../office/fields.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { momentText } from '../../../../office/moment.ts'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useWhole } from '../../../../office/use-whole.ts'
import { officeTo } from '../../../../office-paths.ts'
import { own } from '../../../../own-paths.ts'
import { CHANGES } from './change-queue.ts'

const input = inputOf<'decideDataChange'>()

/** One wish to change name, NIK or birth date: old beside new, with its evidence. */
export const ChangeShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const change = useWhole<'getDataChange'>('perubahan')
  if (!change) return null
  return (
    <QueueProvider queue={CHANGES} id={change.id} waits={change.status === 'diajukan'}>
      <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
        <QueuePlace />
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
        <Link href={own.file(change.file_id)} target="_blank" rel="noopener">
          Buka bukti (tab baru)
        </Link>
        {change.status === 'diajukan' ? (
          <Decide />
        ) : (
          <Typography sx={{ mt: 2 }}>Sudah diputuskan: {change.status}.</Typography>
        )}
        <ToReissue sertifikat={change.sertifikat} />
      </Box>
    </QueueProvider>
  )
}

function ToReissue({ sertifikat }: Pick<Answer<'getDataChange'>, 'sertifikat'>) {
  if (sertifikat.length === 0) return null
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      Masih memuat nama lama; petugas keputusan mencetaknya ulang:{' '}
      {sertifikat.map(({ id, no_sertifikasi }) => (
        <Link key={id} href={officeTo.show('sertifikat', id)} sx={{ mr: 1 }}>
          {no_sertifikasi}
        </Link>
      ))}
    </Alert>
  )
}

const Decide = () => (
  <ActionBar>
    <TransitionButton
      label="Setujui"
      icon={<CheckCircleIcon />}
      weight="main"
      passesOn
      call="decideDataChange"
      question="Data diri pemohon diubah sesuai pengajuan ini."
      values={{ setuju: true, catatan: null }}
      done="Perubahan disetujui."
    />
    <TransitionForm
      label="Tolak"
      icon={<DoNotDisturbIcon />}
      passesOn
      call="decideDataChange"
      note="Pemohon menerima alasan ini."
      done="Perubahan ditolak."
      values={{ setuju: false }}
    >
      <LongText source={input('catatan')} isRequired />
    </TransitionForm>
  </ActionBar>
)
