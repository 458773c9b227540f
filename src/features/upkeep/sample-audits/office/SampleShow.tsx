import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { SAMPLE_KINDS, SAMPLE_STATES } from '../rules.ts'
import { SampledCase } from './SampledCase.tsx'
import { SAMPLES } from './sample-queue.ts'

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
  const { id, version, dapat_diaudit } = sample
  return (
    <QueueProvider queue={SAMPLES} id={id} waits={dapat_diaudit}>
      <SampledCase key={`${id} ${version}`} sample={sample} head={<Head sample={sample} />}>
        <Finding sample={sample} />
      </SampledCase>
    </QueueProvider>
  )
}

const Head = ({ sample }: { sample: SampleAudit }) => (
  <>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
      <Typography variant="h2">{sample.nama}</Typography>
      <Chip size="small" color={COLORS[sample.status]} label={SAMPLE_STATES[sample.status]} />
      <Box sx={{ ml: 'auto' }}>
        <QueuePlace />
      </Box>
    </Stack>
    <Drawn sample={sample} />
    {sample.halangan ? (
      <Alert severity="info" sx={{ mb: 1 }}>
        {sample.halangan}
      </Alert>
    ) : null}
  </>
)

function Drawn({
  sample: { jenis, perihal, report_id, maintenance_id, drawn_at, accepted_by_name },
}: {
  sample: SampleAudit
}) {
  const page =
    report_id === null ? officeTo.show('kegiatan', maintenance_id) : officeTo.show('laporan-kinerja', report_id)
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {SAMPLE_KINDS[jenis]}: <Link href={page}>{perihal}</Link> · diterima dan terpilih acak {momentText(drawn_at)},
      oleh {accepted_by_name}
    </Typography>
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
