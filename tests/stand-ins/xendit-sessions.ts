import { randomUUID } from 'node:crypto'
import type { Asked, StandInAnswer } from './provider-server.ts'

export interface Session {
  payment_session_id: string
  reference_id: string
  amount: number
  status: 'ACTIVE' | 'COMPLETED' | 'EXPIRED' | 'CANCELED'
  payment_request_id: string | null
  payment_link_url: string
}

export const sessionFacts = (session: Session): Record<string, unknown> => ({
  ...session,
  session_type: 'PAY',
  mode: 'PAYMENT_LINK',
  currency: 'IDR',
  country: 'ID',
})

/** Payment Sessions for cards, from their public documents. */
export function cardSessions({ url, state }: { url: string; state: { pageAt: string | null } }) {
  const opened = new Map<string, Session>()
  return { opened, answer }

  function answer({ method, path, body }: Asked): StandInAnswer {
    if (method === 'POST' && path === '/sessions') return open(body)
    const [, id, cancels] = /^\/sessions\/([^/]+)(\/cancel)?$/.exec(path) ?? []
    const one = [...opened.values()].find(({ payment_session_id: own }) => own === id)
    if (!one) return { status: 404, body: { error_code: 'DATA_NOT_FOUND' } }
    if (cancels && one.status !== 'ACTIVE') return { status: 400, body: { error_code: 'INVALID_SESSION_STATUS' } }
    if (cancels) one.status = 'CANCELED'
    return { status: 200, body: sessionFacts(one) }
  }

  function open({ reference_id, amount, allowed_payment_channels: channels, mode }: Asked['body']): StandInAnswer {
    const isOfCards = mode === 'PAYMENT_LINK' && JSON.stringify(channels) === '["CARDS"]'
    if (!isOfCards) return { status: 400, body: { error_code: 'API_VALIDATION_ERROR' } }
    const payment_session_id = `ps-${randomUUID()}`
    const payment_link_url = state.pageAt ?? `${url}/halaman/${payment_session_id}`
    const made = { payment_session_id, reference_id: String(reference_id), amount: Number(amount), payment_link_url }
    const one: Session = { ...made, status: 'ACTIVE', payment_request_id: null }
    opened.set(one.reference_id, one)
    return { status: 201, body: sessionFacts(one) }
  }
}
