import { Alert, Box, Button, Card, Chip, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { momentText } from '../../../../../office/display/moment.ts'
import { own } from '../../../../../own-paths.ts'

interface Person {
  nama: string
  /** The portrait's file. */
  foto: string | null
  /** The state of the person in words. */
  label: string
  attended_at: string | null
  /** The reason why nothing can be recorded now. */
  halangan: string | null
}

interface Props {
  person: Person
  /** The reasons why the person is here, one line each. */
  children: ReactNode
  /** The calls that record each outcome; undefined where that is not possible now. */
  record: {
    hadir: (() => Promise<unknown>) | undefined
    tidak_hadir: (() => Promise<unknown>) | undefined
    /** Undoes a record made by mistake. */
    batal?: (() => Promise<unknown>) | undefined
  }
  /** The consequence of recording an absence, in words. */
  absence: string
  /** Loads again, after something was recorded. */
  again: () => void
}

/** Somebody at the door, with the portrait to compare and the two things that can be recorded. */
export function AtTheDoor({ person, children, ...actions }: Props) {
  const { nama, foto, label, attended_at, halangan } = person
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={2}>
        {foto ? (
          <Box
            component="img"
            src={own.file(foto)}
            alt={`Pas foto ${nama}`}
            loading="lazy"
            sx={{ width: 88, height: 132, objectFit: 'cover', borderRadius: 1, flexShrink: 0 }}
          />
        ) : null}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography component="h2" sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'break-word' }}>
            {nama}
          </Typography>
          {children}
          <Chip size="small" label={label} color={attended_at ? 'success' : 'default'} sx={{ mt: 1 }} />
        </Box>
      </Stack>
      {attended_at ? <Typography sx={{ mt: 1 }}>Hadir sejak {momentText(attended_at)}.</Typography> : null}
      {halangan && !attended_at ? (
        <Alert severity="info" sx={{ mt: 1 }}>
          {halangan}
        </Alert>
      ) : null}
      <RecordButtons nama={nama} {...actions} />
    </Card>
  )
}

type RecordButtonsProps = Omit<Props, 'person' | 'children'> & { nama: string }

function RecordButtons({ nama, record, absence, again }: RecordButtonsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const notify = useNotify()

  async function send(call: () => Promise<unknown>, done: string): Promise<void> {
    setAsking(false)
    setSending(true)
    try {
      await call()
      notify(done, { type: 'success' })
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
    setSending(false)
    again()
  }

  const { hadir, tidak_hadir, batal } = record
  if (!hadir && !tidak_hadir && !batal) return null
  return (
    <Stack direction="row" spacing={1.5} sx={{ mt: 2 }}>
      {hadir ? (
        <Button
          variant="contained"
          size="large"
          disabled={isSending}
          aria-label={`Hadir: ${nama}`}
          onClick={() => void send(hadir, `${nama} tercatat hadir.`)}
          sx={{ flex: 1 }}
        >
          Hadir
        </Button>
      ) : null}
      {batal ? (
        <Button
          disabled={isSending}
          aria-label={`Batalkan hadir: ${nama}`}
          onClick={() => void send(batal, `Catatan hadir ${nama} dibatalkan.`)}
        >
          Batalkan hadir
        </Button>
      ) : null}
      {tidak_hadir ? (
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
      ) : null}
      <Confirm
        isOpen={isAsking}
        title={`Tidak hadir: ${nama}`}
        content={absence}
        confirm="Catat tidak hadir"
        onConfirm={() => tidak_hadir && void send(tidak_hadir, `${nama} tercatat tidak hadir.`)}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
