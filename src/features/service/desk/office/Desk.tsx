import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { ReadinessCard } from '../../../platform/portal/office/parts/ReadinessCard.tsx'
import { Backups } from './Backups.tsx'
import { Cases } from './Cases.tsx'
import { Exams } from './Exams.tsx'
import { Exports } from './Exports.tsx'
import { IdleJobs } from './IdleJobs.tsx'
import { InfectedFiles } from './InfectedFiles.tsx'
import { JobTable } from './JobTable.tsx'
import { LatestChanges } from './LatestChanges.tsx'
import { Outages } from './Outages.tsx'
import { Queues } from './Queues.tsx'
import { Retention } from './Retention.tsx'

/** The start page: what waits for me and how soon, today's exams, my cases, what was changed last. */
export function Desk() {
  const me = useMe()
  return (
    <Box sx={{ py: 2 }}>
      <Title title="Meja kerja" />
      <Typography sx={{ mb: 2 }}>Selamat bekerja, {me.name}.</Typography>
      <Waiting call="getDesk" payload={{}}>
        {(desk, again) => <Sections {...desk} again={again} />}
      </Waiting>
      <ReadinessCard />
    </Box>
  )
}

/** Only those that have something to say. */
const Sections = ({ ekspor, again, ...desk }: Answer<'getDesk'> & { again: () => void }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    <Stack spacing={2}>
      {desk.pekerjaan_terhenti ? <IdleJobs /> : null}
      <Outages outages={desk.gangguan} />
      <Section title="Menunggu Anda">
        <Queues queues={desk.antrean} />
      </Section>
      {ekspor.length > 0 ? (
        <Section title="Data pribadi yang diekspor">
          <Exports exports={ekspor} onSeen={again} />
        </Section>
      ) : null}
      {desk.berkas_terinfeksi.length > 0 ? (
        <Section title="Berkas dengan virus">
          <InfectedFiles files={desk.berkas_terinfeksi} />
        </Section>
      ) : null}
    </Stack>
    <Beside {...desk} />
  </Box>
)

function Beside({ ujian, kasus, audit, masa_simpan, cadangan, pekerjaan }: Omit<Answer<'getDesk'>, 'ekspor'>) {
  const isExaminer = useMe().role === 'penguji'
  return (
    <Stack spacing={2}>
      {ujian.length > 0 ? (
        <Section title="Ujian hari ini">
          <Exams exams={ujian} isExaminer={isExaminer} />
        </Section>
      ) : null}
      {kasus.length > 0 ? (
        <Section title="Permohonan yang Anda tangani">
          <Cases cases={kasus} />
        </Section>
      ) : null}
      {audit.length > 0 ? (
        <Section title="Perubahan terbaru">
          <LatestChanges changes={audit} />
        </Section>
      ) : null}
      {cadangan ? (
        <Section title="Cadangan">
          <Backups {...cadangan} />
        </Section>
      ) : null}
      {masa_simpan ? (
        <Section title="Masa simpan data">
          <Retention {...masa_simpan} />
        </Section>
      ) : null}
      {pekerjaan.length > 0 ? (
        <Section title="Pekerjaan latar">
          <JobTable jobs={pekerjaan} />
        </Section>
      ) : null}
    </Stack>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section">
    <CardContent>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
)
