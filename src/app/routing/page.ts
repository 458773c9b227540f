import type { ComponentType } from 'react'
import type { PortalApi } from '../../api.ts'
import type { User } from '../../features/platform/accounts/contract.ts'
import type { Client } from '../../lib/calls/client.ts'

export type ApiClient = Client<PortalApi>

/** Where a page is being opened. */
export interface At {
  params: Record<string, string>
  url: URL
}

/** The outcome of a form that was sent without the program: its fields, and the call's answer or refusal. */
export interface Posted {
  call: string
  given: Record<string, string>
  answer?: unknown
  refusal?: { status: number; message: string; errors: Record<string, string[]> }
}

/** As a loader sees it: with the person who is logged in, as far as is known; nobody on the server. */
export interface Opened extends At {
  user: User | null
  /** Only on the server, where the page answers its own form. */
  posted?: Posted
}

/** The document's head of a page; the body's name is added to the title. */
export interface Head {
  title: string
  description?: string
  /** A stored picture for previews in other programs. */
  image?: string | null
  /** Structured data (schema.org), without its @context. */
  jsonLd?: Record<string, unknown>
  noindex?: boolean
}

/** The exports of a page file: its data, its head, its view. The same loader runs on the server and in the browser. */
export interface PageModule<Data> {
  /** Picks the parts of the query that the page reads; every other query shows the same page, cached only once. */
  search?: (query: URLSearchParams) => Readonly<object>
  load?: (client: ApiClient, at: Opened) => Promise<Data>
  head: (data: Data, at: At) => Head
  /** Tells whether the data at hand also serves another address of the page, such as the next page of a list. */
  keeps?: (from: URL, to: URL) => boolean
  Page: ComponentType<{ data: Data }>
}
