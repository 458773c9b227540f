import LockIcon from '@mui/icons-material/LockOutlined'
import SaveIcon from '@mui/icons-material/SaveOutlined'
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, type HttpError, useNotify, useRefresh } from 'react-admin'
import { type Answer, office } from '../../../../office/client.ts'
import { ScoreCell } from './ScoreCell.tsx'
import { isFound, type Saving, useSheet } from './use-sheet.ts'

/** The scores of one examiner, unit by unit; they save themselves and are locked at the end. */
export function ScoringSheet({ scoring }: { scoring: Answer<'getScoring'> }) {
  const { cells, saving, change, save } = useSheet(scoring)
  const found = cells.filter(isFound).length
  return (
    <>
      <Typography id="kemajuan">
        {found} dari {cells.length} dinilai
      </Typography>
      <LinearProgress
        variant="determinate"
        value={cells.length > 0 ? (found / cells.length) * 100 : 100}
        aria-labelledby="kemajuan"
        sx={{ my: 1 }}
      />
      {scoring.unit.map((unit) => (
        <Box component="fieldset" key={unit} sx={{ border: 0, p: 0, m: 0, mb: 3, minWidth: 0 }}>
          <Typography component="legend" sx={{ fontWeight: 700, p: 0, mb: 1 }}>
            {unit}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' }}
          >
            {cells.map((cell, at) =>
              cell.unit === unit ? (
                <ScoreCell
                  key={cell.metode}
                  cell={cell}
                  least={scoring.batas_nilai_tulis}
                  decimals={scoring.desimal_nilai_tulis}
                  onChange={(more) => change(at, more)}
                />
              ) : null,
            )}
          </Box>
        </Box>
      ))}
      <SavingState saving={saving} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<SaveIcon />}
          disabled={saving.state === 'saving'}
          onClick={() => void save()}
        >
          Simpan
        </Button>
        <LockButton id={scoring.id} isComplete={found === cells.length} save={save} />
      </Stack>
    </>
  )
}

const WORDS = { saved: 'Semua nilai tersimpan.', changed: 'Ada perubahan yang belum tersimpan.', saving: 'Menyimpan …' }

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

interface LockProps {
  id: number
  isComplete: boolean
  save: () => Promise<boolean>
}

function LockButton({ id, isComplete, save }: LockProps) {
  const [open, setOpen] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()

  async function lock(): Promise<void> {
    setOpen(false)
    if (!(await save())) return
    try {
      await office.lockScores({ id })
      notify('Nilai dikunci.', { type: 'success' })
      refresh()
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    }
  }

  return (
    <>
      <Button variant="contained" startIcon={<LockIcon />} disabled={!isComplete} onClick={() => setOpen(true)}>
        Kunci nilai
      </Button>
      <Confirm
        isOpen={open}
        title="Kunci nilai"
        content="Nilai yang dikunci bersifat final. Hanya kantor yang dapat membukanya kembali, dengan alasan."
        confirm="Kunci nilai"
        onConfirm={() => void lock()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
