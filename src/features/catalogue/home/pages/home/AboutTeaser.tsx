import { MOTIF } from '../../../../../lib/graphics/motif.ts'
import { to } from '../../../../../paths.ts'
import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import { Picture } from '../../../../../ui/Picture.tsx'
import { prose, t } from '../../../../../ui/words.tsx'
import type { HomeWords } from './home-data.ts'

const SOON = 'Profil lembaga kami segera tersedia di sini.'

/** The second section of Home: what the body stands for, and the way to read on. */
export function AboutTeaser({ words }: { words: HomeWords }) {
  return (
    <div className="contours border-line border-y bg-base-200">
      <section className="section wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.05fr_1fr]">
        <Picture
          file={words.home_section2_image}
          fallback={MOTIF.defaultHero}
          alt=""
          sizes="(width >= 80rem) 590px, (width >= 64rem) 48vw, calc(100vw - 4rem)"
          className="aspect-[16/10] w-full rounded-box border border-line object-cover"
        />
        <div>
          <h2 className="text-[clamp(1.75rem,1.35rem+1.6vw,2.5rem)]">
            {words.home_section2_title || t('Tentang kami')}
          </h2>
          <p className="mt-5 max-w-[44em] text-lead text-muted">
            {words.home_section2_description ? prose(words.home_section2_description) : t(SOON)}
          </p>
          <ButtonLink to={to.about} variant="outline" className="mt-8">
            {t('Selengkapnya')}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
