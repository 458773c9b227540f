import { renderToStaticMarkup } from 'react-dom/server'
import type { Head } from '../app/routing/page.ts'
import type { EnglishPage, EnglishSite, Shown } from './english-page.ts'
import { EnglishError, errorTitle } from './shell/EnglishError.tsx'
import { EnglishShell } from './shell/EnglishShell.tsx'

interface Rendering {
  head: Head
  body: string
}

/** A page with its data; `other` is its Indonesian address. */
export function renderEnglish<Data>(page: EnglishPage<Data>, shown: Shown<Data>, other: string): Rendering {
  const { View } = page
  const { content, english } = shown
  const body = renderToStaticMarkup(
    <EnglishShell content={content} english={english} path={page.path} other={other}>
      <View {...shown} />
    </EnglishShell>,
  )
  return { head: page.head(shown), body }
}

/** Renders the page that replaces one that cannot be shown. */
export function renderEnglishError({ content, english }: EnglishSite, status: number, other: string): Rendering {
  const body = renderToStaticMarkup(
    <EnglishShell content={content} english={english} path="" other={other}>
      <EnglishError status={status} />
    </EnglishShell>,
  )
  return { head: { title: errorTitle(status), noindex: true }, body }
}
