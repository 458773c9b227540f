import { Link, Typography } from '@mui/material'
import { longDay } from '../../../../lib/day.ts'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { officeTo } from '../../../../office-paths.ts'
import { Needs } from '../../accommodations/office/parts/Needs.tsx'
import { AtTheDoor } from './parts/AtTheDoor.tsx'

interface Props {
  attendee: Answer<'getAttendee'>
  /** Among the people of one schedule, whose facts stand above, with what holds everybody back. */
  listed?: { said: string | null }
  /** Loads again, after something was recorded. */
  again: () => void
}

const ABSENCE = 'Peserta diberi tahu melalui email. Dengan bukti berhalangan, ia dapat dijadwalkan kembali.'

/** A candidate at the door of an exam. */
export function AttendeeCard({ attendee, listed, again }: Props) {
  const { id, nomor, skema, tanggal_uji, tuk, tahap, tahap_label, halangan } = attendee
  const isExpected = tahap === 'terjadwal' && halangan === null
  return (
    <AtTheDoor
      person={{ ...attendee, label: tahap_label }}
      record={{
        hadir: isExpected ? () => office.recordAttendance({ id, tahap }) : undefined,
        batal: tahap === 'diuji' ? () => office.undoAttendance({ id, tahap, alasan: '' }) : undefined,
        tidak_hadir: isExpected ? () => office.recordAbsence({ id, tahap }) : undefined,
      }}
      absence={ABSENCE}
      said={listed?.said ?? null}
      again={again}
    >
      <Typography variant="body2">
        <Link href={officeTo.show('permohonan', id)}>{nomor}</Link>
      </Typography>
      {listed ? null : (
        <>
          <Typography variant="body2">{skema}</Typography>
          <Typography variant="body2" color="text.secondary">
            {[tanggal_uji ? longDay(tanggal_uji) : 'Tanggal menyusul', tuk].filter(Boolean).join(', ')}
          </Typography>
        </>
      )}
      {attendee.penyesuaian ? (
        <Needs needs={attendee.penyesuaian} isHere={attendee.attended_at !== null} again={again} />
      ) : null}
    </AtTheDoor>
  )
}
