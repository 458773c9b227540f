import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { type RaRecord, Show } from 'react-admin'
import { FactList } from '../../../../office/FactList.tsx'
import { momentText } from '../../../../office/moment.ts'
import { Part } from '../../../../office/Part.tsx'
import { useWhole } from '../../../../office/use-whole.ts'
import type { SampleAudit } from '../office-contract.ts'
import { SAMPLE_KINDS, SAMPLE_STATES } from '../rules.ts'
import { SampleSteps } from './SampleSteps.tsx'
import { ToldActivity, ToldReport } from './Told.tsx'

const COLORS = { menunggu: 'primary', sesuai: 'success', tidak_sesuai: 'warning' } as const

/** One audit: what was drawn, what is found, and what the holder told beside its evidence. */
export const SampleShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const sample = useWhole<SampleAudit & RaRecord>('diterima_oleh')
  if (!sample) return null
  const { nama, status, halangan, dapat_diaudit, report_id, maintenance_id } = sample
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{nama}</Typography>
        <Chip size="small" color={COLORS[status]} label={SAMPLE_STATES[status]} />
      </Stack>
      <Summary sample={sample} />
      {halangan ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {halangan}
        </Alert>
      ) : null}
      {dapat_diaudit ? <SampleSteps /> : null}
      <Found sample={sample} />
      {report_id === null ? null : <ToldReport id={report_id} />}
      {maintenance_id === null ? null : <ToldActivity id={maintenance_id} />}
    </Box>
  )
}

const Summary = ({ sample }: { sample: SampleAudit }) => {
  const { jenis, perihal, report_id, maintenance_id, drawn_at, diterima_oleh } = sample
  const page = report_id === null ? `kegiatan/${maintenance_id}` : `laporan-kinerja/${report_id}`
  return (
    <FactList
      items={[
        [
          SAMPLE_KINDS[jenis],
          <Link key="perihal" href={`/admin/${page}/show`}>
            {perihal}
          </Link>,
        ],
        ['Diterima dan terpilih acak', `${momentText(drawn_at)}, oleh ${diterima_oleh}`],
      ]}
    />
  )
}

function Found({ sample }: { sample: SampleAudit }) {
  const { status, catatan, audited_at, diaudit_oleh, usul_sanksi } = sample
  if (!audited_at) return null
  return (
    <>
      <Part>Hasil audit</Part>
      <FactList
        items={[
          ['Hasil', SAMPLE_STATES[status]],
          ['Diaudit', `${momentText(audited_at)}, oleh ${diaudit_oleh}`],
          ['Catatan', catatan],
          ...(status === 'tidak_sesuai' ? [['Usul sanksi', usul_sanksi ? PROPOSED : NOT_PROPOSED] as const] : []),
        ]}
      />
    </>
  )
}

const PROPOSED = 'Dibuat; petugas keputusan yang memutuskannya'
const NOT_PROPOSED = 'Tidak dibuat: perkara lain masih terbuka, atau tidak ada sertifikat yang berlaku'
