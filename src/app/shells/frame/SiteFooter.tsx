import { Mail, MapPin, Phone } from 'lucide-react'
import type { FrameContent } from '../../../features/platform/site-content/contract.ts'
import { limits } from '../../../limits.ts'
import { Link } from '../../../ui/navigation/Link.tsx'
import { AssociationLink } from './AssociationLink.tsx'
import { BodyMark } from './BodyMark.tsx'
import { EnglishLink } from './EnglishLink.tsx'
import { legalLinks } from './legal-links.ts'
import { SocialLink } from './SocialLink.tsx'

const LINK = 'inline-block py-1 text-white/85 hover:text-white hover:underline underline-offset-4'

/** Address, contact, links and the year. */
export function SiteFooter({ content }: { content: FrameContent }) {
  const menu = content.menu
  return (
    <footer className="site-footer contours contours-canopy bg-canopy text-white">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-12 lg:grid-cols-[1.7fr_1fr_1fr_1.2fr]">
        <div className="col-span-2 lg:col-span-1">
          <BodyMark body={content} height="h-13" loading="lazy" />
          <p className="mt-4 font-bold text-lg">{content.nama_lembaga}</p>
          {content.alamat && (
            <address className="mt-3 flex max-w-[28em] gap-2.5 text-white/85 not-italic">
              <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
              {content.alamat}
            </address>
          )}
          {content.dasar_hukum && <p className="mt-3 max-w-[28em] text-sm text-white/85">{content.dasar_hukum}</p>}
        </div>
        {menu.map(
          (group) =>
            group.pages && (
              <nav key={group.halaman} aria-label={`${group.label} (kaki halaman)`}>
                <h2 className="font-bold text-base tracking-normal">{group.label}</h2>
                <ul className="mt-3">
                  {group.pages.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={LINK}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ),
        )}
        <div className="col-span-2 lg:col-span-1">
          <h2 className="font-bold text-base tracking-normal">Hubungi kami</h2>
          <ul className="mt-3">
            {content.email && <Contact icon={Mail} href={`mailto:${content.email}`} text={content.email} />}
            {content.phone && (
              <Contact icon={Phone} href={`tel:${content.phone.replace(/[^+\d]/g, '')}`} text={content.phone} />
            )}
          </ul>
          <div className="mt-4 flex gap-2">
            <SocialLink network="facebook" href={content.facebook} />
            <SocialLink network="instagram" href={content.instagram} />
          </div>
          {content.tautan_kaki.length > 0 && (
            <ul className="mt-3">
              {content.tautan_kaki.map(({ nama, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener" className={LINK}>
                    {nama}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="border-white/20 border-t">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm text-white/85">
          <p>
            © {limits.footerYear} {content.nama_lembaga}
          </p>
          <EnglishLink content={content} className={LINK} />
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {menu.map(
              (item) =>
                !item.pages && (
                  <li key={item.halaman}>
                    <Link to={item.to} className={LINK}>
                      {item.label}
                    </Link>
                  </li>
                ),
            )}
            <li>
              <AssociationLink content={content} />
            </li>
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function Contact({ icon: Icon, href, text }: { icon: typeof Mail; href: string; text: string }) {
  return (
    <li>
      <a href={href} className={`${LINK} inline-flex items-center gap-2.5`}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {text}
      </a>
    </li>
  )
}
