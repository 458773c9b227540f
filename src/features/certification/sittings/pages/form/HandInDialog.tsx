import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Dialog } from '../../../../../ui/feedback/Dialog.tsx'
import type { Progress } from '../../device/form-rules.ts'

interface HandInDialogProps {
  open: boolean
  progress: Progress
  onClose: () => void
  onHandIn: () => void
}

/** Asks before the answers are handed in, and names the numbers that are open or doubted. */
export function HandInDialog({ open, progress: { terjawab, kosong, ragu }, onClose, onHandIn }: HandInDialogProps) {
  return (
    <Dialog title="Serahkan jawaban?" open={open} onClose={onClose}>
      <p className="mt-3">{terjawab} soal terjawab. Sesudah diserahkan, jawaban tidak dapat diubah lagi.</p>
      {kosong.length > 0 && (
        <p className="mt-3">
          <strong>Belum dijawab:</strong> nomor {kosong.join(', ')}
        </p>
      )}
      {ragu.length > 0 && (
        <p className="mt-3">
          <strong>Ragu-ragu:</strong> nomor {ragu.join(', ')}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <ActionButton busy={false} variant="primary" onClick={onHandIn}>
          Serahkan
        </ActionButton>
        <ActionButton busy={false} onClick={onClose}>
          Kembali mengerjakan
        </ActionButton>
      </div>
    </Dialog>
  )
}
