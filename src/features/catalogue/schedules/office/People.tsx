import { Box, Chip, Stack, Typography } from '@mui/material'
import { Link, useResourceDefinitions } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { stateTone } from '../../../../office/display/state-tones.ts'
import { listLink } from '../../../../office/screens/list-link.ts'
import { useMe } from '../../../../office/session/me-context.ts'
import { AfterCancellation } from './AfterCancellation.tsx'
import { PersonAtSchedule } from './PersonAtSchedule.tsx'

type Schedule = Answer<'getSchedule'>
type Participants = Answer<'listScheduleParticipants'>

/** Everybody on a schedule; of a cancelled one first what has become of those who were told. */
export const People = ({ schedule }: { schedule: Schedule }) => (
  <Waiting call="listScheduleParticipants" payload={{ id: schedule.id }} key={schedule.version}>
    {(people) => (
      <>
        {schedule.cancelled_at ? <AfterCancellation schedule={schedule} people={people} /> : null}
        <Participants schedule={schedule} people={withoutNotified(people)} />
      </>
    )}
  </Waiting>
)

/** Whoever was told of a cancellation stands above already. */
const withoutNotified = (people: Participants): Participants => ({
  ...people,
  peserta: people.peserta.filter(({ id }) => !people.diberi_tahu.some((one) => one.id === id)),
})

interface Props {
  schedule: Schedule
  people: Participants
}

function Participants({ schedule, people: { peserta, terpotong } }: Props) {
  const { permissions } = useMe()
  const knowsList = useResourceDefinitions()['permohonan'] !== undefined
  if (schedule.cancelled_at && peserta.length === 0) return null
  const isHidden = schedule.pemeliharaan && !permissions.includes('verifikasi')
  return (
    <>
      <Part>Peserta</Part>
      {isHidden ? (
        <Typography color="text.secondary">Peserta kegiatan dilihat oleh petugas verifikasi.</Typography>
      ) : null}
      {!isHidden && peserta.length === 0 ? <Typography color="text.secondary">Belum ada peserta.</Typography> : null}
      {peserta.length > 0 ? <Typography sx={{ mb: 1 }}>{countText(peserta)}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {peserta.map((person) => (
          <PersonAtSchedule key={person.id} person={person} note={noteOf(person)}>
            <Chip size="small" color={stateTone(person.tahap ?? person.status ?? '')} label={person.label} />
          </PersonAtSchedule>
        ))}
      </Box>
      {terpotong ? <Typography sx={{ mt: 1 }}>Hanya sebagian yang ditampilkan di sini.</Typography> : null}
      {knowsList && !schedule.pemeliharaan && peserta.length > 0 ? (
        <Stack direction="row" sx={{ mt: 1 }}>
          <Link to={listLink('permohonan', { schedule_id: schedule.id })}>Tahap dan hasil mereka sebagai daftar</Link>
        </Stack>
      ) : null}
    </>
  )
}

/** '12 terjadwal, 2 menunggu pembayaran; 10 hadir; lunas Rp45.000.000'. */
function countText(people: Participants['peserta']): string {
  const counts = new Map<string, number>()
  for (const { label } of people) counts.set(label, (counts.get(label) ?? 0) + 1)
  const states = [...counts].map(([label, count]) => `${count} ${label.toLowerCase()}`).join(', ')
  const present = people.filter(({ attended_at }) => attended_at !== null).length
  const paid = people.reduce((sum, { invoice }) => sum + (invoice?.status === 'lunas' ? invoice.total : 0), 0)
  return [states, present > 0 && `${present} hadir`, paid > 0 && `lunas ${formatRupiah(paid)}`]
    .filter(Boolean)
    .join('; ')
}

const ANSWERS: Record<string, string> = { diterima: '', ditawarkan: ' (belum menjawab)' }

function noteOf({ nomor, penguji, attended_at, penyesuaian }: Participants['peserta'][number]): string {
  const examiners = penguji.map(({ nama, status }) => `${nama}${ANSWERS[status] ?? ''}`).join('; ')
  const measures = penyesuaian.length > 0 && `penyesuaian: ${penyesuaian.join('; ')}`
  return [nomor, attended_at && 'hadir', examiners && `penguji ${examiners}`, measures].filter(Boolean).join(', ')
}
