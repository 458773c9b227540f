import { englishTo } from '../../english-paths.ts'
import drawing from '../../ui/motif/not-found.svg'
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx'
import { NumberForm } from '../parts.tsx'
import { type MessageId, t } from '../text.ts'

const WORDS: Record<number, [title: MessageId, text: MessageId]> = {
  404: ['notFound.title', 'notFound.text'],
  429: ['tooMany.title', 'tooMany.text'],
  503: ['away.title', 'away.text'],
}

/** Returns the title of a page that cannot be shown. */
export const errorTitle = (status: number): string => t(WORDS[status]?.[0] ?? 'broken.title')

/** The page for unknown addresses, missing things, and pages that cannot be shown now. */
export function EnglishError({ status }: { status: number }) {
  const [title, text] = WORDS[status] ?? (['broken.title', 'broken.text'] as const)
  return (
    <div className="contours contours-left grow">
      <div className="wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-20">
        <img src={drawing} alt="" fetchPriority="low" width={640} height={400} className="w-full max-w-xl" />
        <div>
          <h1>{t(title)}</h1>
          <p className="mt-4 max-w-[36em] text-lead text-muted">{t(text)}</p>
          <p className="mt-6">
            <ButtonLink href={englishTo.home} variant="primary">
              {t('notFound.home')}
            </ButtonLink>
          </p>
          <div className="mt-8 max-w-md border-line border-t pt-6">
            <NumberForm label={t('check.label')} button={t('check.button')} variant="outline" />
          </div>
        </div>
      </div>
    </div>
  )
}
