import { TextField, type TextFieldProps } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { type NumberBounds, numberRefusal, readWrittenNumber, writeNumber } from '../../lib/written-number.ts'

interface Props extends NumberBounds {
  source: string
  label?: string
  helperText?: ReactNode
  isRequired?: boolean
  sx?: TextFieldProps['sx']
}

/** Typed and the same as a value: what cannot be read stays as it was typed, so that nothing is ever sent in its place. */
const readOrKeep = (text: string, decimals?: number): number | string =>
  text.trim() === '' ? '' : (readWrittenNumber(text, decimals) ?? text)

/** A number as people type it, with comma or point; what does not fit is refused beside it, and never made to fit. */
export function NumberInput({ source, label, helperText, isRequired, sx, ...bounds }: Props) {
  const [typed, setTyped] = useState({ text: '', value: '' as number | string })
  const refusal = (value: number | string | null) =>
    numberRefusal(typeof value === 'number' ? writeNumber(value) : (value ?? ''), bounds)
  const {
    field,
    fieldState,
    id,
    isRequired: marked,
  } = useInput({
    source,
    ...(isRequired ? { isRequired } : {}),
    validate: refusal,
  })
  const value: number | string = field.value
  const shown = Object.is(typed.value, value) ? typed.text : typeof value === 'number' ? writeNumber(value) : value
  const wrong = refusal(value) ?? fieldState.error?.message
  return (
    <TextField
      id={id}
      name={field.name}
      label={<FieldTitle label={label} source={source} isRequired={marked} />}
      value={shown}
      error={wrong !== undefined}
      onChange={({ target: { value: text } }) => {
        const read = readOrKeep(text, bounds.decimals)
        setTyped({ text, value: read })
        field.onChange(read)
      }}
      onBlur={field.onBlur}
      ref={field.ref}
      helperText={
        (wrong ?? helperText) ? (
          <InputHelperText {...(wrong ? { error: wrong } : {})} helperText={helperText} />
        ) : undefined
      }
      slotProps={{ htmlInput: { inputMode: bounds.decimals ? 'decimal' : 'numeric', autoComplete: 'off' } }}
      sx={sx}
    />
  )
}
