import { englishTo } from '../../english-paths.ts'
import { firstWords, stripMarkup } from '../../lib/text/markup.ts'
import { to } from '../../paths.ts'
import defaultOrganisation from '../../ui/motif/default-organisation.svg'
import { Picture } from '../../ui/Picture.tsx'
import { englishPage } from '../english-page.ts'
import { EnglishHeader, IndonesianLink, OfficeRichText, OfficeWords } from '../parts.tsx'
import { nameOf } from '../shell/EnglishShell.tsx'
import { rich, t } from '../text.ts'

/** The page on the body, its purpose and its legal basis. */
export const about = englishPage<null>({
  path: englishTo.about,
  indonesian: to.about,
  load: async () => null,
  head: (site) => ({
    title: t('about.title'),
    description:
      firstWords(stripMarkup(site.english.tentang_tentangkami_en), 155) ||
      t('about.description', { name: nameOf(site) }),
  }),
  View: ({ content, english }) => (
    <>
      <EnglishHeader
        title={t('about.title')}
        intro={rich('about.intro', {
          name: <OfficeWords indonesian={content.nama_lembaga} english={english.nama_lembaga_en} quiet />,
        })}
        crumbs={[{ label: t('about.title') }]}
      />
      <div className="section wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1.35fr_1fr]">
        <section>
          <h2>{t('about.who')}</h2>
          <OfficeRichText
            indonesian={content.tentang_tentangkami}
            english={english.tentang_tentangkami_en}
            className="mt-4"
          />
          {content.dasar_hukum !== '' && (
            <p className="mt-4">
              {t('about.legalBasis')} <OfficeWords indonesian={content.dasar_hukum} english={english.dasar_hukum_en} />
            </p>
          )}
          <p className="mt-4">
            <IndonesianLink href={to.serviceFigures}>{t('about.figures')}</IndonesianLink>
          </p>
        </section>
        <div className="grid gap-12 self-start">
          <section className="border-primary border-t-4 pt-5">
            <h2>{t('about.vision')}</h2>
            <OfficeRichText
              indonesian={content.tentang_visi}
              english={english.tentang_visi_en}
              className="mt-4 text-lead"
            />
          </section>
          <section className="border-primary border-t-4 pt-5">
            <h2>{t('about.mission')}</h2>
            <OfficeRichText indonesian={content.tentang_misi} english={english.tentang_misi_en} className="mt-4" />
          </section>
        </div>
      </div>
      <div className="border-line border-y bg-base-200">
        <section className="section wrap">
          <h2>{t('about.structure')}</h2>
          <p className="mt-2 text-muted">{t('about.structureNote')}</p>
          <div className="map-sheet mt-8">
            <Picture
              file={content.struktur_organisasi}
              fallback={defaultOrganisation}
              alt={t('about.structureAlt', { name: nameOf({ content, english }) })}
              sizes="(width >= 80rem) 1160px, 94vw"
              className="mx-auto max-h-[60rem] w-auto"
            />
          </div>
        </section>
      </div>
    </>
  ),
})
