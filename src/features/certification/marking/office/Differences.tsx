import DoneIcon from '@mui/icons-material/DoneOutlined'
import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { ActionBar } from '../../../../office/actions/ActionBar.tsx'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { entryRefusal, tidyEntry } from '../entry-rules.ts'

/** Shows what two typists read otherwise: both readings, of which a person with the sheet in hand chooses. */
export const Differences = ({ paper, onDone }: { paper: number; onDone: () => void }) => (
  <Waiting call="getDifferences" payload={{ id: paper }}>
    {(found) => <Choices key={found.id} found={found} onDone={onDone} />}
  </Waiting>
)

function Choices({ found, onDone }: { found: Answer<'getDifferences'>; onDone: () => void }) {
  const [chosen, setChosen] = useState<Record<number, string>>({})
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const left = found.beda.filter((field) => {
    const text = tidyEntry(field, chosen[field.nomor] ?? '')
    return text === '' || entryRefusal(field, text) !== undefined
  })

  async function settle(): Promise<void> {
    setBusy(true)
    try {
      const nilai = Object.entries(chosen).map(([nomor, teks]) => ({ nomor: Number(nomor), teks }))
      await office.settleDifferences({ id: found.id, version: found.version, nilai })
      notify('Bacaan yang berlaku disimpan; lembar dinilai.', { type: 'success' })
      onDone()
    } catch (error) {
      setRefusal((error as HttpError).message)
      setBusy(false)
    }
  }

  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Lembar {found.kode}: {found.beda.length} bacaan berbeda
      </Typography>
      <Typography sx={{ mb: 2 }}>Lihat lembar kertasnya, lalu pilih bacaan yang benar untuk setiap nomor.</Typography>
      {found.beda.map((field) => {
        const { nomor, satu, dua } = field
        const text = chosen[nomor] ?? ''
        const wrong = text === '' ? undefined : entryRefusal(field, tidyEntry(field, text))
        const put = (now: string) => setChosen({ ...chosen, [nomor]: now })
        return (
          <Box
            key={nomor}
            role="group"
            aria-label={`Nomor ${nomor}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ fontWeight: 700, minWidth: '3rem' }}>{nomor}.</Typography>
            {[satu, dua].map((reading, at) => (
              <Button
                key={at === 0 ? 'satu' : 'dua'}
                variant={text === reading ? 'contained' : 'outlined'}
                onClick={() => put(reading)}
                aria-label={`Nomor ${nomor}, bacaan ${at + 1}: ${reading}`}
                sx={{ minWidth: 64, minHeight: 44, textTransform: 'none', overflowWrap: 'anywhere' }}
              >
                {reading}
              </Button>
            ))}
            <TextField
              size="small"
              margin="none"
              label="Lainnya"
              value={text === satu || text === dua ? '' : text}
              error={wrong !== undefined}
              helperText={wrong}
              onChange={({ target }) => put(target.value)}
              sx={{ flex: '1 1 8rem', minWidth: 0 }}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
          </Box>
        )
      })}
      {refusal ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refusal}
        </Alert>
      ) : null}
      <ActionBar note={left.length > 0 ? `${left.length} nomor belum dipilih.` : 'Semua nomor sudah dipilih.'}>
        <Button
          variant="contained"
          startIcon={<DoneIcon />}
          disabled={isBusy || left.length > 0}
          onClick={() => void settle()}
        >
          Tetapkan bacaan
        </Button>
        <Button onClick={onDone}>Kembali ke daftar</Button>
      </ActionBar>
    </>
  )
}
