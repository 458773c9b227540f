import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import type { Answer } from '../../../../office/client.ts'
import { useMe } from '../../../../office/me-context.ts'
import { Waiting } from '../../../../office/Waiting.tsx'
import { ReadinessCard } from '../../../platform/portal/office/parts/ReadinessCard.tsx'
import { Backups } from './Backups.tsx'
import { Chart } from './Chart.tsx'
import { Exports } from './Exports.tsx'
import { InfectedFiles } from './InfectedFiles.tsx'
import { JobTable } from './JobTable.tsx'
import { LatestChanges } from './LatestChanges.tsx'
import { Outages } from './Outages.tsx'
import { Queues } from './Queues.tsx'
import { Retention } from './Retention.tsx'

/** The start page: what waits for me, how it goes, what was changed last. */
export function Desk() {
  const me = useMe()
  return (
    <Box sx={{ py: 2 }}>
      <Title title="Meja kerja" />
      <Typography sx={{ mb: 2 }}>Selamat bekerja, {me.name}.</Typography>
      <ReadinessCard />
      <Waiting call="getDesk" payload={{}}>
        {(desk, again) => <Sections {...desk} again={again} />}
      </Waiting>
    </Box>
  )
}

const monthOf = ({ bulan }: { bulan: string }): string => bulan

const Sections = ({
  antrean,
  grafik,
  audit,
  ekspor,
  pekerjaan,
  gangguan,
  berkas_terinfeksi,
  masa_simpan,
  cadangan,
  again,
}: Answer<'getDesk'> & { again: () => void }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <Stack spacing={2}>
      <Outages outages={gangguan} />
      {ekspor.length > 0 ? (
        <Section title="Data pribadi yang diekspor">
          <Exports exports={ekspor} onSeen={again} />
        </Section>
      ) : null}
      <Section title="Menunggu Anda">
        <Queues queues={antrean} />
      </Section>
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
    </Stack>
    <Section title="Dua belas bulan terakhir">
      <Stack spacing={3}>
        <Chart title="Permohonan" months={grafik.map(monthOf)} counts={grafik.map(({ permohonan }) => permohonan)} />
        <Chart title="Akun baru" months={grafik.map(monthOf)} counts={grafik.map(({ akun }) => akun)} />
        <Chart title="Artikel terbit" months={grafik.map(monthOf)} counts={grafik.map(({ artikel }) => artikel)} />
      </Stack>
    </Section>
    {masa_simpan ? (
      <Section title="Masa simpan data">
        <Retention {...masa_simpan} />
      </Section>
    ) : null}
    {cadangan ? (
      <Section title="Cadangan">
        <Backups {...cadangan} />
      </Section>
    ) : null}
    {pekerjaan.length > 0 ? (
      <Section title="Pekerjaan latar" wide>
        <JobTable jobs={pekerjaan} />
      </Section>
    ) : null}
  </Box>
)

const Section = ({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <Card component="section" sx={wide ? { gridColumn: '1 / -1' } : {}}>
    <CardContent>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
)
