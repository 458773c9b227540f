import { Box, Button, Stack } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { Form } from 'react-admin'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { keysOf } from '../../../../office/keys.ts'
import { reasonsFor } from '../verification-rules.ts'

interface Props {
  requirement: string
  catatan: string | null
  /** Answers what was wrong with it. */
  save: (catatan: string) => Promise<unknown>
  cancel: () => void
}

/** What the applicant should do about a document; ready sentences by its kind can be put in and changed. */
export function RefuseDocument({ requirement, catatan, save, cancel }: Props) {
  function press(event: KeyboardEvent<HTMLElement>): void {
    const keys = keysOf(event)
    if (keys === 'Escape') cancel()
    else if (keys === 'Control+Enter') event.currentTarget.querySelector('form')?.requestSubmit()
    else return
    event.stopPropagation()
  }

  return (
    <Box onKeyDown={press}>
      <Form noValidate record={{ catatan }} onSubmit={({ catatan = '' }: { catatan?: string }) => save(catatan ?? '')}>
        <ReasonInput kind="perbaikan" source="catatan" first={reasonsFor(requirement)} focus />
        <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
          <Button type="submit" variant="contained" aria-keyshortcuts="Control+Enter">
            Simpan catatan
          </Button>
          <Button onClick={cancel}>Batal</Button>
        </Stack>
      </Form>
    </Box>
  )
}
