import type { ComponentPropsWithRef, ReactNode } from 'react'
import { text } from './text.ts'

/** A text that exists in Indonesian only, marked so that screen readers pronounce it rightly. */
export const Indonesian = ({ children }: { children: ReactNode }) => <span lang="id">{children}</span>

/** A link to a page that stands in Indonesian only. */
export const IndonesianLink = ({ className = 'text-link', children, ...link }: ComponentPropsWithRef<'a'>) => (
  <a hrefLang="id" className={className} {...link}>
    {children} {text('language.inIndonesian')}
  </a>
)

export const NotYet = () => <small className="mt-1 block text-muted text-sm">{text('language.notYet')}</small>

/** Rich text of the office in English, else its Indonesian one, marked as such. */
export function proseInEnglish(indonesian: string, english: string): string {
  if (english !== '' || indonesian === '') return english
  return `<div lang="id">${indonesian}</div><small class="mt-1 block text-muted text-sm">${text('language.notYet')}</small>`
}
