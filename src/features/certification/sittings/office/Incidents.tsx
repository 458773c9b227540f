import NoteIcon from '@mui/icons-material/NoteAddOutlined'
import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { type HttpError, SelectInput, useNotify } from 'react-admin'
import { clockIn, type Zone } from '../../../../lib/day.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { CloseButton, OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'
import { FAILED, OfficeForm, type Refused } from '../../../../office/forms/OfficeForm.tsx'
import { PrivateFileInput } from '../../../../office/inputs/PrivateFileInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { EvidenceLink } from '../../../platform/files/office/parts/EvidenceLink.tsx'
import { incidentQueue, type WaitingIncident } from './incident-queue.ts'
import type { Desk } from './use-desk.ts'

const input = inputOf<'createExamIncident'>()
const NONE: readonly WaitingIncident[] = []

interface Props {
  desk: Desk
  isAway: boolean
  again: () => void
}

/** What was noted during an exam, and what waits in this browser until there is a network. */
export function Incidents({ desk, isAway, again }: Props) {
  const waiting = useWaiting(desk.id, isAway, again)
  return (
    <>
      <Part>Catatan kejadian</Part>
      <Typography sx={{ mb: 1 }}>
        Yang dicatat di sini masuk ke berita acara ujian ini dengan sendirinya. Sebut nomor peserta, bukan keadaan
        pribadinya.
      </Typography>
      <NoteIncident desk={desk} isAway={isAway} again={again} />
      {waiting.map((one) => (
        <WaitingNote key={one.key} one={one} />
      ))}
      {desk.catatan_kejadian.length + waiting.length === 0 ? (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          Belum ada kejadian yang dicatat.
        </Typography>
      ) : null}
      <Box component="ul" aria-label="Catatan kejadian" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {desk.catatan_kejadian.map(({ id, jam, uraian, nomor, nama, penulis, berkas }) => (
          <Box component="li" key={id} sx={LINE}>
            <Typography>
              {jam}: {uraian}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {[nama && `${nama}, ${nomor ?? '-'}`, `dicatat ${penulis}`].filter(Boolean).join('; ')}
            </Typography>
            {berkas ? <EvidenceLink berkas={[berkas]} id={berkas.id} /> : null}
          </Box>
        ))}
      </Box>
    </>
  )
}

const LINE = { py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }

/** What waits of this exam; it goes out once the desk can be asked again. */
function useWaiting(exam: number, isAway: boolean, again: () => void): readonly WaitingIncident[] {
  const all = useSyncExternalStore(incidentQueue.subscribe, incidentQueue.all, () => NONE)
  useEffect(() => {
    void incidentQueue.load()
  }, [])
  const isWaiting = all.some(({ refusal }) => refusal === undefined)
  useEffect(() => {
    if (!isAway && isWaiting) void incidentQueue.sendWaiting().then(again)
  }, [isAway, isWaiting, again])
  return all.filter(({ asked }) => asked.id === exam)
}

const WaitingNote = ({ one: { key, asked, refusal } }: { one: WaitingIncident }) => (
  <Alert
    severity={refusal ? 'error' : 'info'}
    sx={{ my: 1 }}
    action={refusal ? <Button onClick={() => void incidentQueue.discard(key)}>Buang</Button> : undefined}
  >
    {asked.jam}: {asked.uraian} {refusal ?? 'Tersimpan tersegel di perangkat ini, terkirim sendiri begitu tersambung.'}
  </Alert>
)

function NoteIncident({ desk, isAway, again }: Props) {
  const [open, setOpen] = useState(false)
  const title = useId()
  const notify = useNotify()

  async function send(typed: object, sent: () => void): Promise<Refused> {
    try {
      const outcome = await incidentQueue.send({ ...(typed as WaitingIncident['asked']), id: desk.id })
      sent()
      setOpen(false)
      notify(outcome === 'sent' ? 'Kejadian dicatat.' : 'Kejadian menunggu jaringan di perangkat ini.', {
        type: 'info',
      })
      again()
      return undefined
    } catch (error) {
      const { message, body } = error as HttpError
      return (body as { errors?: Record<string, string> } | undefined)?.errors ?? { [FAILED]: message }
    }
  }

  return (
    <>
      <Button variant="contained" startIcon={<NoteIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Catat kejadian
      </Button>
      <OfficeDialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>Catat kejadian</DialogTitle>
        <OfficeForm
          key={desk.id}
          name={`kejadian-ujian/${desk.id}`}
          start={{ jam: clockIn(desk.zona_waktu as Zone, new Date()), uraian: '' }}
          onSubmit={send}
          below={
            <DialogActions>
              <CloseButton />
              <Button type="submit" variant="contained" startIcon={<NoteIcon />}>
                Catat
              </Button>
            </DialogActions>
          }
        >
          <DialogContent>
            <Text source={input('jam')} label="Jam" isRequired helperText="Misalnya 08.05." />
            <LongText source={input('uraian')} label="Uraian" isRequired />
            <SelectInput
              source={input('user_training_id')}
              label="Peserta"
              choices={desk.daftar.map(({ user_training_id, nama, nomor }) => ({
                id: user_training_id,
                name: `${nama}, ${nomor ?? '-'}`,
              }))}
            />
            <PrivateFileInput
              source={input('file_id')}
              label={isAway ? 'Gambar (menunggu sambungan)' : 'Gambar'}
              jenis="gambar_kejadian"
              isOptional
              disabled={isAway}
            />
          </DialogContent>
        </OfficeForm>
      </OfficeDialog>
    </>
  )
}
