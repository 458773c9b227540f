import { MOTIF } from '../../../../lib/graphics/motif.ts'
import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import type { ArticleCard as Card } from '../contract.ts'
import { ArticleDate } from './ArticleDate.tsx'

/** An article in a list; the whole card leads to it. */
export function ArticleCard({
  article,
  heading,
  priority,
}: {
  article: Card
  heading: 'h2' | 'h3'
  priority?: boolean
}) {
  const Heading = heading
  return (
    <article
      aria-label={article.title}
      className="group relative flex h-full flex-col overflow-hidden panel focus-within:border-primary hover:border-primary"
    >
      <Picture
        file={article.image}
        fallback={MOTIF.defaultHero}
        alt=""
        sizes="(min-width: 1152px) 560px, (min-width: 640px) 50vw, 100vw"
        priority={priority ?? false}
        className="aspect-video w-full border-line border-b object-cover"
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <Heading className="text-balance font-bold text-xl leading-snug group-hover:text-primary">
          <Link to={to.article(article.slug)} className="card-link">
            {article.title}
          </Link>
        </Heading>
        <ArticleDate day={article.created_at} />
      </div>
    </article>
  )
}
