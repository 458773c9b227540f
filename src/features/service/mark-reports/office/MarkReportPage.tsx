import { Alert, Chip, Link, Typography } from '@mui/material'
import { Show, useResourceDefinitions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { own } from '../../../../own-paths.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { Words } from '../../quality/office/parts/Words.tsx'
import { isMarkOpen, MARK_ORIGINS, MARK_STATES } from '../rules.ts'
import { MarkTransitions } from './MarkTransitions.tsx'

type Report = Answer<'getMarkReport'>

/** A use of the mark by somebody else, on its way to its end. */
export const MarkReportPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const report = useWhole<'getMarkReport'>('uraian')
  if (!report) return null
  const { status, pemakai } = report
  const isOpen = isMarkOpen(status)
  return (
    <RecordPage
      title={pemakai}
      marks={<Chip size="small" color={isOpen ? 'warning' : 'success'} label={MARK_STATES[status]} />}
      actions={<MarkTransitions key="langkah" report={report} />}
      editable={isOpen}
    >
      {report.owner_id === null ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Belum ada penanggung jawab. Siapa yang mengambil langkah pertama menjadi penanggung jawabnya.
        </Alert>
      ) : null}
      <Facts report={report} />
      <Words title="Yang terlihat" words={report.uraian} />
      <File id={report.file_id} name={report.file_name} what="Bukti" />
      <Words title="Surat" words={report.surat} />
      <Words title="Jawaban" words={report.jawaban} />
      <File id={report.answer_file_id} name={report.answer_file_name} what="Berkas jawaban" />
      <Words title="Akhirnya" words={report.catatan} />
    </RecordPage>
  )
}

const Facts = ({ report }: { report: Report }) => (
  <FactList
    items={[
      ['Asal', MARK_ORIGINS[report.asal]],
      ['Terlihat di', report.tempat_terlihat],
      ['Terlihat pada', report.terlihat_pada === null ? null : longDay(report.terlihat_pada)],
      ['Nomor sertifikat', <CertificateOf key="sertifikat" report={report} />],
      ['Penanggung jawab', report.owner_name],
      ['Batas langkah berikutnya', isMarkOpen(report.status) ? longDay(report.batas) : null],
      ['Dilaporkan', reportedWords(report)],
      ['Surat dikirim', sentWords(report)],
      ['Jawaban dicatat', report.answered_at === null ? null : momentText(report.answered_at)],
      ['Diakhiri', doneWords(report.closed_at, report.closed_by_name)],
    ]}
  />
)

const reportedWords = ({ created_at, created_by_name }: Report): string | null =>
  created_by_name === null ? momentText(created_at) : doneWords(created_at, created_by_name)

function sentWords({ sent_at, sent_by_name, email }: Report): string | null {
  const done = doneWords(sent_at, sent_by_name)
  return done === null ? null : `${done}, ${email === null ? 'lewat pos' : `ke ${email}`}`
}

/** Leads to the certificate of the number where the body issued one and the reader may open it. */
function CertificateOf({ report: { no_sertifikasi, certificate_id, nama } }: { report: Report }) {
  const screens = useResourceDefinitions()
  if (certificate_id === null) return no_sertifikasi === '' ? '-' : `${no_sertifikasi}, tidak pernah terbit`
  const words = `${no_sertifikasi}, ${nama ?? ''}`
  if (screens['sertifikat'] === undefined) return words
  return (
    <Link component={RouterLink} to={`/sertifikat/${certificate_id}/show`}>
      {words}
    </Link>
  )
}

const File = ({ id, name, what }: { id: string | null; name: string | null; what: string }) =>
  id === null ? null : (
    <Typography sx={{ mt: 1 }}>
      <Link href={own.file(id)} target="_blank" rel="noopener">
        {what}: {name ?? 'berkas'} (tab baru)
      </Link>
    </Typography>
  )
