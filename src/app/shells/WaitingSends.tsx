import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { watchSealed } from '../../features/certification/sittings/parts/sealed-answers.ts'
import { vault } from '../../lib/browser/vault.ts'
import { ActionButton } from '../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Link } from '../../ui/navigation/Link.tsx'
import { outbox, type QueuedSend } from '../offline/outbox.ts'

const NONE: readonly QueuedSend[] = []
const LOOK = {
  waiting: { tone: 'info', words: 'Menunggu jaringan' },
  sent: { tone: 'success', words: 'Terkirim' },
  refused: { tone: 'warning', words: 'Belum terkirim' },
} as const

/** The list of sends that wait for the network, were sent since, or were refused. */
export function WaitingSends() {
  const sends = useSyncExternalStore(outbox.subscribe, outbox.all, () => NONE)
  const { revalidate } = useRevalidator()
  const gone = sends.filter(({ state }) => state === 'sent').length
  useEffect(() => (vault.isPossible() ? outbox.watch() : undefined), [])
  useEffect(() => watchSealed(), [])
  useEffect(() => {
    if (gone > 0) void revalidate()
  }, [gone, revalidate])
  if (sends.length === 0) return null
  return (
    <section aria-label="Kiriman" className="no-print wrap pt-4">
      <ul className="grid gap-2">
        {sends.map(({ id, state, label, path, words }) => (
          <li key={id}>
            <Alert tone={LOOK[state].tone}>
              <p>
                <span className="font-semibold">{LOOK[state].words}</span>: {label}. {words}{' '}
                {state === 'waiting' && 'Dikirim satu kali begitu tersambung; halaman ini boleh ditutup.'}
              </p>
              <div className="mt-2 flex flex-wrap items-center gap-3">
                <Link to={path} className="py-1 underline underline-offset-4">
                  Buka
                </Link>
                <ActionButton small busy={false} onClick={() => void outbox.remove(id)}>
                  {state === 'waiting' ? 'Jangan kirim' : 'Tutup'}
                </ActionButton>
              </div>
            </Alert>
          </li>
        ))}
      </ul>
    </section>
  )
}
