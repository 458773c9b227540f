import { englishTo } from '../../english-paths.ts'
import { MOTIF } from '../../lib/graphics/motif.ts'
import { to } from '../../paths.ts'
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx'
import { SearchForm } from '../../ui/search/SearchForm.tsx'
import { type MessageId, text } from '../text.ts'

const WORDS: Record<number, [title: MessageId, text: MessageId]> = {
  404: ['notFound.title', 'notFound.text'],
  429: ['tooMany.title', 'tooMany.text'],
  503: ['away.title', 'away.text'],
}

/** Returns the title of a page that cannot be shown. */
export const errorTitle = (status: number): string => text(WORDS[status]?.[0] ?? 'broken.title')

/** The page for unknown addresses, missing things, and pages that cannot be shown now. */
export function EnglishError({ status }: { status: number }) {
  const [title, words] = WORDS[status] ?? (['broken.title', 'broken.text'] as const)
  return (
    <div className="contours contours-left grow">
      <div className="wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-20">
        <img src={MOTIF.notFound} alt="" fetchPriority="low" width={640} height={400} className="w-full max-w-xl" />
        <div>
          <h1>{text(title)}</h1>
          <p className="mt-4 max-w-[36em] text-lead text-muted">{text(words)}</p>
          <p className="mt-6">
            <ButtonLink href={englishTo.home} variant="primary">
              {text('notFound.home')}
            </ButtonLink>
          </p>
          <div className="mt-8 max-w-md border-line border-t pt-6">
            <SearchForm
              action={to.holders}
              name="no_sertifikasi"
              label={text('check.label')}
              button={text('check.button')}
              variant="outline"
            />
          </div>
        </div>
      </div>
    </div>
  )
}
