import { useLocation } from 'react-router'
import type { FrameContent } from '../../../features/platform/site-content/contract.ts'

/** The same page in English, with its query; nothing where it stands in Indonesian only. */
export function EnglishLink({ content: { english }, className }: { content: FrameContent; className: string }) {
  const { pathname, search } = useLocation()
  const beginning = english[pathname.split('/')[1] ?? '']
  return beginning ? (
    <a href={pathname.replace(/\/[^/]*/, beginning) + search} hrefLang="en" lang="en" className={className}>
      English
    </a>
  ) : null
}
