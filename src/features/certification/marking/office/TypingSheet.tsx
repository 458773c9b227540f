import DoneIcon from '@mui/icons-material/DoneOutlined'
import { Alert, Box, Button, LinearProgress, TextField, Typography } from '@mui/material'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { ActionBar } from '../../../../office/actions/ActionBar.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import type { Saving } from '../../../../office/forms/use-saving-by-itself.ts'
import {
  BLANK,
  type EntryField,
  ESSAY_ON_PAPER,
  entryRefusal,
  letterAt,
  TWO_CROSSES,
  tidyEntry,
} from '../entry-rules.ts'
import { useTyping } from './use-typing.ts'

interface Props {
  paper: number
  /** Goes on to the next sheet where there is one. */
  onDone: () => void
  onBack: () => void
}

/** A sheet to type: numbers and letters alone, by keyboard or by touch. */
export const TypingSheet = ({ paper, onDone, onBack }: Props) => (
  <Waiting call="getTyping" payload={{ id: paper }}>
    {(sheet) =>
      sheet.selesai ? (
        <Alert severity="success" action={<Button onClick={onBack}>Kembali ke daftar</Button>}>
          Anda sudah selesai mengetik lembar {sheet.kode}.
        </Alert>
      ) : (
        <Sheet key={sheet.id} sheet={sheet} onDone={onDone} onBack={onBack} />
      )
    }
  </Waiting>
)

const WRITTEN: readonly string[] = ['angka', 'isian', 'esai']

function Sheet({ sheet, onDone, onBack }: Omit<Props, 'paper'> & { sheet: Answer<'getTyping'> }) {
  const { typing, saving, press, put, goTo, finish } = useTyping(sheet)
  const fields = sheet.nomor
  const field = fields[typing.at]
  const place = useRef<HTMLDivElement>(null)
  const notify = useNotify()
  const isWritten = field !== undefined && WRITTEN.includes(field.jenis)
  const filled = fields.filter(({ nomor }) => (typing.nilai[nomor] ?? '') !== '').length

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the number
  useEffect(() => {
    const written = place.current?.querySelector<HTMLElement>('input, textarea')
    ;(written ?? place.current)?.focus()
  }, [typing.at, isWritten])

  function takeKey(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || target instanceof HTMLButtonElement) return
    const isEmpty = field !== undefined && (typing.nilai[field.nomor] ?? '') === ''
    const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    const goesOn = ['Enter', 'ArrowUp', 'ArrowDown'].includes(key)
    const isShort = isEmpty && (key === ' ' || key === 'Backspace' || (field.jenis === 'esai' && '+-'.includes(key)))
    if (isTyped && !goesOn && !isShort) return
    if (key === 'Tab' || (key.length > 1 && !goesOn && key !== 'Backspace')) return
    event.preventDefault()
    press(key)
  }

  async function end(): Promise<void> {
    const missing = fields.findIndex(({ nomor }) => (typing.nilai[nomor] ?? '') === '')
    if (missing >= 0) {
      notify(`Nomor ${fields[missing]?.nomor} belum diketik.`, { type: 'warning' })
      goTo(missing)
      return
    }
    if (!(await finish())) return
    notify('Ketikan selesai dan disimpan.', { type: 'success' })
    onDone()
  }

  if (!field) return <Alert severity="info">Naskah ini tidak memiliki nomor.</Alert>
  const progress = `${filled} dari ${fields.length} nomor diketik`
  return (
    <Box onKeyDown={takeKey}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        Lembar {sheet.kode}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        Huruf pindah sendiri ke nomor berikutnya. Spasi atau tanda hubung untuk yang kosong, Enter untuk mengakhiri
        beberapa huruf, angka, atau teks; panah untuk kembali.
      </Typography>
      <Box
        ref={place}
        role="group"
        tabIndex={-1}
        aria-label={`Nomor ${field.nomor} dari ${fields.length}`}
        sx={{ border: 2, borderColor: 'primary.main', borderRadius: 1, p: 2, mb: 2, outline: 0 }}
      >
        <Field field={field} text={typing.nilai[field.nomor] ?? ''} press={press} put={put} />
      </Box>
      <Box role="group" aria-label="Semua nomor" sx={NUMBERS}>
        {fields.map((one, at) => (
          <NumberButton
            key={one.nomor}
            field={one}
            text={typing.nilai[one.nomor] ?? ''}
            isHere={at === typing.at}
            onGo={() => goTo(at)}
          />
        ))}
      </Box>
      <ActionBar
        note={
          <>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {progress}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={(filled / fields.length) * 100}
              aria-label={progress}
              sx={{ my: 0.5, maxWidth: '24rem' }}
            />
            <SavingState saving={saving} />
          </>
        }
      >
        <Button variant="contained" startIcon={<DoneIcon />} onClick={() => void end()}>
          Selesai mengetik
        </Button>
        <Button onClick={onBack}>Kembali ke daftar</Button>
      </ActionBar>
    </Box>
  )
}

