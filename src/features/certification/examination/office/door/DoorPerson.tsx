import { Box, Button, Card, Stack, Typography } from '@mui/material'
import { clockIn, type Zone } from '../../../../../lib/day.ts'
import { momentText } from '../../../../../office/display/moment.ts'
import { isNotable, leavesChoice, OUTCOMES } from '../../arrivals/rules.ts'
import {
  type KeptList,
  type ListedPerson,
  mayNote,
  type PersonState,
  portalTime,
  type Received,
} from './device-list.ts'
import { doorStore } from './door-store.ts'

interface Props {
  person: ListedPerson
  list: KeptList
  state: PersonState
  /** Notes that the person is here; undefined before the door opens. */
  note: (() => void) | undefined
}

/** Somebody on the list with the portrait to compare, what is known of them, and the one thing that can be unsent. */
export function DoorPerson({ person, list, state, note }: Props) {
  const { nama, nomor, kursi, foto } = person
  return (
    <Card variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, height: '100%' }}>
      <Stack direction="row" spacing={1.5}>
        {foto ? (
          <Box component="img" src={`data:image/jpeg;base64,${foto}`} alt={`Pas foto ${nama}`} sx={PORTRAIT} />
        ) : null}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            {nama}
          </Typography>
          <Typography variant="body2">
            {nomor}
            {kursi === '' ? '' : `, kursi ${kursi}`}
          </Typography>
          <Standing list={list} state={state} />
          <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
            {note && mayNote(state) ? (
              <Button variant="contained" onClick={note} aria-label={`Hadir: ${nama}`} sx={TALL}>
                Hadir
              </Button>
            ) : null}
            {state.state === 'waiting' || state.state === 'refused' ? (
              <Button
                onClick={() => void doorStore.putAway(state.unsent)}
                aria-label={`Jangan kirim: ${nama}`}
                sx={TALL}
              >
                Jangan kirim
              </Button>
            ) : null}
          </Stack>
        </Box>
      </Stack>
    </Card>
  )
}

const PORTRAIT = { width: 72, height: 108, objectFit: 'cover', borderRadius: 1, flexShrink: 0 }
const TALL = { minHeight: 44 }

function Standing({ list, state }: Pick<Props, 'list' | 'state'>) {
  const zone = list.zona_waktu as Zone
  const clock = (at: Date | string) => clockIn(zone, new Date(at))
  switch (state.state) {
    case 'expected':
      return null
    case 'absent':
      return <Line>Dicatat tidak hadir di portal.</Line>
    case 'present':
      return <Line>Hadir {clock(state.at)}, tercatat di portal.</Line>
    case 'waiting': {
      const at = portalTime(list, Date.parse(state.unsent.jam_perangkat))
      return <Line>Hadir {clock(at)}, menunggu jaringan.</Line>
    }
    case 'refused':
      return <Line>{state.alasan}</Line>
    default:
      return <Answered received={state.received} clock={clock} />
  }
}

const Line = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="body2" sx={{ mt: 0.5 }}>
    {children}
  </Typography>
)

function Answered({ received, clock }: { received: Received; clock: (at: string) => string }) {
  const { hasil, datang_pada, jam_perangkat, recorder_name, tercatat_pada } = received
  const device = isNotable(new Date(datang_pada), new Date(jam_perangkat))
    ? ` Jam perangkat menunjukkan ${clock(jam_perangkat)}.`
    : ''
  if (!leavesChoice(hasil)) {
    return (
      <Line>
        Hadir {clock(datang_pada)}, terkirim.{device}
      </Line>
    )
  }
  return (
    <Line>
      {OUTCOMES[hasil].label}
      {recorder_name ? ` oleh ${recorder_name}` : ''}
      {tercatat_pada ? `, ${momentText(tercatat_pada)}` : ''}. Kedatangan {clock(datang_pada)} tersimpan; petugas
      verifikasi memilih catatan yang berlaku.{device}
    </Line>
  )
}
