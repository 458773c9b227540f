import LockIcon from '@mui/icons-material/LockOutlined'
import SaveIcon from '@mui/icons-material/SaveOutlined'
import { Alert, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { ActionBar } from '../../../../office/actions/ActionBar.tsx'
import type { Saving } from '../../../../office/forms/use-saving-by-itself.ts'
import { type InQueue, useNext } from '../../../../office/queue/queue-context.ts'
import { ConfirmDialog } from '../../../../office/screens/ConfirmDialog.tsx'
import { isFound, lacksReason } from '../scoring/sheet-rules.ts'
import type { useSheet } from './use-sheet.ts'

interface Props {
  least: number
  sheet: ReturnType<typeof useSheet>
}

const WORDS = { saved: 'Semua tersimpan.', changed: 'Belum tersimpan.', saving: 'Menyimpan …' }

/** Says in words what is missing before scores can be locked; undefined when nothing is. */
function missingWords(empty: number, unexplained: number): string | undefined {
  const words = [
    ...(empty > 0 ? [`${empty} sel belum terisi`] : []),
    ...(unexplained > 0 ? [`${unexplained} temuan belum kompeten tanpa alasan`] : []),
  ]
  return words.length > 0 ? `${words.join(', ')}.` : undefined
}

/** Shows the progress of the sheet, whether it is saved, and the button that locks it. */
export function SheetBar({ least, sheet: { cells, saving, save, lock } }: Props) {
  const found = cells.filter(isFound).length
  const missing = missingWords(cells.length - found, cells.filter((cell) => lacksReason(cell, least)).length)
  const progress = `${found} dari ${cells.length} terisi`
  return (
    <ActionBar
      note={
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }} aria-live="polite">
            {progress}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={cells.length > 0 ? (found / cells.length) * 100 : 100}
            aria-label={progress}
            sx={{ my: 0.5, maxWidth: '24rem' }}
          />
          <SavingState saving={saving} />
        </>
      }
    >
      <LockButton missing={missing} lock={lock} />
      <Button
        variant="outlined"
        startIcon={<SaveIcon />}
        disabled={saving.state === 'saving'}
        onClick={() => void save()}
      >
        Simpan
      </Button>
    </ActionBar>
  )
}

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
  missing: string | undefined
  lock: () => Promise<boolean>
}

function LockButton({ missing, lock }: LockProps) {
  const [open, setOpen] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const next = useNext(true)

  /** Asks whether to lock; while something is missing, says what and moves the focus to it instead. */
  function ask(): void {
    setOpen(missing === undefined)
    if (missing === undefined) return
    notify(missing, { type: 'warning' })
    document.querySelector<HTMLElement>('[data-lacking] :is(input, button, textarea)')?.focus()
  }

  async function confirm(goOn?: InQueue['goOn']): Promise<void> {
    setOpen(false)
    if (!(await lock())) return
    notify('Nilai dikunci.', { type: 'success' })
    if (goOn) await goOn()
    else refresh()
  }

  return (
    <>
      <Button variant="contained" startIcon={<LockIcon />} onClick={ask}>
        Kunci nilai
      </Button>
      <ConfirmDialog
        open={open}
        title="Kunci nilai"
        question="Nilai yang dikunci bersifat final. Hanya kantor yang dapat membukanya kembali, dengan alasan."
        label="Kunci nilai"
        next={next && { label: 'Kunci dan peserta berikutnya', goOn: next }}
        onAgree={(goOn) => void confirm(goOn)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
