import { Alert, Button, Stack } from '@mui/material'
import { bodyZone, clockIn } from '../../../../../lib/day.ts'
import type { KeptList, UnsentArrival } from './device-list.ts'
import { doorStore } from './door-store.ts'

/** What was unsent by a list that is no longer on this device: it still waits, or the portal did not take it. */
export function Unlisted({ lists, unsent }: { lists: readonly KeptList[]; unsent: readonly UnsentArrival[] }) {
  const left = unsent.filter(({ list_id, user_training_id }) =>
    lists.every(
      ({ id, peserta }) => id !== list_id && peserta.every((person) => person.user_training_id !== user_training_id),
    ),
  )
  if (left.length === 0) return null
  return (
    <Stack component="ul" aria-label="Kedatangan tanpa daftar" sx={{ gap: 1, p: 0, mb: 2, listStyle: 'none' }}>
      {left.map((one) => (
        <li key={one.kunci}>
          <Alert
            severity={one.alasan === undefined ? 'info' : 'warning'}
            action={
              one.alasan === undefined ? null : <Button onClick={() => void doorStore.putAway(one)}>Singkirkan</Button>
            }
          >
            {one.nomor}, hadir {clockIn(bodyZone(), new Date(one.jam_perangkat))}. {one.alasan ?? 'Menunggu jaringan.'}
          </Alert>
        </li>
      ))}
    </Stack>
  )
}
