import { Rss } from 'lucide-react'
import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import type { ArticleCard as Card } from '../contract.ts'
import { ArticleCard } from './ArticleCard.tsx'

export const load = (client: ApiClient): Promise<Card[]> => client.listArticles()

export const head = (): Head => ({
  title: 'Daftar Artikel',
  description: 'Artikel dan kabar tentang sertifikasi, pemeliharaan kompetensi, dan penyusunan Amdal.',
})

export function Page({ data: articles }: { data: Card[] }) {
  return (
    <>
      <PageHeader title="Daftar Artikel" crumbs={[{ label: 'Artikel' }]}>
        <a href={to.articleFeed} className="btn btn-outline btn-sm">
          <Rss aria-hidden className="size-4" />
          Langganan RSS
        </a>
      </PageHeader>
      <div className="wrap py-8 lg:py-12">
        {articles.length === 0 ? (
          <EmptyState title="Belum ada artikel">
            <p>Artikel baru akan dimuat di halaman ini.</p>
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            {articles.map((article, index) => (
              <li key={article.id}>
                <ArticleCard article={article} heading="h2" priority={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
