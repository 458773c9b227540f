import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { own } from '../../../../own-paths.ts'
import { mayDecide } from '../rules.ts'

type Claim = Answer<'getRecordClaim'>
type EarlierRecord = Claim['riwayat'][number]

const input = inputOf<'decideRecordClaim'>()

/** One claim: what the person typed and their identity card beside the records of the predecessor's system. */
export const ClaimShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const claim = useWhole<'getRecordClaim'>('riwayat')
  if (!claim) return null
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Claimant claim={claim} />
        <Records riwayat={claim.riwayat} isOver={claim.status === 'disetujui'} />
      </Box>
      {claim.status !== 'diajukan' && (
        <Typography sx={{ mt: 2 }}>
          {claim.status === 'disetujui' ? 'Sudah disetujui.' : `Ditolak: ${claim.catatan ?? ''}`}
        </Typography>
      )}
      <Decide status={claim.status} />
    </Box>
  )
}

const Claimant = ({ claim }: { claim: Claim }) => (
  <Box component="section" aria-labelledby="pemilik-akun">
    <Typography id="pemilik-akun" variant="h6" component="h2">
      Data diri pemilik akun
    </Typography>
    <FactList
      items={[
        ['Nama lengkap', claim.nama_lengkap],
        ['NIK', claim.nik],
        ['Nomor paspor', claim.no_paspor],
        ['Lahir', [claim.tempat_lahir, claim.tanggal_lahir].filter(Boolean).join(', ')],
        ['Email', claim.email],
        ['Diajukan', momentText(claim.created_at)],
      ]}
    />
    {claim.file_ktp === '' ? (
      <Alert severity="warning">Pindaian KTP sudah tidak ada; minta pemilik akun mengunggahnya lagi.</Alert>
    ) : (
      <Link href={own.file(claim.file_ktp)} target="_blank" rel="noopener">
        Buka KTP atau paspor (tab baru)
      </Link>
    )}
  </Box>
)

const Records = ({ riwayat, isOver }: { riwayat: EarlierRecord[]; isOver: boolean }) => (
  <Box component="section" aria-labelledby="riwayat-lama">
    <Typography id="riwayat-lama" variant="h6" component="h2">
      Riwayat dengan nomor identitas yang sama
    </Typography>
    {riwayat.length === 0 && (
      <Typography>
        {isOver ? 'Sudah dihubungkan dengan akun ini.' : 'Tidak ada lagi yang dapat dihubungkan.'}
      </Typography>
    )}
    <Stack component="ul" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {riwayat.map((record) => (
        <Box component="li" key={`${record.jenis} ${record.nomor}`} sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle1">
            {KINDS[record.jenis]} {record.nomor}
          </Typography>
          <Typography>
            {record.nama} <Agreement {...record} />
          </Typography>
          <Typography variant="body2">
            {[record.keterangan, record.email, record.telepon, record.alamat].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Stack>
  </Box>
)

const KINDS: Record<EarlierRecord['jenis'], string> = {
  sertifikat: 'Sertifikat',
  permohonan: 'Permohonan',
  invoice: 'Invoice',
}

const NAMES = {
  sama: { label: 'nama sama', color: 'success' },
  mirip: { label: 'nama mirip', color: 'warning' },
  berbeda: { label: 'nama berbeda', color: 'error' },
} as const

const Agreement = ({ nama_cocok, email_cocok }: EarlierRecord) => (
  <>
    <Chip size="small" variant="outlined" {...NAMES[nama_cocok]} />
    {email_cocok && <Chip size="small" variant="outlined" label="email sama" color="success" sx={{ ml: 0.5 }} />}
  </>
)

const Decide = ({ status }: Pick<Claim, 'status'>) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
    {mayDecide(status, 'disetujui') && (
      <TransitionButton
        label="Hubungkan"
        icon={<CheckCircleIcon />}
        call="decideRecordClaim"
        question="Nama dan tanggal lahir pada KTP sudah Anda cocokkan dengan riwayat ini. Riwayat dan sertifikatnya menjadi milik akun ini; alamat pada riwayat diberi tahu."
        values={{ setuju: true, catatan: null }}
        done="Riwayat dihubungkan."
      />
    )}
    {mayDecide(status, 'ditolak') && (
      <TransitionForm
        label="Tolak"
        icon={<DoNotDisturbIcon />}
        call="decideRecordClaim"
        note="Pemilik akun menerima alasan ini. Jangan sebut isi riwayatnya."
        done="Klaim ditolak."
        values={{ setuju: false }}
      >
        <LongText source={input('catatan')} isRequired />
      </TransitionForm>
    )}
  </Stack>
)
