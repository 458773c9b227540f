import type { Head, PageModule } from '../../../../app/page.ts'
import { Gallery } from '../../../../ui/Gallery.tsx'
import { useSiteContent } from '../parts/use-site-content.ts'
import { AboutTeaser } from './home/AboutTeaser.tsx'
import { builtinGallery } from './home/builtin-gallery.ts'
import { Hero } from './home/Hero.tsx'
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
      <LatestTrainings trainings={data.trainings} />
      <AboutTeaser content={content} />
      <section className="section wrap">
        <h2 className="mb-8">Galeri</h2>
        <Gallery items={data.gallery.length > 0 ? data.gallery : builtinGallery} />
      </section>
      <div className="border-line border-t">
        <PartnerCarousel partners={data.partners} />
      </div>
    </>
  )
}
