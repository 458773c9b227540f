import type { PageModule } from './page.ts'

/**
 * The people who may open a page; the guard of spec section 4 reads it. `device`: whoever has the device on which it goes
 * on, with a session or without.
 */
export type Audience = 'anyone' | 'guest' | 'auth' | 'device'

export type Shell = 'public' | 'plain' | 'user'

export interface RouteEntry {
  /** Names of spec section 2; the active menu item goes by what a name contains. */
  name: string
  path: string
  audience: Audience
  shell: Shell
  // biome-ignore lint/suspicious/noExplicitAny: each page file fixes its own type of data
  page: () => Promise<PageModule<any>>
  /** Rendered for each visitor, whose look-ups count: it states what holds at this moment. */
  fresh?: true
  /** Left to the browser though guests may open it: nothing of it works without the program. */
  inBrowser?: true
}

export const page = (
  name: string,
  path: string,
  load: RouteEntry['page'],
  more?: Pick<RouteEntry, 'fresh'>,
): RouteEntry => ({
  name,
  path,
  audience: 'anyone',
  shell: 'public',
  page: load,
  ...more,
})

export const root = (name: string, path: string, audience: Audience, load: RouteEntry['page']): RouteEntry => ({
  ...page(name, path, load),
  audience,
})

export const plain = (
  name: string,
  path: string,
  load: RouteEntry['page'],
  more?: Pick<RouteEntry, 'inBrowser'>,
): RouteEntry => ({
  ...page(name, path, load),
  audience: 'guest',
  shell: 'plain',
  ...more,
})

/** A page that goes on after the session's end by what the browser keeps, and asks for a login by itself. */
export const ofDevice = (name: string, path: string, load: RouteEntry['page']): RouteEntry => ({
  ...page(name, path, load),
  audience: 'device',
  shell: 'plain',
  inBrowser: true,
})

export const member = (name: string, path: string, load: RouteEntry['page']): RouteEntry => ({
  ...page(name, path, load),
  audience: 'auth',
  shell: 'user',
})
