import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { dayRange, longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/client.ts'
import { FactList } from '../../../../office/FactList.tsx'
import { momentText } from '../../../../office/moment.ts'
import { Part } from '../../../../office/Part.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { useWhole } from '../../../../office/use-whole.ts'
import { officeTo } from '../../../../office-paths.ts'
import { ColleagueRoles } from './ColleagueRoles.tsx'
import { ReportMatter } from './parts/ReportMatter.tsx'
import { ReportTransitions } from './ReportTransitions.tsx'
import { REPORTS } from './report-queue.ts'

/** One report: its documents beside their evidence, what colleagues say, and the decision. */
export const ReportShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const report = useWhole<'getOfficeReport'>('dokumen')
  if (!report) return null
  return (
    <QueueProvider queue={REPORTS} id={report.id} waits={report.status === 'diajukan'}>
      <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
        <Summary report={report} />
        <ReportMatter report={report} />
        <ColleagueRoles report={report} />
        <Part>Riwayat</Part>
        <Course report={report} />
        <ReportTransitions report={report} />
      </Box>
    </QueueProvider>
  )
}

const Summary = ({ report }: { report: Answer<'getOfficeReport'> }) => (
  <>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      <Typography variant="h2">
        {report.nama}, tahun ke-{report.ke}
      </Typography>
      <Chip size="small" color="primary" label={report.status_label} />
      {report.nihil ? <Chip size="small" variant="outlined" label="Nihil" /> : null}
      {report.terlambat ? <Chip size="small" color="warning" label="Terlambat" /> : null}
      <Box sx={{ ml: 'auto' }}>
        <QueuePlace />
      </Box>
    </Stack>
    {report.bertentangan ? (
      <Alert severity="warning" sx={{ mb: 2 }}>
        Peran pada dokumen ini berbeda menurut rekan. Bandingkan pada bagian Peran menurut rekan; ini catatan, bukan
        sanksi.
      </Alert>
    ) : null}
    <FactList
      items={[
        [
          'Sertifikat',
          <Link key="sertifikat" href={officeTo.show('sertifikat', report.certificate_id)}>
            {report.no_sertifikasi}
          </Link>,
        ],
        ['Kualifikasi', report.kualifikasi],
        ['Periode', dayRange(report.mulai, report.selesai)],
        ['Jatuh tempo', longDay(report.jatuh_tempo)],
        ['Dikirim', momentText(report.submitted_at)],
      ]}
    />
  </>
)

const Course = ({ report: { riwayat } }: { report: Answer<'getOfficeReport'> }) => (
  <Box component="ol" sx={{ pl: 2.5 }}>
    {riwayat.map(({ at, label, oleh, catatan }) => (
      <Box component="li" key={at} sx={{ mb: 1.5 }}>
        <strong>{label}</strong>
        <Typography variant="body2" color="text.secondary">
          {momentText(at)}, oleh {oleh}
        </Typography>
        {catatan ? <Typography sx={{ whiteSpace: 'pre-line' }}>{catatan}</Typography> : null}
      </Box>
    ))}
  </Box>
)
