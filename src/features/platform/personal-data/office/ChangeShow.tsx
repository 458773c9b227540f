import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import {
  Alert,
  Box,
  Chip,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { Show } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { CheckedCase, type Leading } from '../../../../office/check/CheckedCase.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { PersonLink } from '../../../../office/display/PersonLink.tsx'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { Evidence } from '../../files/office/parts/Evidence.tsx'
import { CHANGES } from './change-queue.ts'
import { CHANGE_WORDS } from './change-words.ts'

type Change = Answer<'getDataChange'>

/** One wish to change name, NIK or birth date: old and new beside the evidence. */
export const ChangeShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const change = useWhole<'getDataChange'>('perubahan')
  if (!change) return null
  const waits = change.status === 'diajukan'
  return (
    <QueueProvider queue={CHANGES} id={change.id} waits={waits}>
      <CheckedCase
        key={`${change.id} ${change.version}`}
        head={<Head change={change} />}
        label="Bukti"
        items={[
          {
            nama: 'Bukti perubahan',
            status: waits ? 'belum_diperiksa' : null,
            keadaan: CHANGE_WORDS[change.status],
            catatan: change.catatan,
          },
        ]}
        isChecking={waits}
        reasons={{ kind: 'data' }}
        factsOf={() => <Wanted change={change} />}
        documentOf={() => <Evidence file={change.berkas ?? undefined} fills />}
        leadsTo={{ fit: 'data diri diubah seperti yang diajukan.', unfit: 'perubahan ditolak dengan alasannya.' }}
        accept={(leading) => (waits ? <Approve {...leading} /> : null)}
        refuse={(leading, alasan) => (waits ? <Refuse {...leading} alasan={alasan} /> : null)}
      >
        <ToReissue sertifikat={change.sertifikat} />
      </CheckedCase>
    </QueueProvider>
  )
}

const Head = ({ change: { user_id, nama, email, status, created_at } }: { change: Change }) => (
  <>
    <Stack direction="row" useFlexGap sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="h2">
        <PersonLink id={user_id}>{nama}</PersonLink>
      </Typography>
      <Chip size="small" color="primary" label={CHANGE_WORDS[status]} />
      <Box sx={{ ml: { md: 'auto' } }}>
        <QueuePlace />
      </Box>
    </Stack>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {email} · diajukan {momentText(created_at)}
    </Typography>
  </>
)

/** The values as they are, as they should become, and the reason. */
const Wanted = ({ change: { perubahan, alasan } }: { change: Change }) => (
  <>
    <Table
      size="small"
      aria-label="Perubahan"
      sx={{ mb: 1, '& td, & th': { px: 1 }, '& td': { overflowWrap: 'anywhere' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Isian</TableCell>
          <TableCell>Sekarang</TableCell>
          <TableCell>Menjadi</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {perubahan.map(({ isian, lama, baru }) => (
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
    <FactList narrow items={[['Alasan', alasan]]} />
  </>
)

function ToReissue({ sertifikat }: Pick<Change, 'sertifikat'>) {
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

const Approve = (leading: Leading) => (
  <TransitionButton
    {...leading}
    label="Setujui"
    icon={<CheckCircleIcon />}
    passesOn
    call="decideDataChange"
    question="Data diri pemohon diubah sesuai pengajuan ini."
    values={{ setuju: true, catatan: null }}
    done="Perubahan disetujui."
  />
)

const Refuse = ({ alasan, ...leading }: Leading & { alasan: string }) => (
  <TransitionForm
    {...leading}
    label="Tolak"
    icon={<DoNotDisturbIcon />}
    passesOn
    call="decideDataChange"
    begin={{ catatan: alasan }}
    note="Pemohon menerima alasan ini."
    done="Perubahan ditolak."
    values={{ setuju: false }}
  >
    <ReasonInput kind="data" source="catatan" />
  </TransitionForm>
)
