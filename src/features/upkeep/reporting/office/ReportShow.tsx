import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { dayRange, longDay } from '../../../../lib/day.ts'
import { CheckedCase } from '../../../../office/check/CheckedCase.tsx'
import type { CheckItem } from '../../../../office/check/MarkList.tsx'
import type { Answer } from '../../../../office/client.ts'
import { momentText } from '../../../../office/moment.ts'
import { Part } from '../../../../office/Part.tsx'
import { PersonLink } from '../../../../office/PersonLink.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { useWhole } from '../../../../office/use-whole.ts'
import { officeTo } from '../../../../office-paths.ts'
import { Evidence } from '../../../platform/files/office/parts/Evidence.tsx'
import type { ReportDocument } from '../contract.ts'
import { ColleagueRoles } from './ColleagueRoles.tsx'
import { DocumentFacts } from './parts/DocumentFacts.tsx'
import { AcceptReport, ReturnReport } from './ReportTransitions.tsx'
import { REPORTS } from './report-queue.ts'

type Report = Answer<'getOfficeReport'>

interface ReportedItem extends CheckItem {
  /** Undefined: there was none that year. */
  dokumen: ReportDocument | undefined
}

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
        label="Dokumen yang dilaporkan"
        items={itemsOf(report)}
        isChecking={report.dapat_diputus}
        reasons={{ kind: 'laporan', label: 'Catatan, tampil kepada pemegang' }}
        factsOf={({ dokumen }) =>
          dokumen ? <DocumentFacts document={dokumen} narrow /> : <NilReason report={report} />
        }
        documentOf={({ dokumen }) => <Evidence file={report.berkas.find(({ id }) => id === dokumen?.bukti_id)} fills />}
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

/** The reported documents; without any there is the reason to look at. */
function itemsOf({ nihil, dokumen, dapat_diputus, status_label }: Report): ReportedItem[] {
  const waiting = { status: dapat_diputus ? ('belum_diperiksa' as const) : null, catatan: null, keadaan: status_label }
  if (nihil) return [{ nama: 'Laporan nihil', dokumen: undefined, ...waiting }]
  return dokumen.map((one, index) => ({
    nama: `${index + 1}. ${one.judul_dokumen}`,
    rincian: `Tahap ${one.tahap_dokumen}, ${one.tahun}`,
    dokumen: one,
    ...waiting,
  }))
}

const NilReason = ({ report }: { report: Report }) => (
  <>
    <Typography variant="body2" color="text.secondary">
      Alasan laporan nihil
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line' }}>{report.alasan_nihil}</Typography>
  </>
)

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
