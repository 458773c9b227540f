import { Mail, MapPin, Phone } from 'lucide-react'
import type { FrameContent } from '../../../features/platform/site-content/contract.ts'
import { limits } from '../../../limits.ts'
import { Link } from '../../../ui/navigation/Link.tsx'
import { AssociationLink } from './AssociationLink.tsx'
import { BodyMark } from './BodyMark.tsx'
import { EnglishLink } from './EnglishLink.tsx'
import { legalLinks } from './legal-links.ts'

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

const NETWORKS = {
  facebook: {
    name: 'Facebook',
    path: 'M14 21v-7h2.6l.5-3.2H14V8.9c0-1 .5-1.7 1.8-1.7h1.4V4.4a17 17 0 0 0-2.3-.2c-2.6 0-4.1 1.6-4.1 4.3v2.3H8V14h2.8v7z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.7-3.6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  },
} as const

/** A network's page of the body; nothing while the content names none. */
function SocialLink({ network, href }: { network: keyof typeof NETWORKS; href: string }) {
  if (!href) return null
  const { name, path } = NETWORKS[network]
  return (
    <a
      href={href}
      rel="noopener"
      className="inline-flex items-center gap-2 rounded-full border border-white/40 px-3 py-1.5 font-semibold text-sm hover:bg-white hover:text-canopy"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4" fill="currentColor" fillRule="evenodd">
        <path d={path} />
      </svg>
      {name}
    </a>
  )
}
