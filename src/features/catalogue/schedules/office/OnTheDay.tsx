import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined'
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import { ExaminersInput } from './ScheduleFields.tsx'

interface Outcome {
  ditugaskan: number
  dilewati: { peserta: string; penguji: string; halangan: string[] }[]
}

/** What belongs to the day itself: who is there, and for an exam who examines. */
export function OnTheDay() {
  const schedule = useRecordContext()
  if (!schedule || schedule['cancelled_at']) return null
  if (!schedule['pemeliharaan']) return <ExamDay schedule={schedule} />
  return (
    <Button size="small" startIcon={<HowToRegIcon />} href={`/admin/peserta-kegiatan?jadwal=${schedule.id}`}>
      Peserta kegiatan
    </Button>
  )
}

/** Attendance, its sheet, and examiners for everybody at once. */
function ExamDay({ schedule }: { schedule: RaRecord }) {
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button size="small" startIcon={<HowToRegIcon />} href={`/admin/kehadiran?jadwal=${schedule.id}`}>
          Kehadiran
        </Button>
        {schedule['start_date'] ? (
          <Button
            size="small"
            startIcon={<PictureAsPdfIcon />}
            href={`/admin-api/jadwal/${schedule.id}/daftar-hadir.pdf`}
            target="_blank"
            rel="noopener"
          >
            Daftar hadir (PDF, tab baru)
          </Button>
        ) : null}
        <StepForm
          label="Tugaskan penguji"
          icon={<PersonAddIcon />}
          step="penugasan"
          note="Penguji ini ditugaskan kepada semua peserta terjadwal; yang terhalang dilewati beserta sebabnya."
          done="Penugasan selesai."
          begin={{ examiner_ids: schedule['penguji'] } as unknown as RaRecord}
          then={(answer) => setOutcome(answer as unknown as Outcome)}
        >
          <ExaminersInput source="examiner_ids" helperText="Mereka diberi tahu melalui email." />
        </StepForm>
      </Stack>
      {outcome ? <Told outcome={outcome} /> : null}
    </>
  )
}

const Told = ({ outcome: { ditugaskan, dilewati } }: { outcome: Outcome }) => (
  <Alert severity={dilewati.length > 0 ? 'warning' : 'success'} sx={{ my: 1 }}>
    {ditugaskan} penugasan dibuat.
    {dilewati.length > 0 ? ` ${dilewati.length} dilewati:` : ''}
    <ul>
      {dilewati.map(({ peserta, penguji, halangan }) => (
        <li key={`${peserta}${penguji}`}>
          {penguji} untuk {peserta}: {halangan.join(' ')}
        </li>
      ))}
    </ul>
  </Alert>
)
