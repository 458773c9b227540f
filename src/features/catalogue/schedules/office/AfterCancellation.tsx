import { Alert, Box, Chip } from '@mui/material'
import { Link, useResourceDefinitions } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { listLink } from '../../../../office/screens/list-link.ts'
import { PersonAtSchedule } from './PersonAtSchedule.tsx'

type Notified = Answer<'listScheduleParticipants'>['diberi_tahu'][number]

interface Props {
  schedule: Answer<'getSchedule'>
  people: Answer<'listScheduleParticipants'>
}

/** After a cancellation: who was told, what each of them may do, and what waits. */
export function AfterCancellation({ schedule, people: { diberi_tahu: notified, draf_diberi_tahu: drafts } }: Props) {
  const knowsQueue = useResourceDefinitions()['permohonan'] !== undefined && !schedule.pemeliharaan
  const waiting = notified.filter(({ menunggu }) => menunggu !== null)
  return (
    <>
      <Part>Sesudah pembatalan</Part>
      <Alert severity={waiting.length > 0 ? 'warning' : 'success'} sx={{ mb: 1 }}>
        {summary(notified, drafts)}{' '}
        {waiting.length > 0 && knowsQueue ? (
          <Link to={listLink('permohonan', { menunggu: 'uji_tanpa_tanggal', schedule_id: schedule.id })}>
            Buka antrean perlu tanggal uji baru
          </Link>
        ) : null}
      </Alert>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notified.map((person) => (
          <PersonAtSchedule key={person.id} person={person} note={noteOf(person, schedule.id)}>
            {person.menunggu === null ? (
              <Chip size="small" label={person.label} />
            ) : (
              <Chip
                size="small"
                color={person.menunggu === 'kantor' ? 'warning' : 'info'}
                label={WAITS[person.menunggu]}
              />
            )}
          </PersonAtSchedule>
        ))}
      </Box>
    </>
  )
}

const WAITS = { peserta: 'Menunggu pilihan peserta', kantor: 'Menunggu kantor' } as const

function summary(notified: readonly Notified[], drafts: number): string {
  if (notified.length + drafts === 0) return 'Tidak ada yang perlu diberi tahu: belum ada peserta.'
  const by = (who: Notified['menunggu']) => notified.filter(({ menunggu }) => menunggu === who).length
  const ofDrafts = drafts > 0 ? ` dan ${drafts} yang permohonannya masih draf` : ''
  const waits = [
    by('peserta') > 0 && `${by('peserta')} belum memilih jadwal lain atau membatalkan`,
    by('kantor') > 0 && `${by('kantor')} menunggu kantor`,
  ].filter(Boolean)
  const rest = waits.length > 0 ? `${waits.join(', ')}.` : 'Tidak ada yang menunggu lagi.'
  return `${notified.length} orang${ofDrafts} diberi tahu lewat email. ${rest}`
}

function noteOf({ nomor, boleh, schedule_id, start_date, label, menunggu }: Notified, from: number): string {
  const where = schedule_id === from ? boleh : `${boleh} Uji ${start_date ? longDay(start_date) : 'menyusul'}.`
  const stands = [nomor, menunggu === null ? null : label.toLowerCase()].filter(Boolean).join(', ')
  return stands ? `${stands}. ${where}` : where
}
