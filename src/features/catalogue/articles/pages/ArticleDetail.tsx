import { redirect } from 'react-router'
import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { MOTIF } from '../../../../lib/graphics/motif.ts'
import { pictureUrl } from '../../../../lib/graphics/picture.ts'
import { firstWords, stripMarkup } from '../../../../lib/text/markup.ts'
import { to } from '../../../../paths.ts'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { ShareLinks } from '../../../../ui/navigation/ShareLinks.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import type { Article, ArticleCard as Card } from '../contract.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleDate } from './ArticleDate.tsx'

const OTHERS = 2
/** Search engines cut longer headlines. */
const HEADLINE_MOST = 110

interface Reading {
  article: Article
  others: Card[]
  /** Where this page stands, for passing it on. */
  address: string
}

export async function load(client: ApiClient, { params, url }: At): Promise<Reading> {
  const [article, all] = await Promise.all([client.getArticle({ slug: params.slug ?? '' }), client.listArticles()])
  // An address that the article once had leads to the one it has now.
  if (article.slug !== params.slug) throw redirect(to.article(article.slug), 301)
  return {
    article,
    others: all.filter(({ id }) => id !== article.id).slice(0, OTHERS),
    address: url.origin + url.pathname,
  }
}

export function head({ article, address }: Reading, { url }: At): Head {
  const description = firstWords(stripMarkup(article.content), 155)
  return {
    title: article.title,
    description,
    image: article.image,
    jsonLd: {
      '@type': 'Article',
      headline: firstWords(article.title, HEADLINE_MOST),
      description,
      inLanguage: 'id',
      mainEntityOfPage: address,
      image: [article.image ? url.origin + pictureUrl(article.image) : `${url.origin}/og.png`],
      ...(article.created_at ? { datePublished: article.created_at } : {}),
      dateModified: article.updated_at,
    },
  }
}

export function Page({ data: { article, others, address } }: { data: Reading }) {
  return (
    <>
      <PageHeader title={article.title} crumbs={[{ label: 'Artikel', href: to.articles }, { label: article.title }]} />
      <div className="wrap py-8 lg:py-12">
        <article aria-label={article.title} className="mx-auto max-w-3xl">
          <Picture
            file={article.image}
            fallback={MOTIF.defaultHero}
            alt=""
            sizes="(min-width: 800px) 768px, 100vw"
            priority
            className="aspect-video w-full rounded-box border border-line object-cover"
          />
          <div className="mx-auto mt-6 max-w-[50em] space-y-8">
            <ArticleDate day={article.created_at} />
            <RichText html={article.content} />
            <div className="border-line border-t pt-6">
              <ShareLinks title={article.title} address={address} />
            </div>
          </div>
        </article>
        {others.length > 0 && (
          <section aria-labelledby="lainnya" className="mt-16 border-line border-t pt-10 no-print">
            <h2 id="lainnya" className="mb-6 text-2xl">
              Artikel lain
            </h2>
            <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
              {others.map((other) => (
                <li key={other.id}>
                  <ArticleCard article={other} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
