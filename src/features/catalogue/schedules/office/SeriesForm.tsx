import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined'
import {
  Alert,
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { type HttpError, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { numberRefusal, readWrittenNumber } from '../../../../lib/written-number.ts'
import { type Answer, office, type Row } from '../../../../office/calls/client.ts'
import { shortRange } from '../../../../office/display/moment.ts'
import { CloseButton, OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'
import { useKeptState } from '../../../../office/forms/use-kept-state.ts'
import type { Repeat } from '../series-rules.ts'

type Planned = Answer<'planSeries'>[number]

const REPEAT_WORDS: Record<Repeat, string> = { sekali: 'Sekali', minggu: 'Tiap minggu', bulan: 'Tiap bulan' }
const isRepeat = (text: string): text is Repeat => text in REPEAT_WORDS

/** Opens the form that copies a schedule, once or as a series. */
export function SeriesForm() {
  const schedule = useRecordContext<Row<'listSchedule'>>()
  const [open, setOpen] = useState(false)
  const title = useId()
  if (!schedule?.start_date) return null
  return (
    <>
      <Button size="small" aria-haspopup="dialog" startIcon={<ContentCopyIcon />} onClick={() => setOpen(true)}>
        Salin jadwal
      </Button>
      <OfficeDialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>Salin jadwal</DialogTitle>
        <Series key={schedule.id} schedule={schedule} close={() => setOpen(false)} />
      </OfficeDialog>
    </>
  )
}

const INITIAL = { start_date: '', setiap: 'sekali' as Repeat, jarak: '1', sampai: '', dengan_penguji: false }

const DISTANCE = { least: 1, most: 12 }

/** Why the distance cannot be taken, beside its field; a single copy has none. */
const refusalOfDistance = ({ setiap, jarak }: typeof INITIAL): string | undefined => {
  if (setiap === 'sekali') return undefined
  return jarak.trim() === '' ? 'Tulis jaraknya.' : numberRefusal(jarak, DISTANCE)
}

/** First the choice, then the list of its days to be confirmed. */
function Series({ schedule, close }: { schedule: Row<'listSchedule'>; close: () => void }) {
  const { values: choice, change, markSent } = useKeptState({ name: `salin-jadwal/${schedule.id}`, start: INITIAL })
  const [planned, setPlanned] = useState<Planned[]>()
  const [left, setLeft] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<Refusals>({})
  const notify = useNotify()
  const refresh = useRefresh()
  const chosen = (planned ?? []).filter(
    ({ halangan, start_date }) => halangan.length === 0 && !left.includes(start_date),
  )

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setRefusals({})
    await work().catch((error: HttpError) => setRefusals(refusalsOf(error)))
    setBusy(false)
  }

  const show = () =>
    attempt(async () => {
      const { sampai, dengan_penguji, jarak, ...rest } = choice
      const every = rest.setiap === 'sekali' ? { sampai: '' } : { sampai, jarak: readWrittenNumber(jarak) }
      const asked = { id: schedule.id, ...rest, ...every }
      setPlanned(await office.planSeries({ ...asked, dengan_penguji: String(dengan_penguji) }))
      setLeft([])
    })
  const save = () =>
    attempt(async () => {
      const tanggal = chosen.map(({ start_date }) => start_date)
      const { dibuat } = await office.copyAsSeries({ id: schedule.id, tanggal, dengan_penguji: choice.dengan_penguji })
      markSent()
      notify(`${dibuat.length} jadwal disimpan.`, { type: 'success' })
      refresh()
      close()
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (refusalOfDistance(choice)) return
    void (planned ? save() : show())
  }

  return (
    <form noValidate data-keeps-typed="" onSubmit={submit}>
      <DialogContent>
        {refusals.root ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {refusals.root}
          </Alert>
        ) : null}
        {planned ? (
          <PlannedDays planned={planned} left={left} setLeft={setLeft} />
        ) : (
          <Choice choice={choice} change={change} refusals={refusals} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {planned ? <Button onClick={() => setPlanned(undefined)}>Kembali</Button> : <CloseButton />}
        <Button type="submit" variant="contained" disabled={busy || (planned !== undefined && chosen.length === 0)}>
          {planned ? `Simpan ${chosen.length} jadwal` : 'Lihat daftarnya'}
        </Button>
      </DialogActions>
    </form>
  )
}

type Refusals = Partial<Record<'start_date' | 'jarak' | 'sampai' | 'root', string>>

/** The sentence for each field of the choice; what is about none of them, or about the list of days, stands above. */
function refusalsOf({ body, message }: HttpError): Refusals {
  const {
    root: _whole,
    start_date,
    jarak,
    sampai,
    ...others
  } = (body?.errors ?? {}) as Record<string, string | string[]>
  const beside = Object.entries({ start_date, jarak, sampai }).flatMap(([field, said]) =>
    said === undefined ? [] : [[field, [said].flat().join(' ')]],
  )
  const above = Object.values(others).flat().join(' ')
  const root = above || (beside.length === 0 ? message : '')
  return { ...Object.fromEntries(beside), ...(root ? { root } : {}) }
}

interface ChoiceProps {
  choice: typeof INITIAL
  change: (more: Partial<typeof INITIAL>) => void
  refusals: Refusals
}

function Choice({ choice, change, refusals }: ChoiceProps) {
  const repeats = choice.setiap !== 'sekali'
  const ofDistance = refusalOfDistance(choice) ?? refusals.jarak
  const dayLabel = { inputLabel: { shrink: true } }
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <TextField
        label="Tanggal pertama"
        type="date"
        required
        value={choice.start_date}
        onChange={({ target }) => change({ start_date: target.value })}
        error={refusals.start_date !== undefined}
        helperText={refusals.start_date}
        slotProps={dayLabel}
      />
      <TextField
        select
        label="Berulang"
        value={choice.setiap}
        onChange={({ target }) => isRepeat(target.value) && change({ setiap: target.value })}
      >
        {Object.entries(REPEAT_WORDS).map(([value, words]) => (
          <MenuItem key={value} value={value}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      {repeats ? (
        <>
          <TextField
            label={choice.setiap === 'minggu' ? 'Setiap berapa minggu' : 'Setiap berapa bulan'}
            value={choice.jarak}
            onChange={({ target }) => change({ jarak: target.value })}
            error={ofDistance !== undefined}
            helperText={ofDistance}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            label="Sampai"
            type="date"
            required
            value={choice.sampai}
            onChange={({ target }) => change({ sampai: target.value })}
            error={refusals.sampai !== undefined}
            helperText={refusals.sampai}
            slotProps={dayLabel}
          />
        </>
      ) : null}
      <FormControlLabel
        control={
          <Checkbox
            checked={choice.dengan_penguji}
            onChange={({ target }) => change({ dengan_penguji: target.checked })}
          />
        }
        label="Dengan penguji yang sama"
      />
    </Stack>
  )
}

interface PlannedProps {
  planned: readonly Planned[]
  left: readonly string[]
  setLeft: (left: readonly string[]) => void
}

/** The days of the series; what collides cannot be chosen and says why. */
function PlannedDays({ planned, left, setLeft }: PlannedProps) {
  if (planned.length === 0) return <Alert severity="info">Tidak ada tanggal sampai hari itu. Ubah pilihannya.</Alert>
  const toggle = (start: string) =>
    setLeft(left.includes(start) ? left.filter((one) => one !== start) : [...left, start])
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {planned.map(({ start_date, end_date, catatan, halangan }) => (
        <li key={start_date}>
          <FormControlLabel
            control={
              <Checkbox
                checked={halangan.length === 0 && !left.includes(start_date)}
                disabled={halangan.length > 0}
                onChange={() => toggle(start_date)}
              />
            }
            label={shortRange(start_date, end_date)}
          />
          {[...halangan, ...catatan].map((words) => (
            <Box key={words} sx={{ pl: 4, color: halangan.includes(words) ? 'error.main' : 'text.secondary' }}>
              {words}
            </Box>
          ))}
        </li>
      ))}
    </Stack>
  )
}
