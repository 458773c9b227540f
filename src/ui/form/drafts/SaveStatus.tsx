import { CircleCheck, CloudOff } from 'lucide-react'
import { useState } from 'react'
import { ActionButton } from '../../feedback/ActionButton.tsx'
import type { Saving } from './saver.ts'

interface SaveStatusProps {
  saving: Saving
  /** Retries at once what failed. */
  retry: () => void
}

const clock = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit' })

/** The state of saving a draft, with the time; announced only once it is saved or has failed. */
export function SaveStatus({ saving, retry }: SaveStatusProps) {
  const [spoken, setSpoken] = useState('')
  const words = wordsOf(saving)
  const isSettled = saving.state === 'saved' || saving.state === 'failed'
  if (isSettled && words !== spoken) setSpoken(words)
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <p aria-hidden className="flex items-center gap-1.5 text-muted">
        {saving.state === 'saved' && <CircleCheck className="size-4 shrink-0 text-success" />}
        {saving.state === 'failed' && <CloudOff className="size-4 shrink-0 text-error" />}
        <span className={saving.state === 'failed' ? 'form-error' : ''}>{words}</span>
      </p>
      {saving.state === 'failed' && (
        <ActionButton small busy={false} onClick={retry}>
          Simpan lagi
        </ActionButton>
      )}
    </div>
  )
}

function wordsOf(saving: Saving): string {
  switch (saving.state) {
    case 'unchanged':
      return ''
    case 'waiting':
    case 'saving':
      return 'Menyimpan…'
    case 'saved':
      return `Tersimpan ${clock.format(saving.at)}`
    case 'failed':
      return `Belum tersimpan. ${saving.message}${saving.again ? ' Isian Anda aman di peramban ini; kami mencobanya lagi.' : ''}`
  }
}
