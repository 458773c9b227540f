import { Box, Button, Stack } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { keysOf } from '../actions/keys.ts'
import { OfficeForm, type Refused } from '../forms/OfficeForm.tsx'
import { ReasonInput } from '../inputs/ReasonInput.tsx'

/** Ready sentences: those of a kind that the office prepared, and what comes before them. */
export interface Reasons {
  kind: string
  first?: readonly string[]
  /** The label of the words, where the field of the record does not give it. */
  label?: string
}

interface Props {
  /** The document's name among those of its case. */
  document: string
  catatan: string | null
  reasons: Reasons
  /** Answers what was wrong with it. */
  save: (catatan: string) => Promise<Refused>
  cancel: () => void
}

/** The form that says what is to be corrected in a document; prepared sentences can be put in and changed. */
export function RefuseForm({ document, catatan, reasons, save, cancel }: Props) {
  const record = useRecordContext()
  const resource = useResourceContext()
  const name = `${resource}/${record?.id}/catatan/${document}`
  const send = ({ catatan: typed }: { catatan?: string }) => save(typed ?? '')

  function press(event: KeyboardEvent<HTMLElement>): void {
    const keys = keysOf(event)
    if (keys === 'Escape') cancel()
    else if (keys === 'Control+Enter') event.currentTarget.querySelector('form')?.requestSubmit()
    else return
    event.stopPropagation()
  }

  return (
    <Box onKeyDown={press}>
      <OfficeForm key={name} name={name} start={{ catatan }} onSubmit={send}>
        <ReasonInput {...reasons} source="catatan" focus />
        <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
          <Button type="submit" variant="contained" aria-keyshortcuts="Control+Enter">
            Simpan catatan
          </Button>
          <Button onClick={cancel}>Batal</Button>
        </Stack>
      </OfficeForm>
    </Box>
  )
}
