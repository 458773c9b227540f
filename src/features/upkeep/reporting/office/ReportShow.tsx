import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { dayRange, longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { CheckedCase, type Leading } from '../../../../office/check/CheckedCase.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { PersonLink } from '../../../../office/display/PersonLink.tsx'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { REPORT_TRANSITIONS } from '../rules.ts'
import { ColleagueRoles } from './ColleagueRoles.tsx'
import { reportedDocuments } from './parts/reported-documents.tsx'
import { REPORTS } from './report-queue.ts'

type Report = Answer<'getOfficeReport'>

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
      <CheckedCase
        key={`${report.id} ${report.version}`}
        head={<Head report={report} />}
        {...reportedDocuments(report, { isChecking: report.dapat_diputus, keadaan: report.status_label })}
        reasons={{ kind: 'laporan', label: 'Catatan, tampil kepada pemegang' }}
        leadsTo={{
          fit: 'laporan diterima, dan dokumennya menjadi portofolio perpanjangan.',
          unfit: 'dikembalikan kepada pemegang untuk diperbaiki.',
        }}
        accept={(leading) => (report.dapat_diputus ? <AcceptReport {...leading} /> : null)}
        refuse={(leading, alasan) => (report.dapat_diputus ? <ReturnReport {...leading} alasan={alasan} /> : null)}
      >
        <Part>Kendala</Part>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{report.kendala || 'Tidak ada.'}</Typography>
        <ColleagueRoles report={report} />
        <Part>Riwayat</Part>
        <Course report={report} />
      </CheckedCase>
    </QueueProvider>
  )
}

const Head = ({ report }: { report: Report }) => (
  <>
    <Stack direction="row" useFlexGap sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="h2">
        <PersonLink id={report.user_id}>{report.nama}</PersonLink>, tahun ke-{report.ke}
      </Typography>
      <Chip size="small" color="primary" label={report.status_label} />
      {report.nihil ? <Chip size="small" variant="outlined" label="Nihil" /> : null}
      {report.terlambat ? <Chip size="small" color="warning" label="Terlambat" /> : null}
      <Box sx={{ ml: 'auto' }}>
        <QueuePlace />
      </Box>
    </Stack>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      <Link href={officeTo.show('sertifikat', report.certificate_id)}>{report.no_sertifikasi}</Link> ·{' '}
      {report.kualifikasi} · {dayRange(report.mulai, report.selesai)} · jatuh tempo {longDay(report.jatuh_tempo)} ·
      dikirim {momentText(report.submitted_at)}
    </Typography>
    {report.bertentangan ? (
      <Alert severity="warning" sx={{ mb: 1 }}>
        Peran pada dokumen ini berbeda menurut rekan. Bandingkan pada bagian Peran menurut rekan; ini catatan, bukan
        sanksi.
      </Alert>
    ) : null}
  </>
)

const Course = ({ report: { riwayat } }: { report: Report }) => (
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

const AcceptReport = (leading: Leading) => (
  <TransitionButton
    {...leading}
    label={REPORT_TRANSITIONS.accept.label}
    icon={<CheckCircleIcon />}
    call="acceptReport"
    passesOn
    question="Laporan tidak berubah lagi, dan dokumennya menjadi portofolio perpanjangan. Pemegang diberi tahu."
    done="Laporan diterima."
  />
)

/** Sends a report back, with what was noted beside its documents. */
const ReturnReport = ({ alasan, ...leading }: Leading & { alasan: string }) => (
  <TransitionForm
    {...leading}
    label={REPORT_TRANSITIONS.return.label}
    icon={<UndoIcon />}
    call="returnReport"
    passesOn
    begin={{ alasan }}
    note="Pemegang menerima alasan ini dan dapat memperbaiki laporannya."
    done="Laporan dikembalikan."
  >
    <ReasonInput kind="laporan" />
  </TransitionForm>
)
