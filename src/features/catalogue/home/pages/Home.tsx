import { Fragment, type ReactNode } from 'react'
import type { Head, PageModule } from '../../../../app/routing/page.ts'
import { PartnerCarousel } from '../../../platform/site-content/parts/PartnerCarousel.tsx'
import { useFrameContent } from '../../../platform/site-content/parts/use-frame-content.ts'
import { type HomePart, homeParts } from '../../../platform/site-content/rules.ts'
import { AboutTeaser } from './home/AboutTeaser.tsx'
import { Hero } from './home/Hero.tsx'
import { HomeGallery } from './home/HomeGallery.tsx'
import { type HomeData, loadHome } from './home/home-data.ts'
import { LatestSchedules } from './home/LatestSchedules.tsx'

export const load = loadHome

export const head: PageModule<HomeData>['head'] = ({ organisation, words }, { url }): Head => ({
  title: words.home_section1_title || 'Beranda',
  description: words.home_section1_description,
  image: words.home_section1_image,
  jsonLd: {
    '@type': 'Organization',
    name: organisation.nama_lembaga,
    url: url.origin,
    logo: `${url.origin}/icon-512.png`,
    image: `${url.origin}/og.png`,
    description: words.home_section1_description || undefined,
    address: organisation.alamat
      ? { '@type': 'PostalAddress', streetAddress: organisation.alamat, addressCountry: 'ID' }
      : undefined,
    email: organisation.email || undefined,
    telephone: organisation.phone || undefined,
    sameAs: [organisation.facebook, organisation.instagram].filter((page) => page !== ''),
  },
})

export function Page({ data }: { data: HomeData }) {
  const content = useFrameContent()
  if (!content) return null
  return (
    <>
      <Hero body={content} words={data.words} coming={data.coming} />
      {homeParts(content.bagian_beranda).map((part) => (
        <Fragment key={part}>{PARTS[part](data)}</Fragment>
      ))}
    </>
  )
}

const PARTS: Record<HomePart, (data: HomeData) => ReactNode> = {
  sertifikasi: ({ schedules }) => <LatestSchedules schedules={schedules} />,
  tentang: ({ words }) => <AboutTeaser words={words} />,
  galeri: ({ gallery }) => (
    <section className="section wrap">
      <h2 className="mb-8">Galeri</h2>
      <HomeGallery given={gallery} />
    </section>
  ),
  mitra: ({ partners }) => (
    <div className="border-line border-t">
      <PartnerCarousel partners={partners} />
    </div>
  ),
}
