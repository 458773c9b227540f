import { useState } from 'react'
import { ActionButton } from '../../feedback/ActionButton.tsx'
import { Dialog } from '../../feedback/Dialog.tsx'
import { fileSize } from './file-size.ts'
import type { GivenFile } from './GivenFileLink.tsx'

interface EarlierFilesProps<Given> {
  label: string
  files: readonly Given[]
  onPick: (given: Given) => void
}

/** Files submitted earlier, one of which may serve again. */
export function EarlierFiles<Given extends GivenFile>({ label, files, onPick }: EarlierFilesProps<Given>) {
  const [isOpen, setIsOpen] = useState(false)
  const pick = (file: Given) => {
    setIsOpen(false)
    onPick(file)
  }
  return (
    <>
      <ActionButton small busy={false} onClick={() => setIsOpen(true)}>
        Pakai berkas yang sudah ada
        <span className="sr-only"> untuk {label}</span>
      </ActionButton>
      <Dialog title={`${label}: pilih berkas`} open={isOpen} onClose={() => setIsOpen(false)}>
        <ul className="mt-4 divide-y divide-line">
          {files.map((file) => (
            <li key={file.id} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="break-all font-semibold">{file.name}</p>
                <p data-figures className="text-muted text-sm">
                  {fileSize(file.bytes)}
                </p>
              </div>
              <ActionButton small busy={false} onClick={() => pick(file)} aria-label={`Pakai ${file.name}`}>
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
    </>
  )
}
