import { Box, Button, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Keys } from '../actions/Keys.tsx'
import type { Refused } from '../forms/OfficeForm.tsx'
import type { CheckItem } from './MarkList.tsx'
import { type Reasons, RefuseForm } from './RefuseForm.tsx'

interface Props {
  item: CheckItem
  /** True while the document can be marked. */
  isChecking: boolean
  reasons: Reasons
  accept: () => void
  /** Answers what was wrong with the note. */
  refuse: (catatan: string) => Promise<Refused>
  /** The keyboard goes back to where it was. */
  leave: () => void
  /** The written facts that the document should prove. */
  children: ReactNode
}

/** One document: what was written of it, and whether it fits. */
export function CheckPanel({ item: { nama, status, catatan }, isChecking, reasons, ...props }: Props) {
  const { accept, refuse, leave, children } = props
  const [isRefusing, setIsRefusing] = useState(false)

  async function save(words: string): Promise<Refused> {
    const errors = await refuse(words)
    if (errors === undefined) setIsRefusing(false)
    return errors
  }

  function cancel(): void {
    setIsRefusing(false)
    leave()
  }

  return (
    <Box
      component="section"
      aria-label={nama}
      // It may be longer than its place, and is then moved by the arrow keys.
      tabIndex={0}
      sx={{ flex: 1, minHeight: 0, overflow: 'auto', borderTop: 1, borderColor: 'divider', pt: 1 }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ flex: '1 1 100%', fontSize: '1rem', fontWeight: 700 }}>
          {nama}
        </Typography>
        {isChecking && status !== null ? (
          <>
            <Button
              size="small"
              variant={status === 'sesuai' ? 'contained' : 'outlined'}
              color="success"
              aria-pressed={status === 'sesuai'}
              aria-keyshortcuts="S"
              onClick={accept}
            >
              Sesuai <Keys>S</Keys>
            </Button>
            <Button
              size="small"
              variant={status === 'perlu_perbaikan' ? 'contained' : 'outlined'}
              color="warning"
              aria-expanded={isRefusing}
              aria-keyshortcuts="P"
              onClick={() => setIsRefusing((was) => !was)}
            >
              Perlu perbaikan <Keys>P</Keys>
            </Button>
          </>
        ) : null}
      </Stack>
      {isRefusing ? (
        <RefuseForm document={nama} catatan={catatan} reasons={reasons} save={save} cancel={cancel} />
      ) : null}
      {children}
      {catatan ? <Typography sx={{ mt: 1 }}>Catatan petugas: {catatan}</Typography> : null}
    </Box>
  )
}
