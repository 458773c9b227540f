import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Dialog } from '../../../../../ui/feedback/Dialog.tsx'
import { rowKey } from '../../rules.ts'
import type { ReportForm, Source } from './use-report.ts'

const stageOf = ({ dokumen: { tahap_dokumen } }: Source): string => tahap_dokumen && `tahap ${tahap_dokumen}`

/** Documents of earlier reports and applications, to be reported again without typing. */
export function ReuseDocument({ form: { sources, draft } }: { form: ReportForm }) {
  const [isOpen, setIsOpen] = useState(false)
  const [spoken, setSpoken] = useState('')
  const present = draft.values.dokumen.map(rowKey)
  const offered = sources.filter(({ dokumen }) => !present.includes(rowKey(dokumen)))
  const taken = useRef<string>(undefined)
  // The dialog returns the focus to its button first; the added document is far below it.
  useEffect(() => {
    if (isOpen || taken.current === undefined) return
    document.getElementsByName(taken.current)[0]?.focus()
    taken.current = undefined
  }, [isOpen])
  if (sources.length === 0) return null
  const take = ({ dokumen }: Source) => {
    taken.current = `dokumen.${draft.values.dokumen.length}.judul_dokumen`
    draft.change((now) => ({ dokumen: [...now.dokumen, dokumen] }))
    setSpoken(`${dokumen.judul_dokumen} ditambahkan`)
    setIsOpen(false)
  }
  return (
    <div>
      <ActionButton busy={false} onClick={() => setIsOpen(true)}>
        Pakai dokumen yang pernah Anda isi
      </ActionButton>
      <Dialog title="Pilih dokumen" open={isOpen} onClose={() => setIsOpen(false)}>
        <p className="mt-3 text-muted">
          {offered.length === 0
            ? 'Semua dokumen sudah ada pada laporan ini.'
            : 'Isiannya disalin ke laporan ini. Sesudah itu periksa tahun, tahap, dan ringkasan perannya.'}
        </p>
        <ul className="mt-4 divide-y divide-line">
          {offered.map((source) => (
            <li key={rowKey(source.dokumen)} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="break-words font-semibold">{source.dokumen.judul_dokumen}</p>
                <p className="text-muted text-sm">
                  {[source.dokumen.tahun, stageOf(source), source.asal].filter(Boolean).join(' · ')}
                </p>
              </div>
              <ActionButton
                small
                busy={false}
                onClick={() => take(source)}
                aria-label={`Pakai ${source.dokumen.judul_dokumen}`}
              >
                Pakai
              </ActionButton>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex justify-end">
          <ActionButton busy={false} onClick={() => setIsOpen(false)}>
            Batal
          </ActionButton>
        </div>
      </Dialog>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}
