import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import type { Answer } from '../../../../office/client.ts'
import { FactList } from '../../../../office/FactList.tsx'
import { momentText } from '../../../../office/moment.ts'
import { Part } from '../../../../office/Part.tsx'
import { useWhole } from '../../../../office/use-whole.ts'
import { officeTo } from '../../../../office-paths.ts'
import { SAMPLE_KINDS, SAMPLE_STATES } from '../rules.ts'
import { SampledActivity, SampledReport } from './SampledMatter.tsx'
import { SampleTransitions } from './SampleTransitions.tsx'

type SampleAudit = Answer<'getSampleAudit'>

const COLORS = { menunggu: 'primary', sesuai: 'success', tidak_sesuai: 'warning' } as const

/** One audit: what was drawn, what was found, and what the holder submitted beside its evidence. */
export const SampleShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const sample = useWhole<'getSampleAudit'>('accepted_by_name')
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
      {dapat_diaudit ? <SampleTransitions /> : null}
      <Finding sample={sample} />
      {report_id === null ? null : <SampledReport id={report_id} />}
      {maintenance_id === null ? null : <SampledActivity id={maintenance_id} />}
    </Box>
  )
}

const Summary = ({ sample }: { sample: SampleAudit }) => {
  const { jenis, perihal, report_id, maintenance_id, drawn_at, accepted_by_name } = sample
  const page =
    report_id === null ? officeTo.show('kegiatan', maintenance_id) : officeTo.show('laporan-kinerja', report_id)
  return (
    <FactList
      items={[
        [
          SAMPLE_KINDS[jenis],
          <Link key="perihal" href={page}>
            {perihal}
          </Link>,
        ],
        ['Diterima dan terpilih acak', `${momentText(drawn_at)}, oleh ${accepted_by_name}`],
      ]}
    />
  )
}

function Finding({ sample }: { sample: SampleAudit }) {
  const { status, catatan, audited_at, audited_by_name, usul_sanksi } = sample
  if (!audited_at) return null
  return (
    <>
      <Part>Hasil audit</Part>
      <FactList
        items={[
          ['Hasil', SAMPLE_STATES[status]],
          ['Diaudit', `${momentText(audited_at)}, oleh ${audited_by_name}`],
          ['Catatan', catatan],
          ...(status === 'tidak_sesuai' ? [['Usul sanksi', usul_sanksi ? PROPOSED : NOT_PROPOSED] as const] : []),
        ]}
      />
    </>
  )
}

const PROPOSED = 'Dibuat; petugas keputusan yang memutuskannya'
const NOT_PROPOSED = 'Tidak dibuat: perkara lain masih terbuka, atau tidak ada sertifikat yang berlaku'
