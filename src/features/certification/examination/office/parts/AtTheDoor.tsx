import { Alert, Box, Button, Card, Chip, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { momentText } from '../../../../../office/moment.ts'
import { officeCall, type Values } from '../../../../../office/office-call.ts'

interface Person {
  nama: string
  /** The portrait's file. */
  foto: string | null
  /** Their state in words. */
  label: string
  hadir_at: string | null
  /** Why nothing can be noted now. */
  halangan: string | null
}

interface Props {
  person: Person
  /** What they are here for, a line each. */
  children: ReactNode
  /** What can be noted. */
  may: { hadir: boolean; tidak_hadir: boolean }
  /** Of the record in calls: 'permohonan/12'. */
  path: string
  /** The version or stage that is seen. */
  seen: Values
  /** What noting an absence leads to. */
  absence: string
  /** Asks anew, after something was noted. */
  again: () => void
}

/** Somebody at the door, with the portrait to compare and the two things that can be noted. */
export function AtTheDoor({ person, children, ...noting }: Props) {
  const { nama, foto, label, hadir_at, halangan } = person
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
          {children}
          <Chip size="small" label={label} color={hadir_at ? 'success' : 'default'} sx={{ mt: 1 }} />
        </Box>
      </Stack>
      {hadir_at ? <Typography sx={{ mt: 1 }}>Hadir sejak {momentText(hadir_at)}.</Typography> : null}
      {halangan && !hadir_at ? (
        <Alert severity="info" sx={{ mt: 1 }}>
          {halangan}
        </Alert>
      ) : null}
      <Noting nama={nama} {...noting} />
    </Card>
  )
}

type NotingProps = Omit<Props, 'person' | 'children'> & { nama: string }

function Noting({ nama, may, path, seen, absence, again }: NotingProps) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const notify = useNotify()

  async function note(step: 'hadir' | 'tidak-hadir', done: string): Promise<void> {
    setAsking(false)
    setSending(true)
    try {
      await officeCall('POST', `${path}/${step}`, seen)
      notify(done, { type: 'success' })
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
    setSending(false)
    again()
  }

  if (!may.hadir && !may.tidak_hadir) return null
  return (
    <Stack direction="row" spacing={1.5} sx={{ mt: 2 }}>
      {may.hadir ? (
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
      ) : null}
      {may.tidak_hadir ? (
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
        onConfirm={() => void note('tidak-hadir', `${nama} tercatat tidak hadir.`)}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
