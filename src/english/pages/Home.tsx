import type { ApiClient } from '../../app/routing/page.ts'
import { englishTo } from '../../english-paths.ts'
import { isOpen } from '../../features/catalogue/schedules/rules.ts'
import { to } from '../../paths.ts'
import { Chip } from '../../ui/Chip.tsx'
import defaultHero from '../../ui/motif/default-hero.svg'
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { type EnglishSite, englishPage } from '../english-page.ts'
import { IndonesianLink, NumberForm, OfficeWords } from '../parts.tsx'
import { SchemeName } from '../scheme-words.tsx'
import { nameOf } from '../shell/EnglishShell.tsx'
import { englishDays, rich, t } from '../text.ts'

interface ComingExam {
  id: number
  name: string
  start: string
  end: string | null
  city: string | null
  state: 'dibuka' | 'hampir_penuh'
}

const COMING = 3

async function load(client: ApiClient): Promise<ComingExam[]> {
  const trainings = await client
    .listTrainings({ category: 'all', search: '', ujian: '1', is_jadwal: '1' })
    .catch(() => [])
  const open = trainings.flatMap(({ id, name, start_date, end_date, tuk, status_jadwal }): ComingExam[] => {
    if (!start_date || !isOpen(status_jadwal)) return []
    const state = status_jadwal === 'hampir_penuh' ? 'hampir_penuh' : 'dibuka'
    return [{ id, name, start: start_date, end: end_date, city: tuk?.kota ?? null, state }]
  })
  return open.slice(0, COMING)
}

/** The home page: the body, and the things people from abroad come for. */
export const home = englishPage<ComingExam[]>({
  path: englishTo.home,
  indonesian: to.home,
  load,
  head: ({ content, english }) => ({
    title: english.home_section1_title_en || t('home.title'),
    description: english.home_section1_description_en || t('home.description', { name: nameOf({ content, english }) }),
    image: content.home_section1_image,
  }),
  View: ({ data, content, english }) => (
    <>
      <Hero content={content} english={english} />
      <Ways />
      <Exams exams={data} english={english} />
      <Teaser content={content} english={english} />
    </>
  ),
})

const Hero = ({ content, english }: EnglishSite) => (
  <div className="contours contours-right border-line border-b">
    <div className="wrap grid items-center gap-x-14 gap-y-10 pt-10 pb-12 md:pt-16 lg:grid-cols-[1fr_1.05fr]">
      <div>
        <h1 className="text-[clamp(2.25rem,1.3rem+3.8vw,3.75rem)] leading-[1.06]">
          {english.home_section1_title_en || t('home.title')}
        </h1>
        <p className="mt-5 max-w-[41em] text-lead text-muted">
          {english.home_section1_description_en ||
            rich('home.intro', { name: <OfficeWords {...namesOf({ content, english })} quiet /> })}
        </p>
        <div className="mt-8 max-w-xl">
          <NumberForm label={t('check.label')} hint={t('check.hint')} button={t('check.button')} />
        </div>
      </div>
      <div className="map-sheet">
        <Picture
          file={content.home_section1_image}
          fallback={defaultHero}
          alt=""
          sizes="(width >= 80rem) 590px, (width >= 64rem) 48vw, calc(100vw - 4rem)"
          priority
          className="aspect-[16/10] w-full object-cover"
        />
      </div>
    </div>
  </div>
)

const namesOf = ({ content, english }: EnglishSite) => ({
  indonesian: content.nama_lembaga,
  english: english.nama_lembaga_en,
})

const WAYS = [
  { to: englishTo.holders, title: t('home.verify'), text: t('home.verifyText') },
  { to: englishTo.schemes, title: t('home.schemes'), text: t('home.schemesText') },
  { to: englishTo.complaints, title: t('home.complain'), text: t('home.complainText') },
]

const Ways = () => (
  <section className="section wrap">
    <h2>{t('home.ways')}</h2>
    <ul className="mt-8 grid gap-4 md:grid-cols-3">
      {WAYS.map((way) => (
        <li key={way.to} className="panel p-5 sm:p-6">
          <h3 className="text-lg">
            <a href={way.to} className="text-link">
              {way.title}
            </a>
          </h3>
          <p className="mt-2 text-muted">{way.text}</p>
        </li>
      ))}
    </ul>
    <p className="mt-6 max-w-[51em] text-muted">{t('home.languages')}</p>
  </section>
)

const Exams = ({ exams, english }: { exams: ComingExam[] } & Pick<EnglishSite, 'english'>) => (
  <section className="wrap pb-12 md:pb-16">
    <h2>{t('home.exams')}</h2>
    {exams.length === 0 ? (
      <p className="mt-4 text-muted">{t('home.noExams')}</p>
    ) : (
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {exams.map(({ id, name, start, end, city, state }) => (
          <li key={id} className="panel flex flex-col gap-2 p-5">
            <p className="font-semibold">
              <SchemeName name={name} english={english} />
            </p>
            <p className="text-muted text-sm">
              {englishDays(start, end)}
              {city && (
                <>
                  {', '}
                  <span lang="id">{city}</span>
                </>
              )}
            </p>
            <p>
              <Chip tone={state === 'hampir_penuh' ? 'warning' : 'success'}>{t(`schedule.${state}`)}</Chip>
            </p>
            <p className="mt-auto text-sm">
              <IndonesianLink href={to.schedule(id)}>{t('home.examDetails')}</IndonesianLink>
            </p>
          </li>
        ))}
      </ul>
    )}
    <p className="mt-6">
      <IndonesianLink href={to.schedules}>{t('rest.schedules')}</IndonesianLink>
    </p>
  </section>
)

const Teaser = ({ content, english }: EnglishSite) => (
  <div className="contours border-line border-y bg-base-200">
    <section className="section wrap">
      <h2 className="text-[clamp(1.75rem,1.35rem+1.6vw,2.5rem)]">
        {english.home_section2_title_en || t('about.title')}
      </h2>
      <p className="mt-5 max-w-[44em] text-lead text-muted">
        <OfficeWords indonesian={content.home_section2_description} english={english.home_section2_description_en} />
      </p>
      <ButtonLink href={englishTo.about} variant="outline" className="mt-8">
        {t('home.more')}
      </ButtonLink>
    </section>
  </div>
)
