import { Alert, Box, Button, Card, CardContent, Checkbox, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, Link, useNotify } from 'react-admin'
import { office, type Row } from '../../../../office/calls/client.ts'
import { proposedHolidays } from '../holiday-rules.ts'
import { HolidayPaste } from './HolidayPaste.tsx'

type Holiday = Row<'listHoliday'>

interface Draft {
  key: string
  tanggal: string
  nama: string
  isChosen: boolean
  refusal?: string
}

interface Props {
  years: number[]
  known: Holiday[]
  onSaved: () => void
}

/** Fixed days are chosen already; moving ones are once they have a day. */
const draftsOf = ({ years, known }: Pick<Props, 'years' | 'known'>): Draft[] =>
  years.flatMap((year) =>
    proposedHolidays(year, known).map(({ nama, tanggal }) => ({
      key: `${year} ${nama}`,
      tanggal: tanggal ?? '',
      nama,
      isChosen: tanggal !== null,
    })),
  )

const sentenceOf = ({ message, body }: HttpError): string =>
  Object.values((body?.errors ?? {}) as Record<string, string>)[0] ?? message

/** Days to tick, fill in or paste; each saved one is a holiday like any other. */
export function HolidayRows({ years, known, onSaved }: Props) {
  const [drafts, setDrafts] = useState(() => draftsOf({ years, known }))
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const chosen = drafts.filter(({ isChosen, tanggal }) => isChosen && tanggal !== '')
  const change = (key: string, more: Partial<Draft>) =>
    setDrafts((before) => before.map((draft) => (draft.key === key ? { ...draft, ...more } : draft)))

  async function save(): Promise<void> {
    setBusy(true)
    let isRefused = false
    for (const { key, tanggal, nama } of chosen) {
      try {
        await office.createHoliday({ tanggal, nama })
        setDrafts((before) => before.filter((draft) => draft.key !== key))
      } catch (error) {
        isRefused = true
        change(key, { refusal: sentenceOf(error as HttpError) })
      }
    }
    setBusy(false)
    notify(isRefused ? 'Sebagian belum tersimpan; lihat tandanya.' : 'Hari libur tersimpan.', {
      type: isRefused ? 'warning' : 'success',
    })
    if (!isRefused) onSaved()
  }

  return (
    <Card>
      <CardContent>
        <Typography sx={{ mb: 2 }}>
          {years
            .map((year) => `${year}: ${known.filter(({ tanggal }) => tanggal.startsWith(`${year}-`)).length} hari`)
            .join(', ')}{' '}
          sudah tersimpan; ubah pada <Link to="/hari-libur">Hari libur</Link>. Tanggal yang berpindah mengikuti
          keputusan pemerintah.
        </Typography>
        <HolidayPaste
          onAdd={(pasted) =>
            setDrafts((before) => [
              ...pasted.map((one) => ({ ...one, key: `tempel ${one.tanggal} ${one.nama}`, isChosen: true })),
              ...before.filter(({ nama }) => !pasted.some((one) => one.nama.toLowerCase() === nama.toLowerCase())),
            ])
          }
        />
        <Box component="ul" aria-label="Hari libur untuk disimpan" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2 }}>
          {drafts.map((draft) => (
            <DraftRow key={draft.key} draft={draft} onChange={(more) => change(draft.key, more)} />
          ))}
        </Box>
        {drafts.length === 0 ? <Alert severity="success">Semua hari libur sudah tersimpan.</Alert> : null}
        <Button variant="contained" disabled={isBusy || chosen.length === 0} onClick={() => void save()} sx={{ mt: 2 }}>
          Simpan {chosen.length} hari libur
        </Button>
      </CardContent>
    </Card>
  )
}

function DraftRow({ draft, onChange }: { draft: Draft; onChange: (more: Partial<Draft>) => void }) {
  const { tanggal, nama, isChosen, refusal } = draft
  const named = `${nama} ${draft.key.slice(0, 4)}`
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mb: 1 }}
    >
      <Checkbox
        checked={isChosen}
        onChange={(_event, checked) => onChange({ isChosen: checked })}
        slotProps={{ input: { 'aria-label': `Simpan ${named}` } }}
      />
      <TextField
        type="date"
        size="small"
        fullWidth={false}
        label="Tanggal"
        value={tanggal}
        error={refusal !== undefined}
        helperText={refusal}
        onChange={({ target }) => onChange({ tanggal: target.value, isChosen: target.value !== '' })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': `Tanggal ${named}` } }}
        sx={{ width: '11rem', m: 0 }}
      />
      <TextField
        size="small"
        fullWidth={false}
        label="Nama"
        value={nama}
        onChange={({ target }) => onChange({ nama: target.value })}
        slotProps={{ htmlInput: { maxLength: 150 } }}
        sx={{ flex: '1 1 12rem', m: 0 }}
      />
    </Stack>
  )
}
