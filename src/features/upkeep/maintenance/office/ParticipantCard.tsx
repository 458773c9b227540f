import { Link, Typography } from '@mui/material'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { officeTo } from '../../../../office-paths.ts'
import { AtTheDoor } from '../../../certification/examination/office/parts/AtTheDoor.tsx'

interface Props {
  participant: Answer<'getActivityParticipant'>
  /** Among the people of one schedule, whose facts stand above, with what holds everybody back. */
  listed?: { said: string | null }
  /** Asks again, after attendance was recorded. */
  again: () => void
}

const ABSENCE = 'Peserta diberi tahu melalui email, dan kegiatan ini tidak diakui baginya.'

/** A participant at the door of an activity. */
export function ParticipantCard({ participant, listed, again }: Props) {
  const { id, version, nama_kegiatan, waktu, no_sertifikasi, status_label, can } = participant
  return (
    <AtTheDoor
      person={{ ...participant, label: status_label }}
      record={{
        hadir: can.hadir ? () => office.attendActivity({ id, version }) : undefined,
        batal: can.batal_hadir ? () => undo(id) : undefined,
        tidak_hadir: can.tidak_hadir ? () => office.missActivity({ id, version }) : undefined,
      }}
      absence={ABSENCE}
      said={listed?.said ?? null}
      again={again}
    >
      <Typography variant="body2">
        <Link href={officeTo.show('kegiatan', id)}>{listed ? (no_sertifikasi ?? nama_kegiatan) : nama_kegiatan}</Link>
      </Typography>
      {listed ? null : (
        <>
          <Typography variant="body2">{no_sertifikasi}</Typography>
          <Typography variant="body2" color="text.secondary">
            {waktu}
          </Typography>
        </>
      )}
    </AtTheDoor>
  )
}

async function undo(id: number): Promise<void> {
  const [skipped] = (await office.undoActivityAttendances({ ids: [id] })).dilewati
  if (skipped) throw new Error(skipped.alasan)
}
