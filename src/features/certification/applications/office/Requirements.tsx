import { Alert, Box, Chip, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/client.ts'
import { FactList } from '../../../../office/FactList.tsx'
import { Evidence } from '../../../platform/files/office/parts/Evidence.tsx'
import { CheckFile } from './CheckFile.tsx'
import { WrittenIdentity } from './WrittenIdentity.tsx'

type Requirement = Answer<'getOfficeApplication'>['persyaratan'][number]

const STATES = {
  belum_diperiksa: { label: 'Belum diperiksa', color: 'default' },
  sesuai: { label: 'Sesuai', color: 'success' },
  perlu_perbaikan: { label: 'Perlu perbaikan', color: 'warning' },
} as const

/** Requirements that a paper about the person meets, however it was uploaded. */
const IDENTITY = /\b(KTP|paspor|identitas)\b/i

/** Each requirement with what was given for it; the chosen document stands beside. */
export function Requirements({ application }: { application: Answer<'getOfficeApplication'> }) {
  const { persyaratan } = application
  const [chosen, setChosen] = useState(
    () => persyaratan.find(({ status }) => status === 'belum_diperiksa')?.nama ?? persyaratan[0]?.nama,
  )
  const requirement = persyaratan.find(({ nama }) => nama === chosen)
  if (persyaratan.length === 0) return <Alert severity="info">Skema ini tidak meminta berkas.</Alert>
  const goOn = () => setChosen((now) => nextUnchecked(persyaratan, now) ?? now)
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' } }}>
      <List aria-label="Persyaratan" disablePadding>
        {persyaratan.map(({ nama, wajib, status }) => (
          <ListItem key={nama} disablePadding>
            <ListItemButton
              selected={nama === chosen}
              aria-current={nama === chosen ? 'true' : undefined}
              onClick={() => setChosen(nama)}
            >
              <ListItemText primary={nama} secondary={wajib ? 'Wajib' : 'Bila ada'} />
              {status ? (
                <Chip size="small" {...STATES[status]} />
              ) : (
                <Chip size="small" variant="outlined" label="Tidak ada" />
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {requirement ? <Document application={application} requirement={requirement} onChecked={goOn} /> : null}
    </Box>
  )
}

const nextUnchecked = (all: Requirement[], now: string | undefined): string | undefined =>
  all.find(({ nama, status }) => nama !== now && status === 'belum_diperiksa')?.nama

interface DocumentProps {
  application: Answer<'getOfficeApplication'>
  requirement: Requirement
  onChecked: () => void
}

function Document({ application, requirement, onChecked }: DocumentProps) {
  const { nama, keterangan, berkas, catatan_pemohon, catatan, pelatihan } = requirement
  const { orang } = application
  return (
    <Box component="section" aria-label={nama} sx={{ minWidth: 0 }}>
      <Typography variant="h2">{nama}</Typography>
      {keterangan ? <Typography color="text.secondary">{keterangan}</Typography> : null}
      {pelatihan && berkas ? (
        <FactList
          items={[
            ['Nomor sertifikat', pelatihan.no_sertifikat],
            ['Lembaga pelatihan', pelatihan.lembaga_pelatihan],
            ['Tanggal sertifikat', pelatihan.tanggal_sertifikat && longDay(pelatihan.tanggal_sertifikat)],
          ]}
        />
      ) : null}
      {berkas && orang && (berkas.jenis === 'ktp' || IDENTITY.test(nama)) ? <WrittenIdentity orang={orang} /> : null}
      {catatan_pemohon ? <Typography sx={{ mt: 1 }}>Catatan pemohon: {catatan_pemohon}</Typography> : null}
      {catatan ? <Typography sx={{ mt: 1 }}>Catatan petugas: {catatan}</Typography> : null}
      {berkas ? (
        <>
          <CheckFile
            key={`${nama}${berkas.id}`}
            application={application}
            requirement={requirement}
            onChecked={onChecked}
          />
          <Evidence file={berkas} />
        </>
      ) : (
        <Alert severity="info" sx={{ mt: 2 }}>
          Tidak ada berkas untuk persyaratan ini.
        </Alert>
      )}
    </Box>
  )
}
