import { Indonesian } from './parts.tsx'
import { sentenceInEnglish, t } from './text.ts'

/** What a rule says in Indonesian, in English where it has been translated; otherwise it says that it is Indonesian. */
export function Sentence({ children }: { children: string }) {
  const english = sentenceInEnglish(children)
  if (english !== undefined) return <>{english} </>
  return (
    <>
      {t('language.onlyIndonesian')} <Indonesian>{children}</Indonesian>{' '}
    </>
  )
}
