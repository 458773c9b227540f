import { Alert, Box, MenuItem, Link as PlainLink, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useGetList } from 'react-admin'
import { office, type Row } from '../../../../office/calls/client.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { PendingChange } from '../../pending-changes/office/parts/PendingChange.tsx'
import { isEnding, ROOT_PATH, SIGNING_KINDS } from '../rules.ts'
import { P12Form } from './P12Form.tsx'
import { ProviderForm } from './ProviderForm.tsx'
import { SignerForm } from './SignerForm.tsx'
import { TokenForm } from './TokenForm.tsx'

const WAYS = {
  p12: { label: 'Berkas P12', Ask: P12Form },
  token: { label: 'Token atau HSM pada mesin portal (PKCS #11)', Ask: TokenForm },
  penyedia: { label: 'Penyedia daring (CSC API)', Ask: ProviderForm },
  sendiri: { label: 'Milik sistem ini', Ask: OwnForm },
}
type Way = keyof typeof WAYS

function OwnForm() {
  return (
    <SignerForm typed="" install={() => office.makeOwnSigner()}>
      {() => (
        <Typography>
          Sistem membuat sertifikat penandatangan yang baru dari otoritasnya sendiri, misalnya untuk kembali dari
          penyedia.
        </Typography>
      )}
    </SignerForm>
  )
}

/** The signer in force, until when, and what keeps it from signing. */
function SignerInForce() {
  const { data = [] } = useGetList<Row<'listSigningCertificate'>>('sertifikat-penandatangan', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'DESC' },
  })
  const now = data.find(({ jenis, retired_at }) => jenis !== 'akar' && retired_at === null)
  if (!now) return <Alert severity="info">Sertifikat pertama dibuat saat dokumen pertama ditandatangani.</Alert>
  const ends = isEnding({ valid_until: new Date(now.valid_until) }, new Date()) && now.jenis !== 'sendiri'
  return (
    <Alert severity={now.sebab_berhenti ? 'error' : ends ? 'warning' : 'success'}>
      {SIGNING_KINDS[now.jenis]}: {now.nama}, terbitan {now.penerbit}, berlaku sampai {shortMoment(now.valid_until)}.{' '}
      {now.sebab_berhenti && `${now.sebab_berhenti} Pasang lagi dengan PIN atau kata kunci yang benar. `}
      {ends && 'Pasang penggantinya sebelum itu. '}
      Selama penandatangan tidak dapat dipakai, dokumen menunggu dan dicoba lagi setiap lima menit; tidak ada yang
      terbit tanpa tanda tangan.
    </Alert>
  )
}

/** A certificate that waits for the second person. */
function WaitingSigner() {
  const { data = [] } = useGetList<Row<'listPendingChange'>>('perubahan-tertunda', {
    filter: { hal: 'penandatangan', terbuka: true },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  })
  return data.map((change) => <PendingChange key={change.id} change={change} />)
}

/** Puts a certificate in place, by one of four ways. */
export function InstallSigner() {
  const [way, setWay] = useState<Way>('p12')
  const { Ask } = WAYS[way]
  return (
    <Box sx={{ pt: 2, '& p': { mb: 1, maxWidth: '65ch' } }}>
      <Typography>
        Sertifikat, surat keterangan, hasil uji, dan surat sanksi ditandatangani secara elektronik. Selama lembaga belum
        memasang sertifikat dari penyelenggara (PSrE), sistem memakai sertifikat miliknya sendiri; akarnya dapat diunduh
        siapa pun di <PlainLink href={ROOT_PATH}>{ROOT_PATH}</PlainLink>. Tingkat dan stempel waktu diatur pada{' '}
        <Link to="/penandatanganan/1">Penandatanganan</Link>.
      </Typography>
      <SignerInForce />
      <WaitingSigner />
      <TextField
        select
        size="small"
        label="Pasang kunci dari"
        value={way}
        onChange={({ target }) => setWay(target.value as Way)}
        sx={{ mt: 2, width: '100%', maxWidth: 520 }}
      >
        {Object.entries(WAYS).map(([value, { label }]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Ask />
    </Box>
  )
}
