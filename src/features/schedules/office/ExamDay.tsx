import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined'
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { StepForm } from '../../../office/screens/StepForm.tsx'
import { ExaminersInput } from './ScheduleFields.tsx'

interface Outcome {
  ditugaskan: number
  dilewati: { peserta: string; penguji: string; halangan: string[] }[]
}

/** What belongs to the day of an exam: attendance, its sheet, and examiners for everybody at once. */
export function ExamDay() {
  const schedule = useRecordContext()
  const [outcome, setOutcome] = useState<Outcome>()
  if (!schedule || schedule['cancelled_at']) return null
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
