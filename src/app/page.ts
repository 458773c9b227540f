import type { ComponentType } from 'react'
import type { PortalApi } from '../api.ts'
import type { User } from '../features/platform/accounts/contract.ts'
import type { Client } from '../lib/client.ts'

export type ApiClient = Client<PortalApi>

/** Where a page is being opened. */
export interface At {
  params: Record<string, string>
  url: URL
}

/** What became of a form that was sent without the program: what was typed, and the call's answer or why it was refused. */
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

/** What stands in the document's head for a page; the body's name is added to the title. */
export interface Head {
  title: string
  description?: string
  /** A stored picture for previews in other programs. */
  image?: string | null
  /** Structured data (schema.org), without its @context. */
  jsonLd?: Record<string, unknown>
  noindex?: boolean
}

/** What a page file exports: its data, its head, its view. The same loader runs on the server and in the browser. */
export interface PageModule<Data> {
  /** What it reads of its address's query; whatever else a query says shows the same page, kept once for all. */
  search?: (query: URLSearchParams) => Readonly<object>
  load?: (client: ApiClient, at: Opened) => Promise<Data>
  head: (data: Data, at: At) => Head
  /** Whether the data at hand serves another address of the same page too, such as the next page of a list. */
  keeps?: (from: URL, to: URL) => boolean
  Page: ComponentType<{ data: Data }>
}
