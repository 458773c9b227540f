import { Alert, Box, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { Show } from 'react-admin'
import { momentText } from '../../../../office/moment.ts'
import { useWhole } from '../../../../office/use-whole.ts'
import { Applicant } from './Applicant.tsx'
import { ApplicationSummary } from './ApplicationSummary.tsx'
import { ApplicationTransitions } from './ApplicationTransitions.tsx'
import { AtpaNotice } from './AtpaNotice.tsx'
import { Conversation } from './Conversation.tsx'
import { Course } from './Course.tsx'
import { ExaminerPanel } from './ExaminerPanel.tsx'
import { Given } from './Given.tsx'
import { RenewalNotice } from './RenewalNotice.tsx'
import { Requirements } from './Requirements.tsx'

const TABS = [
  ['berkas', 'Berkas', Requirements],
  ['isian', 'Isian', Given],
  ['orang', 'Pemohon', Applicant],
  ['penguji', 'Penguji', ExaminerPanel],
  ['pesan', 'Pesan', Conversation],
  ['riwayat', 'Riwayat', Course],
] as const

/** One application: each document beside its requirement, and the transitions that may be taken. */
export const ApplicationShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const application = useWhole<'getOfficeApplication'>('persyaratan')
  const [shown, setShown] = useState<(typeof TABS)[number][0]>('berkas')
  if (!application) return null
  const Part = TABS.find(([name]) => name === shown)?.[2] ?? Requirements
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <ApplicationSummary application={application} />
      {application.terlambat ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Target verifikasi {application.target} sudah lewat.
        </Alert>
      ) : null}
      {application.erased_at ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Isian dan berkas permohonan ini sudah dihapus sesuai masa simpan, {momentText(application.erased_at)}.
        </Alert>
      ) : null}
      <RenewalNotice application={application} />
      <AtpaNotice application={application} />
      <ApplicationTransitions application={application} />
      <Tabs
        value={shown}
        onChange={(_event, name) => setShown(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Bagian permohonan"
        sx={{ my: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map(([name, label]) => (
          <Tab
            key={name}
            value={name}
            id={`bagian-${name}`}
            aria-controls="bagian"
            label={name === 'pesan' && application.pesan_baru > 0 ? `${label} (${application.pesan_baru})` : label}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="bagian" aria-labelledby={`bagian-${shown}`}>
        <Part application={application} />
      </Box>
    </Box>
  )
}
