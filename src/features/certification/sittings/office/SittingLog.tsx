import { Box, Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { bodyZone, clockIn } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { shortMoment } from '../../../../office/display/moment.ts'
import { CloseButton, OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'
import { DEVICE_STATES, deviceState } from '../device-rules.ts'
import { ENTRY_KINDS, ENTRY_REFUSALS } from '../entry-rules.ts'
import type { DeskCandidate } from './use-desk.ts'

type Log = Answer<'getSittingLog'>

interface Props {
  exam: number
  candidate: DeskCandidate
  disabled: boolean
}

/** What happened on the devices of a candidate, for people to judge; never what they answered. */
export function SittingLog({ exam, candidate: { nama, pengerjaan_id }, disabled }: Props) {
  const [open, setOpen] = useState(false)
  const title = useId()
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={`Riwayat perangkat ${nama}`}
        onClick={() => setOpen(true)}
      >
        Riwayat perangkat
      </Button>
      <OfficeDialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>Riwayat perangkat {nama}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 1 }}>
            Yang dicatat perangkat peserta, bukan isi jawabannya. Kejadian di sini belum berarti kecurangan; nilailah
            bersama yang Anda lihat di ruang.
          </Typography>
          {pengerjaan_id === null ? null : (
            <Waiting call="getSittingLog" payload={{ id: exam, pengerjaan_id }}>
              {(log) => <Lines log={log} />}
            </Waiting>
          )}
        </DialogContent>
        <DialogActions>
          <CloseButton>Tutup</CloseButton>
        </DialogActions>
      </OfficeDialog>
    </>
  )
}

const timeOf = (at: string): string => clockIn(bodyZone(), new Date(at))
const momentOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

function deviceWords(device: Log['devices'][number]): string {
  const state = deviceState({
    accepted_at: momentOf(device.accepted_at),
    replaced_at: momentOf(device.replaced_at),
  })
  const by = device.accepted_by_name ? `, diizinkan ${device.accepted_by_name}` : ''
  return `${device.urutan}. ${device.nama}: ${DEVICE_STATES[state].toLowerCase()}, sejak ${shortMoment(device.asked_at)}${by}`
}

function entryWords({ perangkat_urutan, jenis, nomor, received_at, at, tolak }: Log['entries'][number]): string {
  const number = nomor === null ? '' : ` nomor ${nomor}`
  const late = timeOf(received_at) === timeOf(at) ? '' : `, diterima ${timeOf(received_at)}`
  const refused = tolak ? `. Tidak dihitung: ${ENTRY_REFUSALS[tolak].toLowerCase()}` : ''
  return `${timeOf(at)}, perangkat ${perangkat_urutan}: ${ENTRY_KINDS[jenis].toLowerCase()}${number}${late}${refused}`
}

const Lines = ({ log }: { log: Log }) => (
  <>
    <Box component="ul" aria-label="Perangkat" sx={LIST}>
      {log.devices.map((device) => (
        <Typography component="li" key={device.id} variant="body2" sx={LINE}>
          {deviceWords(device)}
        </Typography>
      ))}
    </Box>
    {log.entries.length === 0 ? <Typography sx={{ mt: 1 }}>Tidak ada kejadian.</Typography> : null}
    <Box component="ol" aria-label="Kejadian" sx={LIST}>
      {log.entries.map((entry) => (
        <Typography component="li" key={`${entry.perangkat_urutan} ${entry.urutan}`} variant="body2" sx={LINE}>
          {entryWords(entry)}
        </Typography>
      ))}
    </Box>
  </>
)

const LIST = { listStyle: 'none', m: 0, p: 0 }
const LINE = { py: 0.75, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }
