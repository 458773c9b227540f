import { ActionButton } from '../../feedback/ActionButton.tsx'
import { Alert } from '../../feedback/Alert.tsx'
import { focusNow } from '../focus-now.ts'

interface NewerVersionProps {
  /** Continues with the newer version, or replaces it with what is here. */
  settle: (choice: 'newer' | 'mine') => void
}

/** The draft was saved elsewhere: nothing is overwritten before the person has chosen. */
export function NewerVersion({ settle }: NewerVersionProps) {
  return (
    <div ref={focusNow} tabIndex={-1} className="mb-6 outline-none">
      <Alert tone="warning" urgent>
        <p className="font-bold">Data sudah berubah di tab atau perangkat lain</p>
        <p className="mt-1">
          Isian di halaman ini belum tersimpan. Muat versi terbaru, atau pakai isian di halaman ini sebagai gantinya.
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <ActionButton busy={false} variant="primary" onClick={() => settle('newer')}>
            Muat versi terbaru
          </ActionButton>
          <ActionButton busy={false} onClick={() => settle('mine')}>
            Pakai isian di halaman ini
          </ActionButton>
        </div>
      </Alert>
    </div>
  )
}
