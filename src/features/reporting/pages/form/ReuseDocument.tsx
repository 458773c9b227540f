import { useState } from 'react'
import { ActionButton } from '../../../../ui/ActionButton.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { rowKey } from '../../rules.ts'
import type { ReportForm, Source } from './use-report.ts'

/** Documents of earlier reports and applications, to be reported again without typing. */
export function ReuseDocument({ form: { sources, draft } }: { form: ReportForm }) {
  const [isOpen, setIsOpen] = useState(false)
  const [spoken, setSpoken] = useState('')
  const present = draft.values.dokumen.map(rowKey)
  const offered = sources.filter(({ dokumen }) => !present.includes(rowKey(dokumen)))
  if (sources.length === 0) return null
  const take = ({ dokumen }: Source) => {
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
        {offered.length === 0 && <p className="mt-4 text-muted">Semua dokumen sudah ada pada laporan ini.</p>}
        <ul className="mt-4 divide-y divide-line">
          {offered.map((source) => (
            <li key={rowKey(source.dokumen)} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="break-words font-semibold">{source.dokumen.judul_dokumen}</p>
                <p className="text-muted text-sm">
                  {source.dokumen.tahun} · {source.asal}
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
