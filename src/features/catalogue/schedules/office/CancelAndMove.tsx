import EventBusyIcon from '@mui/icons-material/EventBusyOutlined'
import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import { Stack } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import { TimeFields } from './ScheduleFields.tsx'

const reason = <LongText source="alasan" isRequired />

/** Both tell everyone who registered, with the reason. */
export function CancelAndMove() {
  const schedule = useRecordContext()
  if (!schedule || schedule['cancelled_at']) return null
  const people = Number(schedule['peserta'])
  const what = schedule['pemeliharaan'] ? 'Kegiatan' : 'Jadwal'
  const told = people > 0 ? `${people} peserta diberi tahu lewat surat elektronik.` : 'Belum ada peserta.'
  const done = people > 0 ? ' dan peserta diberi tahu.' : '.'
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <StepForm
        label="Pindahkan"
        icon={<EventRepeatIcon />}
        step="pindahkan"
        note={told}
        done={`${what} dipindahkan${done}`}
        begin={schedule}
      >
        <TimeFields />
        {reason}
      </StepForm>
      <StepForm
        label={`Batalkan ${what.toLowerCase()}`}
        icon={<EventBusyIcon />}
        step="batalkan"
        note={`${told} ${what} yang dibatalkan tetap terlihat sebagai dibatalkan.`}
        done={`${what} dibatalkan${done}`}
      >
        {reason}
      </StepForm>
    </Stack>
  )
}
