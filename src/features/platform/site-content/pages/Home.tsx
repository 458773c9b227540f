import { Fragment, type ReactNode } from 'react'
import type { Head, PageModule } from '../../../../app/page.ts'
import type { SiteContent } from '../contract.ts'
import { useSiteContent } from '../parts/use-site-content.ts'
import { type HomePart, homeParts } from '../rules.ts'
import { AboutTeaser } from './home/AboutTeaser.tsx'
import { Hero } from './home/Hero.tsx'
import { HomeGallery } from './home/HomeGallery.tsx'
import { type HomeData, loadHome } from './home/home-data.ts'
import { LatestTrainings } from './home/LatestTrainings.tsx'
import { PartnerCarousel } from './PartnerCarousel.tsx'

export const load = loadHome

export const head: PageModule<HomeData>['head'] = ({ organisation, tagline, summary, image }, { url }): Head => ({
  title: tagline || 'Beranda',
  description: summary,
  image,
  jsonLd: {
    '@type': 'Organization',
    name: organisation.nama_lembaga,
    url: url.origin,
    address: organisation.alamat || undefined,
    email: organisation.email || undefined,
    telephone: organisation.phone || undefined,
    sameAs: [organisation.facebook, organisation.instagram].filter((page) => page !== ''),
  },
})

export function Page({ data }: { data: HomeData }) {
  const content = useSiteContent()
  if (!content) return null
  return (
    <>
      <Hero content={content} coming={data.coming} />
      {homeParts(content.bagian_beranda).map((part) => (
        <Fragment key={part}>{PARTS[part]({ content, data })}</Fragment>
      ))}
    </>
  )
}

interface Shown {
  content: SiteContent
  data: HomeData
}

const PARTS: Record<HomePart, (shown: Shown) => ReactNode> = {
  sertifikasi: ({ data }) => <LatestTrainings trainings={data.trainings} />,
  tentang: ({ content }) => <AboutTeaser content={content} />,
  galeri: ({ data }) => (
    <section className="section wrap">
      <h2 className="mb-8">Galeri</h2>
      <HomeGallery given={data.gallery} />
    </section>
  ),
  mitra: ({ data }) => (
    <div className="border-line border-t">
      <PartnerCarousel partners={data.partners} />
    </div>
  ),
}
