import { Alert, Box, LinearProgress, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { ChooseCsv } from '../../../../office/inputs/ChooseCsv.tsx'
import { upload } from '../../../../office/inputs/upload.ts'
import { CONTENT_LIMITS } from '../content-rules.ts'
import { ImportedItems } from './ImportedItems.tsx'
import { ItemTemplate } from './ItemTemplate.tsx'
import { LEVEL_CHOICES } from './item-words.ts'
import { BankGate } from './parts/BankGate.tsx'

interface Defaults {
  unit: string
  tingkat: string
  sumber: string
  tanggal_sumber: string
}

/** Brings items in from packages of QTI 3.0 and from tables: looked at first, then taken in when the person agrees. */
export const ItemImport = () => (
  <BankGate>
    <Box sx={{ py: 2, maxWidth: '60rem' }}>
      <Title title="Impor soal" />
      <Typography sx={{ mb: 2 }}>
        Pilih paket QTI 3.0 (.zip), satu butir QTI (.xml), atau tabel soal (.xlsx, .csv). Berkasnya diperiksa dahulu;
        yang masuk menjadi rancangan Anda. Berkas yang sama boleh dipilih lagi: yang sudah ada dilewati.
      </Typography>
      <ImportForm />
      <ItemTemplate />
    </Box>
  </BankGate>
)

function ImportForm() {
  const [defaults, setDefaults] = useState<Defaults>(() => ({
    ...{ unit: '', tingkat: 'ingat', sumber: '' },
    tanggal_sumber: dayIn(bodyZone(), new Date()),
  }))
  const { result, refusal, progress, send, again } = useItemFile(defaults)
  const isWhole = Object.values(defaults).every((value) => value.trim() !== '')
  return (
    <>
      <Part>Untuk soal yang tidak menyebutnya sendiri</Part>
      <DefaultFields defaults={defaults} onChange={setDefaults} />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        useFlexGap
        sx={{ mt: 2, alignItems: { sm: 'center' } }}
      >
        <ChooseCsv
          busy={progress !== undefined || !isWhole}
          also=".zip,.xml,.xlsx"
          label="Pilih berkas"
          onFile={send}
        />
        {isWhole ? null : <Typography variant="body2">Isi unit, tingkat, sumber, dan tanggalnya dahulu.</Typography>}
      </Stack>
      {progress === undefined ? null : (
        <Box role="status" sx={{ mt: 2 }}>
          <Typography variant="body2">{progress < 1 ? 'Mengunggah …' : 'Membaca soal …'}</Typography>
          <LinearProgress
            aria-label="Kemajuan impor"
            {...(progress < 1 ? { variant: 'determinate' as const, value: progress * 100 } : {})}
          />
        </Box>
      )}
      {refusal ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      ) : null}
      {result ? <ImportedItems result={result} busy={progress !== undefined} onBringIn={again} /> : null}
    </>
  )
}

/** Sends a file to be looked at, and the same once more to come in. */
function useItemFile(defaults: Defaults) {
  const [chosen, setChosen] = useState<{ file: File; given: Defaults }>()
  const [result, setResult] = useState<Answer<'takeItemsIn'>>()
  const [refusal, setRefusal] = useState<string>()
  const [progress, setProgress] = useState<number>()

  async function sendFile(file: File, given: Defaults, masukkan: boolean): Promise<void> {
    setProgress(0)
    setRefusal(undefined)
    try {
      setResult(await upload('takeItemsIn', file, setProgress, { ...given, masukkan: String(masukkan) }).done)
    } catch (error) {
      setRefusal(String((error as Error).message))
    }
    setProgress(undefined)
  }

  return {
    ...{ result, refusal, progress },
    send: (file: File): void => {
      setResult(undefined)
      setChosen({ file, given: defaults })
      void sendFile(file, defaults, false)
    },
    /** What comes in is what was looked at, whatever is typed meanwhile. */
    again: (): void => {
      if (chosen) void sendFile(chosen.file, chosen.given, true)
    },
  }
}

interface FieldProps {
  defaults: Defaults
  onChange: (defaults: Defaults) => void
}

function DefaultFields({ defaults, onChange }: FieldProps) {
  const { asked } = useAsked('unit-soal', () => office.listItemUnits())
  const units = asked.state === 'here' ? asked.answer.map(({ judul }) => judul) : []
  const field = (name: keyof Defaults) => ({
    value: defaults[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...defaults, [name]: target.value }),
    required: true,
    fullWidth: true,
  })
  return (
    <Stack spacing={2}>
      {asked.state === 'failed' ? <Alert severity="error">{asked.message}</Alert> : null}
      <TextField select label="Unit kompetensi" {...field('unit')}>
        {units.map((unit) => (
          <MenuItem key={unit} value={unit} sx={{ whiteSpace: 'normal' }}>
            {unit}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label="Tingkat" {...field('tingkat')}>
        {LEVEL_CHOICES.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Sumber"
        helperText="Peraturan dan pasalnya, atau buku dan halamannya. Ikut dirahasiakan."
        slotProps={{ htmlInput: { maxLength: CONTENT_LIMITS.source } }}
        {...field('sumber')}
      />
      <TextField
        type="date"
        label="Sumber dibaca pada"
        slotProps={{ inputLabel: { shrink: true } }}
        {...field('tanggal_sumber')}
      />
    </Stack>
  )
}
