import { t } from '../../../../ui/words.tsx'
import { type AskedOfPerson, prerequisiteSentences } from '../rules.ts'

/** Lists what an applicant must be or hold before any document is asked for. */
export const Prerequisites = ({ scheme }: { scheme: AskedOfPerson }) => (
  <ul className="list-disc space-y-1.5 pl-6 marker:text-primary">
    {prerequisiteSentences(scheme).map((sentence) => (
      <li key={sentence}>{t(sentence)}</li>
    ))}
  </ul>
)
