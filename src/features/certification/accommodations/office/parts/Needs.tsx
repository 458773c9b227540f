import { Alert, Button, Link } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Answer, office } from '../../../../../office/calls/client.ts'
import { officeTo } from '../../../../../office-paths.ts'
import { GIVEN_LABELS } from '../../rules.ts'

interface Props {
  needs: NonNullable<Answer<'getAttendee'>['penyesuaian']>
  /** The candidate has come. */
  isHere: boolean
  again: () => void
}

/** What is prepared for somebody at the door, and whether it was given; what differs is written on its own page. */
export function Needs({ needs: { id, version, status, langkah, pemberian }, isHere, again }: Props) {
  const page = officeTo.show('kebutuhan-khusus', id)
  if (status === 'diminta') {
    return (
      <Alert severity="warning" sx={{ mt: 1 }}>
        <Link href={page}>Kebutuhan khusus</Link> belum diputuskan.
      </Alert>
    )
  }
  if (langkah.length === 0) return null
  return (
    <Alert severity={pemberian === 'berbeda' ? 'warning' : 'info'} sx={{ mt: 1 }}>
      {langkah.join('; ')}
      {pemberian ? `. ${GIVEN_LABELS[pemberian]}.` : null}
      {isHere && pemberian === null ? (
        <Give request={{ id, version, pemberian: 'sesuai', catatan: '' }} again={again} />
      ) : null}
      {isHere ? <Link href={page}>{pemberian ? 'Lihat catatan' : 'Diberikan berbeda'}</Link> : null}
    </Alert>
  )
}

type Request = Parameters<typeof office.recordAccommodation>[0]

function Give({ request, again }: { request: Request; again: () => void }) {
  const [isSending, setSending] = useState(false)
  const notify = useNotify()

  async function send(): Promise<void> {
    setSending(true)
    try {
      await office.recordAccommodation(request)
      notify('Pemberian tercatat.', { type: 'success' })
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
    setSending(false)
    again()
  }

  return (
    <Button size="small" disabled={isSending} onClick={() => void send()} sx={{ display: 'block', my: 0.5 }}>
      {GIVEN_LABELS.sesuai}
    </Button>
  )
}
