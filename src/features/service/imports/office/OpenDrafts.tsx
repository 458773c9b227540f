import { Alert, Button, Stack } from '@mui/material'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { office } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { IMPORT_LISTS } from '../list-rules.ts'

/** Imports that somebody began and that still wait. */
export function OpenDrafts({ onOpen }: { onOpen: (id: string) => void }) {
  const { asked, again } = useAsked('listImportDrafts', () => office.listImportDrafts({}))
  return (
    <AnswerState asked={asked} again={again}>
      {(drafts) => (
        <Stack spacing={1} sx={{ mb: drafts.length > 0 ? 3 : 0 }}>
          {drafts.map(({ id, jenis, berkas, baris, masuk, updated_at }) => (
            <Alert
              key={id}
              severity="info"
              sx={{ overflowWrap: 'anywhere' }}
              action={
                <Button aria-label={`Lanjutkan ${berkas}`} onClick={() => onOpen(id)}>
                  Lanjutkan
                </Button>
              }
            >
              {IMPORT_LISTS.find(({ name }) => name === jenis)?.title ?? jenis}, {berkas}: {baris} baris menunggu
              {masuk > 0 ? `, ${masuk} sudah masuk` : ''}. {momentText(updated_at)}.
            </Alert>
          ))}
        </Stack>
      )}
    </AnswerState>
  )
}
