import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import type { Answer } from '../../../../../office/calls/client.ts'
import { inputOf } from '../../../../../office/calls/fields.ts'
import { LongText } from '../../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../../office/screens/TransitionForm.tsx'
import { transitionRule } from '../../transitions/rules.ts'
import { ScheduleChoice } from './ScheduleChoice.tsx'

const readmission = inputOf<'readmit'>()
const reopening = inputOf<'reopenScores'>()

/** From the door of the exam room to the decision: what may be done now. */
export function ExamTransitions({
  application: { can, schedule_id },
}: {
  application: Answer<'getOfficeApplication'>
}) {
  return (
    <>
      {can.attend?.boleh ? (
        <TransitionButton
          label={transitionRule('attend').label}
          icon={<HowToRegIcon />}
          call="recordAttendance"
          question="Peserta hadir dan mengikuti uji."
          done="Kehadiran dicatat."
        />
      ) : null}
      {can.unattend?.boleh ? (
        <TransitionForm
          label={transitionRule('unattend').label}
          icon={<UndoIcon />}
          call="undoAttendance"
          note="Peserta kembali terjadwal. Pada hari yang sama alasan boleh dikosongkan; sesudahnya wajib, dan tercatat pada catatan audit."
          done="Catatan hadir dibatalkan."
        >
          <LongText source={inputOf<'undoAttendance'>()('alasan')} />
        </TransitionForm>
      ) : null}
      {can.miss?.boleh ? (
        <TransitionButton
          label={transitionRule('miss').label}
          icon={<PersonOffIcon />}
          call="recordAbsence"
          question="Peserta diberi tahu. Dengan bukti berhalangan, ia dapat dijadwalkan kembali."
          done="Ketidakhadiran dicatat."
        />
      ) : null}
      {can.readmit?.boleh ? (
        <TransitionForm
          label={transitionRule('readmit').label}
          icon={<EventRepeatIcon />}
          call="readmit"
          note="Untuk peserta yang berhalangan dengan bukti. Peserta menerima jadwal baru beserta alasan ini."
          done="Peserta dijadwalkan kembali."
        >
          <ScheduleChoice now={schedule_id} />
          <LongText source={readmission('alasan')} isRequired />
        </TransitionForm>
      ) : null}
      {can.reopen?.boleh ? (
        <TransitionForm
          label={transitionRule('reopen').label}
          icon={<LockOpenIcon />}
          call="reopenScores"
          note="Kunci penilaian semua penguji dibuka. Penguji diberi tahu alasan ini, dan alasan tercatat pada catatan audit."
          done="Penilaian dibuka kembali."
        >
          <LongText source={reopening('alasan')} isRequired />
        </TransitionForm>
      ) : null}
    </>
  )
}
