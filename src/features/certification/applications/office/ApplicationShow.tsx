import { Box, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Show } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { CheckWindow, REST_OF_WINDOW } from '../../../../office/check/CheckWindow.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { DecidedNeeds } from '../../accommodations/office/parts/DecidedNeeds.tsx'
import { PastOfPerson } from '../../past-records/office/parts/PastOfPerson.tsx'
import { Applicant } from './Applicant.tsx'
import { ApplicationHead } from './ApplicationHead.tsx'
import { ApplicationSummary } from './ApplicationSummary.tsx'
import { Conversation } from './Conversation.tsx'
import { ExaminerPanel } from './ExaminerPanel.tsx'
import { Experience } from './parts/Experience.tsx'
import { SelfAssessments } from './parts/SelfAssessments.tsx'
import { Requirements } from './Requirements.tsx'
import { ApplicationEnds, ApplicationTransitions } from './transitions/ApplicationTransitions.tsx'
import { useMarks } from './use-marks.ts'
import { VERIFICATION } from './verification-queue.ts'

const BY = { pemohon: 'pemohon', petugas: 'petugas', sistem: 'sistem' } as const

/** Shows what has happened to an application, the newest first, and the person's past from before the portal. */
const Course = ({ application: { riwayat, user_id } }: { application: Answer<'getOfficeApplication'> }) => (
  <>
    <Box component="ol" sx={{ pl: 2.5 }}>
      {riwayat.map((entry) => (
        <Box component="li" key={`${entry.at}${entry.transition}`} sx={{ mb: 1.5 }}>
          <strong>{entry.label}</strong>
          {entry.dari !== entry.ke ? ` → ${entry.ke_label}` : ''}
          <Typography variant="body2" color="text.secondary">
            {momentText(entry.at)}, oleh {BY[entry.oleh]}
          </Typography>
          {entry.catatan ? <Typography sx={{ whiteSpace: 'pre-line' }}>{entry.catatan}</Typography> : null}
        </Box>
      ))}
    </Box>
    <PastOfPerson user_id={user_id} />
  </>
)

/** Shows what the applicant answered: experience, self-assessment, statements. */
function Given({ application }: { application: Answer<'getOfficeApplication'> }) {
  const { pernyataan, pengalaman, asesmen, kebutuhan_khusus, berkas } = application
  return (
    <>
      <FactList
        items={[
          ['Kebutuhan khusus', kebutuhan_khusus],
          ['Penyesuaian uji', kebutuhan_khusus ? <DecidedNeeds key="penyesuaian" id={application.id} /> : null],
          ['Tanda tangan', pernyataan?.tanda_tangan],
          ['Hubungan dengan penguji', pernyataan?.ada_hubungan ? pernyataan.hubungan : 'Tidak ada'],
        ]}
      />
      <Part>Pengalaman</Part>
      <Experience pengalaman={pengalaman} berkas={berkas} />
      <Part>Asesmen mandiri</Part>
      <SelfAssessments asesmen={asesmen} berkas={berkas} />
    </>
  )
}

const TABS = [
  ['berkas', 'Berkas'],
  ['ringkasan', 'Ringkasan', ApplicationSummary],
  ['isian', 'Isian', Given],
  ['orang', 'Pemohon', Applicant],
  ['penguji', 'Penguji', ExaminerPanel],
  ['pesan', 'Pesan', Conversation],
  ['riwayat', 'Riwayat', Course],
] as const

/** One application: what was written beside the documents, and the transitions that may be taken. */
export const ApplicationShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const application = useWhole<'getOfficeApplication'>('persyaratan')
  if (!application) return null
  const waits = application.tahap === 'diajukan' && application.can.return?.boleh === true
  return (
    <QueueProvider queue={VERIFICATION} id={application.id} waits={waits}>
      <Case key={application.id} record={application} />
    </QueueProvider>
  )
}

function Case({ record }: { record: Answer<'getOfficeApplication'> }) {
  const marks = useMarks(record)
  const { application } = marks
  const [shown, setShown] = useState<(typeof TABS)[number][0]>(
    application.tahap === 'diajukan' ? 'berkas' : 'ringkasan',
  )
  const [chosen, setChosen] = useState(
    () => record.persyaratan.find(({ status }) => status === 'belum_diperiksa')?.nama ?? record.persyaratan[0]?.nama,
  )
  const Part = TABS.find(([name]) => name === shown)?.[2]

  return (
    <CheckWindow
      fills={shown === 'berkas'}
      head={<ApplicationHead application={application} />}
      actions={<ApplicationTransitions marks={marks} choose={setChosen} />}
      below={<ApplicationEnds application={application} />}
    >
      <Tabs
        value={shown}
        onChange={(_event, name) => setShown(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Bagian permohonan"
        sx={TAB_ROW}
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
      <Box role="tabpanel" id="bagian" aria-labelledby={`bagian-${shown}`} sx={REST_OF_WINDOW}>
        {Part ? <Part application={application} /> : <Requirements marks={marks} chosen={chosen} choose={setChosen} />}
      </Box>
    </CheckWindow>
  )
}

const TAB_ROW = {
  flexShrink: 0,
  mb: 1,
  minHeight: 40,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTab-root': { minHeight: 40, py: 1 },
}
