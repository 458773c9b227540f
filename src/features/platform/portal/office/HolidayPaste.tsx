import { Alert, Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useKeptState } from '../../../../office/forms/use-kept-state.ts'
import { parseHolidays } from '../holiday-rules.ts'

type Parsed = ReturnType<typeof parseHolidays>

/** Several lines at once, as they stand in a decree or a table; what is not understood stays, and is named. */
export function HolidayPaste({ onAdd }: { onAdd: (holidays: Parsed['holidays']) => void }) {
  const { values, change } = useKeptState({ name: 'hari-libur/tempel', start: { teks: '' } })
  const [refused, setRefused] = useState<Parsed['refused']>([])

  function add(): void {
    const parsed = parseHolidays(values.teks)
    if (parsed.holidays.length > 0) onAdd(parsed.holidays)
    setRefused(parsed.refused)
    change({ teks: parsed.refused.map((line) => line.text).join('\n') })
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <TextField
        label="Tempel beberapa baris"
        multiline
        minRows={2}
        fullWidth
        value={values.teks}
        onChange={({ target }) => change({ teks: target.value })}
        helperText="Satu hari per baris: 2027-03-20 Nyepi, 20/3/2027 Nyepi, atau 20 Maret 2027 Nyepi."
      />
      <Button variant="outlined" disabled={values.teks.trim() === ''} onClick={add}>
        Tambahkan baris
      </Button>
      {refused.length > 0 ? (
        <Alert severity="warning">
          Belum dimengerti: {refused.map(({ text: line, reason }) => `“${line}” (${reason})`).join('; ')}.
        </Alert>
      ) : null}
    </Stack>
  )
}
