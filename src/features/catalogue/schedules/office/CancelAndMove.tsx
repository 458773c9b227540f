import EventBusyIcon from '@mui/icons-material/EventBusyOutlined'
import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import { useRecordContext } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { TimeFields } from './ScheduleFields.tsx'

const cancellation = inputOf<'cancelSchedule'>()

const reason = <LongText source={cancellation('alasan')} isRequired />

/** Cancels or moves a schedule; both tell everyone who registered, with the reason. */
export function CancelAndMove() {
  const schedule = useRecordContext<Row<'listSchedule'>>()
  if (!schedule || schedule.cancelled_at) return null
  const { peserta: people, pemeliharaan, ...time } = schedule
  const what = pemeliharaan ? 'Kegiatan' : 'Jadwal'
  const consequence = people > 0 ? `${people} peserta diberi tahu lewat surat elektronik.` : 'Belum ada peserta.'
  const done = people > 0 ? ' dan peserta diberi tahu.' : '.'
  return (
    <>
      <TransitionForm
        label="Pindahkan"
        icon={<EventRepeatIcon />}
        call="moveSchedule"
        note={consequence}
        done={`${what} dipindahkan${done}`}
        begin={time}
      >
        <TimeFields />
        {reason}
      </TransitionForm>
      <TransitionForm
        weight="ending"
        label={`Batalkan ${what.toLowerCase()}`}
        icon={<EventBusyIcon />}
        call="cancelSchedule"
        note={`${consequence} ${what} yang dibatalkan tetap terlihat sebagai dibatalkan.`}
        done={`${what} dibatalkan${done}`}
      >
        {reason}
      </TransitionForm>
    </>
  )
}
