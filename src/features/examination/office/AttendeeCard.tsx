import { Alert, Box, Button, Card, Chip, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { longDay } from '../../../lib/day.ts'
import { momentText } from '../../../office/moment.ts'
import { officeCall } from '../../../office/office-call.ts'
import type { Attendee } from '../office-contract.ts'

interface Props {
  attendee: Attendee
  /** Asks anew, after something was noted. */
  again: () => void
}

/** A candidate at the door, with the portrait to compare and the two things that can be noted. */
export function AttendeeCard({ attendee, again }: Props) {
  const { id, nama, nomor, foto, skema, tanggal_uji, tuk, tahap, tahap_label, hadir_at, halangan } = attendee
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={2}>
        {foto ? (
          <Box
            component="img"
            src={`/berkas/${foto}`}
            alt={`Pas foto ${nama}`}
            loading="lazy"
            sx={{ width: 88, height: 132, objectFit: 'cover', borderRadius: 1, flexShrink: 0 }}
          />
        ) : null}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography component="h2" sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'break-word' }}>
            {nama}
          </Typography>
          <Typography variant="body2">
            <Link href={`/admin/permohonan/${id}/show`}>{nomor}</Link>
          </Typography>
          <Typography variant="body2">{skema}</Typography>
          <Typography variant="body2" color="text.secondary">
            {[tanggal_uji ? longDay(tanggal_uji) : 'Tanggal menyusul', tuk].filter(Boolean).join(', ')}
          </Typography>
          <Chip size="small" label={tahap_label} color={hadir_at ? 'success' : 'default'} sx={{ mt: 1 }} />
        </Box>
      </Stack>
      {hadir_at ? <Typography sx={{ mt: 1 }}>Hadir sejak {momentText(hadir_at)}.</Typography> : null}
      {halangan && !hadir_at ? (
        <Alert severity="info" sx={{ mt: 1 }}>
          {halangan}
        </Alert>
      ) : null}
      {tahap === 'terjadwal' && halangan === null ? <Buttons attendee={attendee} again={again} /> : null}
    </Card>
  )
}

function Buttons({ attendee: { id, nama, tahap }, again }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const notify = useNotify()

  async function note(step: 'hadir' | 'tidak-hadir', done: string): Promise<void> {
    setAsking(false)
    setSending(true)
    try {
      await officeCall('POST', `permohonan/${id}/${step}`, { tahap })
      notify(done, { type: 'success' })
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
    setSending(false)
    again()
  }

  return (
    <Stack direction="row" spacing={1.5} sx={{ mt: 2 }}>
      <Button
        variant="contained"
        size="large"
        disabled={isSending}
        aria-label={`Hadir: ${nama}`}
        onClick={() => void note('hadir', `${nama} tercatat hadir.`)}
        sx={{ flex: 1 }}
      >
        Hadir
      </Button>
      <Button
        variant="outlined"
        size="large"
        color="error"
        disabled={isSending}
        aria-label={`Tidak hadir: ${nama}`}
        onClick={() => setAsking(true)}
        sx={{ flex: 1 }}
      >
        Tidak hadir
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Tidak hadir: ${nama}`}
        content="Peserta diberi tahu melalui email. Dengan bukti berhalangan, ia dapat dijadwalkan kembali."
        confirm="Catat tidak hadir"
        onConfirm={() => void note('tidak-hadir', `${nama} tercatat tidak hadir.`)}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
