import type { ApiClient, PageModule } from '../../../../app/routing/page.ts'
import { MOTIF } from '../../../../lib/graphics/motif.ts'
import { pick } from '../../../../lib/pick.ts'
import { firstWords, stripMarkup } from '../../../../lib/text/markup.ts'
import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { fillParts, languageOfPage, note, own, prose, t } from '../../../../ui/words.tsx'
import type { Partner, SiteContent } from '../contract.ts'
import { PartnerCarousel } from '../parts/PartnerCarousel.tsx'
import { useFrameContent } from '../parts/use-frame-content.ts'

const WORDS = ['tentang_tentangkami', 'tentang_visi', 'tentang_misi', 'struktur_organisasi'] as const

interface AboutData {
  description: string
  words: Pick<SiteContent, (typeof WORDS)[number]>
  partners: Partner[]
}

export async function load(client: ApiClient): Promise<AboutData> {
  const [content, partners] = await Promise.all([client.getContent(), client.listPartners().catch(() => [])])
  return {
    description: firstWords(stripMarkup(content.tentang_tentangkami), 155),
    words: pick(content, WORDS),
    partners,
  }
}

export const head: PageModule<AboutData>['head'] = ({ description }) => ({ title: t('Tentang'), description })

export function Page({ data: { words, partners } }: { data: AboutData }) {
  const content = useFrameContent()
  if (!content) return null
  return (
    <>
      <PageHeader
        title={t('Tentang')}
        intro={fillParts('Siapa {name}, untuk apa, dan bagaimana kami bekerja.', { name: own(content.nama_lembaga) })}
      />
      <div className="section wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1.35fr_1fr]">
        <section>
          <h2>{t('Tentang Kami')}</h2>
          <Words html={words.tentang_tentangkami} className="mt-4" />
          {content.dasar_hukum !== '' && (
            <p className="mt-4">
              {t('Dasar hukum:')} {prose(content.dasar_hukum)}
            </p>
          )}
          <p className="mt-4">
            <Link to={to.serviceFigures} className="text-link">
              {t('Kinerja layanan kami')}
            </Link>
            {' · '}
            <Link to={to.markUse} className="text-link">
              {t('Pemakaian tanda kami')}
            </Link>
          </p>
        </section>
        <div className="grid gap-12 self-start lg:sticky lg:top-8">
          <section className="border-primary border-t-4 pt-5">
            <h2>{t('Visi')}</h2>
            <Words html={words.tentang_visi} className="mt-4 text-lead" />
          </section>
          <section className="border-primary border-t-4 pt-5">
            <h2>{t('Misi')}</h2>
            <Words html={words.tentang_misi} className="mt-4" />
          </section>
        </div>
      </div>
      <div className="border-line border-y bg-base-200">
        <section className="section wrap">
          <h2>{t('Struktur Organisasi')}</h2>
          {languageOfPage() && <p className="mt-2 text-muted">{note('about.structureNote')}</p>}
          <div className="map-sheet mt-8">
            <Picture
              file={words.struktur_organisasi}
              fallback={MOTIF.defaultOrganisation}
              alt={t(`Bagan struktur organisasi ${content.nama_lembaga}`)}
              sizes="(width >= 80rem) 1160px, 94vw"
              className="mx-auto max-h-[60rem] w-auto"
            />
          </div>
        </section>
      </div>
      <PartnerCarousel partners={partners} />
    </>
  )
}

/** A text of the body; one that is not written yet says so instead of leaving a heading over nothing. */
const Words = ({ html, className }: { html: string; className: string }) =>
  html === '' ? (
    <p className="mt-4 text-muted">{t('Segera tersedia.')}</p>
  ) : (
    <RichText html={html} className={className} />
  )
