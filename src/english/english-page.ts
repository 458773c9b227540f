import { type ComponentType, createElement } from 'react'
import type { ApiClient, At, Head, Opened, PageModule } from '../app/routing/page.ts'
import type { EnglishContent, SiteContent } from '../features/platform/site-content/contract.ts'

/** The body, with what the office has written of it in English. */
export interface EnglishSite {
  content: SiteContent
  english: EnglishContent
}

export interface Shown<Data> extends EnglishSite {
  data: Data
  at: At
}

/** A page of the English part: rendered on the server, without the browser program. */
export interface EnglishPage<Data> {
  /** Addresses as patterns of routes. */
  path: string
  indonesian: string
  /** Rendered for each visitor, whose look-ups count. */
  fresh?: true
  /** Picks the parts of the query that the page reads; every other query shows the same page. */
  search?: (query: URLSearchParams) => Readonly<object>
  load: (client: ApiClient, at: Opened) => Promise<Data>
  head: (shown: Shown<Data>) => Head
  View: ComponentType<Shown<Data>>
}

/** The Indonesian page in English words. */
export const inBoth = <Data>(
  addresses: Pick<EnglishPage<unknown>, 'path' | 'indonesian' | 'fresh'>,
  { load, head, search, Page }: PageModule<Data> & Required<Pick<PageModule<Data>, 'load'>>,
): EnglishPage<Data> => ({
  ...addresses,
  ...(search ? { search } : {}),
  load,
  head: ({ data, at }) => head(data, at),
  View: ({ data }) => createElement(Page, { data }),
})
