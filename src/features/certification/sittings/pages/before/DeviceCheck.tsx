import { useId, useState } from 'react'
import { Chip } from '../../../../../ui/Chip.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Spinner } from '../../../../../ui/feedback/Spinner.tsx'
import { Part } from '../../../../../ui/Part.tsx'
import type { DeviceFinding } from './check-device.ts'

const LOOK = {
  good: { tone: 'success', words: 'Baik' },
  weak: { tone: 'warning', words: 'Perhatikan' },
  bad: { tone: 'error', words: 'Tidak dapat' },
} as const

interface DeviceCheckProps {
  findings: DeviceFinding[] | undefined
  onAgain: () => void
}

/** What was found of this device, each with a sentence, and a field to try the keyboard. */
export function DeviceCheck({ findings, onAgain }: DeviceCheckProps) {
  return (
    <Part title="Pemeriksaan perangkat">
      {findings ? (
        <ul className="divide-y divide-line">
          {findings.map(({ name, words, result }) => (
            <li key={name} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3 first:pt-0">
              <span className="w-28 shrink-0 font-semibold">{name}</span>
              <span className="min-w-0 basis-56 grow">{words}</span>
              <Chip tone={LOOK[result].tone}>{LOOK[result].words}</Chip>
            </li>
          ))}
        </ul>
      ) : (
        <Spinner label="Memeriksa perangkat" />
      )}
      <KeyboardTry />
      <div className="mt-4">
        <ActionButton small busy={findings === undefined} onClick={onAgain}>
          Periksa lagi
        </ActionButton>
      </div>
    </Part>
  )
}

function KeyboardTry() {
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <div className="border-line border-t pt-3">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Papan ketik
      </label>
      <input
        id={id}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        className="input w-full max-w-72"
        aria-describedby={`${id}-hasil`}
      />
      <p id={`${id}-hasil`} className="mt-1 text-muted text-sm">
        {typed === '' ? 'Ketik beberapa huruf dan angka, misalnya 12,5 dB.' : `Terbaca: ${typed}`}
      </p>
    </div>
  )
}
