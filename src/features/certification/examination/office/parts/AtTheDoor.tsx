import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material'
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
  /** A sentence that already stands above all cards. */
  said?: string | null
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

/** Somebody at the door, with the portrait to compare and the two things that can be recorded, where a thumb reaches them. */
export function AtTheDoor({ person, children, said = null, ...actions }: Props) {
  const { nama, foto, label, attended_at, halangan } = person
  return (
    <Card variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack direction="row" spacing={{ xs: 1.5, sm: 2 }}>
        {foto ? (
          <Box component="img" src={own.file(foto)} alt={`Pas foto ${nama}`} loading="lazy" sx={PORTRAIT} />
        ) : null}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography component="h2" sx={NAME}>
            {nama}
          </Typography>
          {children}
          <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Chip size="small" label={label} color={attended_at ? 'success' : 'default'} />
            {attended_at ? <Typography variant="body2">Hadir sejak {momentText(attended_at)}.</Typography> : null}
          </Stack>
          {halangan && !attended_at && halangan !== said ? (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {halangan}
            </Typography>
          ) : null}
          <RecordButtons nama={nama} {...actions} />
        </Box>
      </Stack>
    </Card>
  )
}

const PORTRAIT = {
  width: { xs: 72, sm: 88 },
  height: { xs: 108, sm: 132 },
  objectFit: 'cover',
  borderRadius: 1,
  flexShrink: 0,
}

const NAME = {
  fontSize: { xs: '1.0625rem', sm: '1.25rem' },
  lineHeight: 1.3,
  fontWeight: 700,
  overflowWrap: 'break-word',
}

type RecordButtonsProps = Omit<Props, 'person' | 'children' | 'said'> & { nama: string }

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
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
      {hadir ? (
        <Button
          variant="contained"
          disabled={isSending}
          aria-label={`Hadir: ${nama}`}
          onClick={() => void send(hadir, `${nama} tercatat hadir.`)}
          sx={MARK}
        >
          Hadir
        </Button>
      ) : null}
      {batal ? (
        <Button
          disabled={isSending}
          aria-label={`Batalkan hadir: ${nama}`}
          sx={{ minHeight: 44 }}
          onClick={() => void send(batal, `Catatan hadir ${nama} dibatalkan.`)}
        >
          Batalkan hadir
        </Button>
      ) : null}
      {tidak_hadir ? (
        <Button
          variant="outlined"
          color="error"
          disabled={isSending}
          aria-label={`Tidak hadir: ${nama}`}
          onClick={() => setAsking(true)}
          sx={MARK}
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

/** As high as a thumb needs, on every screen: tablets stand at the door as well. */
const MARK = { flex: '1 1 6.5rem', minHeight: 44, px: 1, whiteSpace: 'nowrap' }
