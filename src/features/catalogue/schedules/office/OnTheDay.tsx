import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined'
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import SummarizeIcon from '@mui/icons-material/SummarizeOutlined'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { type Answer, officeUrl, type Row } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { ProposedExaminers } from './ProposedExaminers.tsx'
import { ExaminersInput } from './ScheduleFields.tsx'

type Schedule = Row<'listSchedule'>
type Outcome = Answer<'assignForSchedule'>

const assignment = inputOf<'assignForSchedule'>()

/** The actions of the day itself: attendance, and for an exam its examiners. */
export function OnTheDay() {
  const schedule = useRecordContext<Schedule>()
  if (!schedule || schedule.cancelled_at) return null
  if (!schedule.pemeliharaan) return <ExamDay schedule={schedule} />
  return (
    <Button size="small" startIcon={<HowToRegIcon />} href={officeTo.participants(schedule.id)}>
      Peserta kegiatan
    </Button>
  )
}

/** Attendance, its sheet, and examiners for everybody at once. */
function ExamDay({ schedule }: { schedule: Schedule }) {
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <>
      <Button size="small" startIcon={<HowToRegIcon />} href={officeTo.attendance(schedule.id)}>
        Kehadiran
      </Button>
      {schedule.start_date ? (
        <Button size="small" startIcon={<SummarizeIcon />} href={officeTo.show('berita-acara', schedule.id)}>
          Berita acara
        </Button>
      ) : null}
      {schedule.start_date ? (
        <Button
          size="small"
          startIcon={<PictureAsPdfIcon />}
          href={officeUrl('getAttendanceSheet', { id: schedule.id })}
          target="_blank"
          rel="noopener"
        >
          Daftar hadir (PDF, tab baru)
        </Button>
      ) : null}
      <TransitionForm
        label="Tugaskan penguji"
        icon={<PersonAddIcon />}
        call="assignForSchedule"
        note="Penguji ini ditugaskan kepada semua peserta terjadwal; yang terhalang dilewati beserta sebabnya."
        done="Penugasan selesai."
        begin={{ examiner_ids: schedule.penguji }}
        then={setOutcome}
      >
        <ExaminersInput source={assignment('examiner_ids')} helperText="Mereka diberi tahu melalui email." />
        <ProposedExaminers scheduleId={schedule.id} source={assignment('examiner_ids')} />
      </TransitionForm>
      {outcome ? <AssignmentOutcome outcome={outcome} /> : null}
    </>
  )
}

const AssignmentOutcome = ({ outcome: { ditugaskan, dilewati } }: { outcome: Outcome }) => (
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
