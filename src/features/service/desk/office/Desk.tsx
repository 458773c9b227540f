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

/** The start page: today's exams, what waits for me and how soon, my cases, and below what else there is to know. */
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

type Shown = Answer<'getDesk'>

/** Only those that have something to say: the work of the day first, then what one looks at now and then. */
const Sections = ({ again, ...desk }: Shown & { again: () => void }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    <Work {...desk} />
    <Beside {...desk} again={again} />
  </Box>
)

/** Shows the work of the day. */
function Work({ pekerjaan_terhenti, ujian, antrean, kasus }: Shown) {
  const isExaminer = useMe().role === 'penguji'
  return (
    <Stack spacing={2}>
      {pekerjaan_terhenti ? <IdleJobs /> : null}
      {ujian.length > 0 ? (
        <Section title="Ujian hari ini">
          <Exams exams={ujian} isExaminer={isExaminer} />
        </Section>
      ) : null}
      <Section title="Menunggu Anda">
        <Queues queues={antrean} />
      </Section>
      {kasus.length > 0 ? (
        <Section title="Permohonan yang Anda tangani">
          <Cases cases={kasus} />
        </Section>
      ) : null}
    </Stack>
  )
}

/** Shows news beside the work; how the program fares comes last, and only to those who can do something about it. */
const Beside = ({ ekspor, berkas_terinfeksi, audit, again, ...program }: Shown & { again: () => void }) => (
  <Stack spacing={2}>
    {ekspor.length > 0 ? (
      <Section title="Data pribadi yang diekspor">
        <Exports exports={ekspor} onSeen={again} />
      </Section>
    ) : null}
    {berkas_terinfeksi.length > 0 ? (
      <Section title="Berkas dengan virus">
        <InfectedFiles files={berkas_terinfeksi} />
      </Section>
    ) : null}
    {audit.length > 0 ? (
      <Section title="Perubahan terbaru">
        <LatestChanges changes={audit} />
      </Section>
    ) : null}
    <Program {...program} />
  </Stack>
)

const Program = ({
  gangguan,
  cadangan,
  masa_simpan,
  pekerjaan,
}: Pick<Shown, 'gangguan' | 'cadangan' | 'masa_simpan' | 'pekerjaan'>) => (
  <>
    <Outages outages={gangguan} />
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
  </>
)

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
