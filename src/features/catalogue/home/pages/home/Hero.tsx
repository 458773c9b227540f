import { bodyName } from '../../../../../lib/body.ts'
import { MOTIF } from '../../../../../lib/graphics/motif.ts'
import { to } from '../../../../../paths.ts'
import { Picture } from '../../../../../ui/Picture.tsx'
import { SearchForm } from '../../../../../ui/search/SearchForm.tsx'
import { note, t } from '../../../../../ui/words.tsx'
import { ComingExams } from './ComingExams.tsx'
import type { ComingExam, HomeWords } from './home-data.ts'

interface Props {
  body: Parameters<typeof bodyName>[0]
  words: HomeWords
  coming: ComingExam[]
}

/** The head of the home page: what the body is, and the two things people come for. */
export function Hero({ body, words, coming }: Props) {
  return (
    <div className="contours contours-right border-line border-b">
      <div className="wrap grid items-center gap-x-14 gap-y-10 pt-10 pb-12 md:pt-16 lg:grid-cols-[1fr_1.05fr]">
        <div>
          <h1 className="text-[clamp(2.25rem,1.3rem+3.8vw,3.75rem)] leading-[1.06]">
            {words.home_section1_title || bodyName(body)}
          </h1>
          {words.home_section1_description !== '' && (
            <p className="mt-5 max-w-[41em] text-lead text-muted">{words.home_section1_description}</p>
          )}
          <div className="mt-8 max-w-xl">
            <SearchForm
              action={to.holders}
              name="no_sertifikasi"
              label={t('Cek sertifikat')}
              hint={t('Nomor yang tertulis pada sertifikat, atau nama pemegangnya.')}
              button={note('check.button') ?? 'Cek sertifikat'}
              placeholder={t('Nomor atau nama')}
            />
          </div>
        </div>
        <div className="map-sheet">
          <Picture
            file={words.home_section1_image}
            fallback={MOTIF.defaultHero}
            alt=""
            sizes="(width >= 80rem) 590px, (width >= 64rem) 48vw, calc(100vw - 4rem)"
            priority
            className="aspect-[16/10] w-full object-cover"
          />
        </div>
      </div>
      <div className="wrap pb-12 md:pb-16">
        <ComingExams exams={coming} />
      </div>
    </div>
  )
}
