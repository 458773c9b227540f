import { Calculator, CircleCheck, HardDriveDownload, WifiOff, ZoomIn, ZoomOut } from 'lucide-react'
import type { SittingEngine } from '../sitting-engine.ts'
import type { SittingView } from '../sitting-view.ts'
import { TimeLeft } from './TimeLeft.tsx'

interface ExamBarProps {
  engine: SittingEngine
  view: SittingView
  title: string
  size: number
  sizes: number
  onSize: (size: number) => void
  calculator: { isOpen: boolean; onToggle: () => void } | undefined
  onHandIn: () => void
}

/** The bar of the exam: time, what becomes of the answers, and what helps to read. */
export function ExamBar({ engine, view, title, size, sizes, onSize, calculator, onHandIn }: ExamBarProps) {
  return (
    <div className="panel grid gap-3 p-4 sm:p-5 lg:sticky lg:top-2 lg:z-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-lg leading-snug">{title}</h1>
        <TimeLeft engine={engine} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SavedLine view={view} />
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            aria-label="Perkecil huruf"
            aria-disabled={size === 0 || undefined}
            onClick={() => size > 0 && onSize(size - 1)}
            className="btn btn-sm btn-outline"
          >
            <ZoomOut aria-hidden className="size-5" />
          </button>
          <button
            type="button"
            aria-label="Perbesar huruf"
            aria-disabled={size === sizes - 1 || undefined}
            onClick={() => size < sizes - 1 && onSize(size + 1)}
            className="btn btn-sm btn-outline"
          >
            <ZoomIn aria-hidden className="size-5" />
          </button>
          {calculator && (
            <button
              type="button"
              aria-expanded={calculator.isOpen}
              onClick={calculator.onToggle}
              className="btn btn-sm btn-outline"
            >
              <Calculator aria-hidden className="size-5" />
              Kalkulator
            </button>
          )}
          <button type="button" onClick={onHandIn} className="btn btn-sm btn-primary">
            Serahkan
          </button>
        </div>
      </div>
    </div>
  )
}

/** Says what becomes of the answers at this moment. */
function SavedLine({ view: { isAway, isFull, unsent } }: { view: SittingView }) {
  const [Icon, words] = isAway
    ? ([WifiOff, 'Tanpa jaringan. Jawaban disimpan di perangkat ini; teruskan mengerjakan.'] as const)
    : unsent > 0
      ? ([HardDriveDownload, 'Menyimpan…'] as const)
      : ([CircleCheck, 'Semua jawaban tersimpan di portal.'] as const)
  return (
    <div className="text-sm">
      <p role="status" className="flex items-center gap-2">
        <Icon aria-hidden className="size-4 shrink-0" />
        {words}
      </p>
      {isFull && (
        <p role="alert" className="mt-1 font-semibold text-error">
          Penyimpanan perangkat penuh: jawaban terbaru hanya ada di halaman ini sampai terkirim. Jangan tutup halaman,
          dan beri tahu pengawas.
        </p>
      )}
    </div>
  )
}
