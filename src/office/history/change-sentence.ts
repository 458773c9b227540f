import { capital } from '../../lib/text/capital.ts'
import { actionText } from './action-words.ts'

interface Change {
  action: string
  who: string
  /** What the record is called; empty where it has no name. */
  label: string
}

/** Who writes to the log when nobody is there: jobs, and commands at the machine. */
const BY_ITSELF = ['sistem', 'operator']

/**
 * A change as somebody says it, in two parts of which the first leads to it: 'Permohonan PMH/2026/11/0042' and 'disetujui
 * oleh Rina'.
 * @param kind the name of such records: 'permohonan'
 */
export function changeSentence(
  { action, who, label }: Change,
  kind: string,
): readonly [what: string, happened: string] {
  const by = BY_ITSELF.includes(who.toLowerCase()) ? 'otomatis' : `oleh ${who}`
  const isNamedSo = label.toLowerCase().startsWith(kind.toLowerCase())
  return [
    isNamedSo ? capital(label) : capital([kind.toLowerCase(), label].filter(Boolean).join(' ')),
    `${actionText(action)} ${by}`,
  ]
}
