import type { ComponentPropsWithRef, ReactNode } from 'react'

/** The help for a page that is read in another language than the one that it is written in. */
export interface Language {
  /** Says a sentence of ours, with the days, amounts and numbers in it. */
  say: (sentence: string) => string
  /** Says what only this language has, by its name. */
  note: (name: string) => string
  /** Shows a name, or other words that the office or a person wrote. */
  own: (words: string) => ReactNode
  /** Shows a text of the office. */
  prose: (words: string) => ReactNode
  /** Returns the address at which a page stands in this language. */
  href: (address: string) => string
  link: (to: string, rest: ComponentPropsWithRef<'a'>) => ReactNode
}

let language: Language | undefined

/** Renders in another language, all at once: no other page can be rendered meanwhile. */
export function inLanguage<Rendered>(other: Language, render: () => Rendered & { then?: never }): Rendered {
  language = other
  try {
    return render()
  } finally {
    language = undefined
  }
}

/** The language of the page that is being rendered; undefined for Indonesian, the only one that browsers know. */
export const languageOfPage = (): Language | undefined => language

/** A sentence of ours: as it is written, or as the page's language says it. */
export const t = (sentence: string): string => language?.say(sentence) ?? sentence

/** A sentence of ours with what stands in its holes, '{name}'. */
export const fillParts = (sentence: string, parts: Record<string, ReactNode>): ReactNode =>
  t(sentence)
    .split(/[{}]/)
    .reduce<ReactNode>(
      (before, part, at) => (
        <>
          {before}
          {at % 2 ? parts[part] : part}
        </>
      ),
      '',
    )

/** Words that the office or a person wrote, marked where their language is not the page's. */
export const own = (words: string): ReactNode => language?.own(words) ?? words

/** The same of a text, which then says so as well. */
export const prose = (words: string): ReactNode => language?.prose(words) ?? words

/** A sentence that stands in another language only. */
export const note = (name: string): string | undefined => language?.note(name)

/** An address of this site, in the page's language where the page stands in it. */
export const address = (indonesian: string): string => language?.href(indonesian) ?? indonesian
