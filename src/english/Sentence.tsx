import { Indonesian } from './parts.tsx'
import { sentenceInEnglish, t } from './text.ts'

/** The sentence of a rule in English where it has been translated, else in Indonesian with a note that says so. */
export function Sentence({ children }: { children: string }) {
  const english = sentenceInEnglish(children)
  if (english !== undefined) return <>{english} </>
  return (
    <>
      {t('language.onlyIndonesian')} <Indonesian>{children}</Indonesian>{' '}
    </>
  )
}