const NUMBERS = { display: 'grid', gap: 0.5, gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))', mb: 2 }

interface NumberProps {
  field: EntryField
  text: string
  isHere: boolean
  onGo: () => void
}

function NumberButton({ field, text, isHere, onGo }: NumberProps) {
  const isWrong = entryRefusal(field, tidyEntry(field, text)) !== undefined
  return (
    <Button
      size="small"
      variant={isHere ? 'contained' : 'outlined'}
      color={isWrong ? 'error' : 'primary'}
      aria-current={isHere ? 'step' : undefined}
      onClick={onGo}
      sx={{ minHeight: 44, justifyContent: 'flex-start', gap: 1, textTransform: 'none', overflow: 'hidden' }}
    >
      <span>{field.nomor}</span>
      <Box component="strong" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {text}
      </Box>
    </Button>
  )
}

interface FieldProps {
  field: EntryField
  text: string
  press: (key: string) => void
  put: (number: number, text: string) => void
}

const KIND_WORDS: Record<EntryField['jenis'], string> = {
  pilihan_ganda: 'satu huruf',
  pilihan_jamak: 'beberapa huruf, lalu Enter',
  menjodohkan: 'huruf menurut urutan',
  angka: 'angka, lalu Enter',
  isian: 'teks, lalu Enter',
  esai: 'tekan + bila ada di lembar, atau ketik teksnya',
}

function Field({ field, text, press, put }: FieldProps) {
  const { nomor, jenis, huruf } = field
  const letters = Array.from({ length: huruf }, (_one, at) => letterAt(at))
  const refusal = entryRefusal(field, tidyEntry(field, text))
  const isBegun = jenis === 'menjodohkan' && text.length < field.tempat
  const others = [
    ...(jenis === 'pilihan_ganda' ? [[TWO_CROSSES, 'Lebih dari satu'] as const] : []),
    ...(jenis === 'esai' ? [[ESSAY_ON_PAPER, 'Ada di lembar'] as const] : []),
    [jenis === 'angka' || jenis === 'isian' ? ' ' : BLANK, 'Kosong'] as const,
    ...(jenis === 'pilihan_ganda' || jenis === 'menjodohkan' ? [] : [['Enter', 'Lanjut'] as const]),
  ]
  return (
    <>
      <Typography component="h3" sx={{ fontSize: '1.5rem', fontWeight: 700 }} aria-live="polite">
        {nomor}. <Box component="span">{text}</Box>
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {KIND_WORDS[jenis]}
      </Typography>
      {letters.length === 0 ? (
        <TextField
          value={text}
          onChange={({ target }) => put(nomor, target.value)}
          fullWidth
          multiline={jenis === 'esai'}
          slotProps={{
            htmlInput: { 'aria-label': `Jawaban nomor ${nomor}`, autoComplete: 'off', spellCheck: false },
          }}
        />
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {letters.map((letter) => (
          <Button
            key={letter}
            variant={text.includes(letter) ? 'contained' : 'outlined'}
            onClick={() => press(letter)}
            sx={{ minWidth: 48, minHeight: 48 }}
          >
            {letter}
          </Button>
        ))}
        {others.map(([key, words]) => (
          <Button key={key} onClick={() => press(key)} sx={{ minHeight: 48 }}>
            {words}
          </Button>
        ))}
      </Box>
      {refusal && !isBegun ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refusal}
        </Alert>
      ) : null}
    </>
  )
}

const WORDS = { saved: 'Semua tersimpan.', changed: 'Belum tersimpan.', saving: 'Menyimpan …' }

const SavingState = ({ saving }: { saving: Saving }) => (
  <div role="status">
    {saving.state === 'failed' ? (
      <Alert severity="error">{saving.message}</Alert>
    ) : (
      <Typography variant="body2" color="text.secondary">
        {WORDS[saving.state]}
      </Typography>
    )}
  </div>
)
