import { limits } from '../../../../limits.ts'
import { Carousel } from '../../../../ui/carousel/Carousel.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import type { Partner } from '../contract.ts'

/** Logos of partners, passing by without stopping. */
export function PartnerCarousel({ partners }: { partners: Partner[] }) {
  if (partners.length === 0) return null
  return (
    <section className="section wrap">
      <h2 className="mb-8">Partner</h2>
      <Carousel
        label="Partner"
        perView={limits.partnersPerView}
        autoplay={{ everyMs: limits.partnerSpeedMs, continuous: true }}
      >
        {partners.map((partner) => (
          <Logo key={partner.id} partner={partner} />
        ))}
      </Carousel>
    </section>
  )
}

function Logo({ partner: { name, source, url } }: { partner: Partner }) {
  // As in the gallery, far from the screen it is not looked into.
  const logo = (
    <span className="block h-20 [content-visibility:auto]">
      <Picture file={source} alt={name} sizes="240px" className="mx-auto h-full w-full object-contain" />
    </span>
  )
  const look = 'block rounded-box border border-line bg-[#fffefb] px-3 py-4 sm:px-6 sm:py-5'
  if (!url) return <div className={look}>{logo}</div>
  return (
    <a href={url} rel="noopener" className={look}>
      {logo}
    </a>
  )
}
