import { randomUUID } from 'node:crypto'
import type { MidtransStatus } from './midtrans-status.ts'
import { type Asked, page, type StandInAnswer } from './provider-server.ts'

export interface CardPage {
  token: string
  order_id: string
  gross_amount: number
  finish: string
  isOpen: boolean
}

interface Surroundings {
  url: string
  /** Where a page lies that is not the provider's, as if somebody sat in between. */
  state: { pageAt: string | null }
  take: (order_id: string, status: MidtransStatus) => void
}

/** Snap's pages for cards, from its public documents, with a page that people can press a button on. */
export function cardPages({ url, state, take }: Surroundings) {
  const opened = new Map<string, CardPage>()
  const byToken = (token: string) => [...opened.values()].find((one) => one.token === token)
  return { opened, answer, visit }

  function answer({ path, body }: Asked): StandInAnswer {
    if (path === '/snap/v1/transactions') return open(body)
    const [, token = ''] = /^\/snap\/v1\/transactions\/([^/]+)\/cancel$/.exec(path) ?? []
    const one = byToken(token)
    if (!one) return { status: 404, body: { error_messages: ['token not found'] } }
    if (!one.isOpen) return { status: 400, body: { error_messages: ['token already canceled'] } }
    one.isOpen = false
    return { status: 200, body: { canceled_at: '2026-11-20T03:00:00.000Z' } }
  }

  function open({ transaction_details: details, enabled_payments: by, callbacks }: Asked['body']): StandInAnswer {
    const { order_id, gross_amount } = details as { order_id: string; gross_amount: number }
    if (opened.has(order_id)) return { status: 400, body: { error_messages: ['order_id has already been taken'] } }
    if (JSON.stringify(by) !== '["credit_card"]') return { status: 400, body: { error_messages: ['no cards'] } }
    const { finish } = callbacks as { finish: string }
    const one = { token: randomUUID(), order_id, gross_amount, finish, isOpen: true }
    opened.set(order_id, one)
    return {
      status: 201,
      body: { token: one.token, redirect_url: state.pageAt ?? `${url}/snap/v4/redirection/${one.token}` },
    }
  }

  /** Answers the browser of a payer, which sends no key. */
  function visit({ method, path }: Asked): StandInAnswer | undefined {
    const [, token, does] = /^\/snap\/v4\/redirection\/([^/?]+)(\/bayar|\/tolak)?$/.exec(path) ?? []
    if (token === undefined) return undefined
    const one = byToken(token)
    if (!one?.isOpen) return { ...page('<h1>Halaman tidak berlaku</h1>'), status: 404 }
    if (method === 'GET') return page(formsOf(one))
    take(one.order_id, does === '/bayar' ? 'capture' : 'deny')
    if (does === '/bayar') one.isOpen = false
    return { status: 303, body: '', location: `${one.finish}?order_id=${one.order_id}` }
  }

  function formsOf({ token, gross_amount }: CardPage): string {
    const form = (does: string, label: string) =>
      `<form method="post" action="/snap/v4/redirection/${token}/${does}"><button>${label}</button></form>`
    return `<h1>Rp${gross_amount}</h1>${form('bayar', 'Bayar')}${form('tolak', 'Kartu ditolak')}`
  }
}
