import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useId } from 'react'
import { useInput } from 'react-admin'
import type { Payload } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'

const input = inputOf<'createOfficeArticle'>()

type Choice = 'draft' | 'now' | 'later'

const pad = (part: number): string => String(part).padStart(2, '0')

/** The moment in this computer's own time, as a datetime-local field wants it. */
const localText = (at: string): string => {
  const date = new Date(at)
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

const choiceOf = (at: string | null | undefined): Choice => {
  if (!at) return 'draft'
  return new Date(at) > new Date() ? 'later' : 'now'
}

const TOMORROW_MS = 86_400_000

/** Draft, published, or to be published at a moment to come. */
export function PublishInput() {
  const { field, fieldState } = useInput<Payload<'createOfficeArticle'>>({ source: input('published_at') })
  const at = field.value as string | null | undefined
  const label = useId()
  const choice = choiceOf(at)

  function choose(next: Choice): void {
    const later = new Date(Date.now() + TOMORROW_MS).toISOString()
    field.onChange({ draft: null, now: new Date().toISOString(), later }[next])
  }

  return (
    <FormControl>
      <FormLabel id={label}>Penerbitan</FormLabel>
      <RadioGroup aria-labelledby={label} value={choice} onChange={(_event, next) => choose(next as Choice)}>
        <FormControlLabel value="draft" control={<Radio />} label="Draf, belum terlihat" />
        <FormControlLabel value="now" control={<Radio />} label="Terbit" />
        <FormControlLabel value="later" control={<Radio />} label="Terbit pada waktu tertentu" />
      </RadioGroup>
      {choice === 'later' && at ? (
        <TextField
          type="datetime-local"
          label="Waktu terbit (waktu komputer Anda)"
          value={localText(at)}
          onChange={(event) => event.target.value && field.onChange(new Date(event.target.value).toISOString())}
        />
      ) : null}
      {fieldState.error ? <FormHelperText error>{fieldState.error.message}</FormHelperText> : null}
    </FormControl>
  )
}
