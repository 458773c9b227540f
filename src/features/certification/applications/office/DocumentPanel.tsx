import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { Answer } from '../../../../office/client.ts'
import { Keys } from '../../../../office/Keys.tsx'
import { RefuseDocument } from './RefuseDocument.tsx'
import { TypedFacts } from './TypedFacts.tsx'

interface Props {
  application: Answer<'getOfficeApplication'>
  requirement: Answer<'getOfficeApplication'>['persyaratan'][number]
  accept: () => void
  /** Answers what was wrong with the note. */
  refuse: (catatan: string) => Promise<unknown>
  /** The keyboard goes back to where it was. */
  leave: () => void
}

/** One requirement: what was written of it, and whether its document fits. */
export function DocumentPanel({ application, requirement, accept, refuse, leave }: Props) {
  const { nama, keterangan, berkas, status, catatan_pemohon, catatan } = requirement
  const [isRefusing, setIsRefusing] = useState(false)
  const isChecking = application.tahap === 'diajukan' && berkas !== null

  async function save(words: string): Promise<unknown> {
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
        {isChecking ? (
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
      {isRefusing ? <RefuseDocument requirement={nama} catatan={catatan} save={save} cancel={cancel} /> : null}
      {berkas ? (
        <TypedFacts application={application} requirement={requirement} />
      ) : (
        <Alert severity="info" sx={{ mt: 1 }}>
          Tidak ada berkas untuk persyaratan ini.
        </Alert>
      )}
      {keterangan ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {keterangan}
        </Typography>
      ) : null}
      {catatan_pemohon ? <Typography sx={{ mt: 1 }}>Catatan pemohon: {catatan_pemohon}</Typography> : null}
      {catatan ? <Typography sx={{ mt: 1 }}>Catatan petugas: {catatan}</Typography> : null}
    </Box>
  )
}
