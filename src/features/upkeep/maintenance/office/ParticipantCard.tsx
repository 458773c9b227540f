import { Link, Typography } from '@mui/material'
import { AtTheDoor } from '../../../certification/examination/office/parts/AtTheDoor.tsx'
import type { Participant } from '../office-contract.ts'

interface Props {
  participant: Participant
  /** Asks anew, after something was noted. */
  again: () => void
}

const ABSENCE = 'Peserta diberi tahu melalui email, dan kegiatan ini tidak diakui baginya.'

/** Somebody at the door of an activity. */
export function ParticipantCard({ participant, again }: Props) {
  const { id, version, nama_kegiatan, waktu, no_sertifikasi, status_label, can } = participant
  return (
    <AtTheDoor
      person={{ ...participant, label: status_label }}
      may={can}
      path={`kegiatan/${id}`}
      seen={{ version }}
      absence={ABSENCE}
      again={again}
    >
      <Typography variant="body2">{no_sertifikasi}</Typography>
      <Typography variant="body2">
        <Link href={`/admin/kegiatan/${id}/show`}>{nama_kegiatan}</Link>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {waktu}
      </Typography>
    </AtTheDoor>
  )
}
