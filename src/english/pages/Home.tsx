import { englishTo } from '../../english-paths.ts'
import { AboutTeaser } from '../../features/catalogue/home/pages/home/AboutTeaser.tsx'
import { Hero } from '../../features/catalogue/home/pages/home/Hero.tsx'
import { type HomeData, loadHome } from '../../features/catalogue/home/pages/home/home-data.ts'
import { to } from '../../paths.ts'
import type { EnglishPage, EnglishSite, Shown } from '../english-page.ts'
import { nameOf } from '../shell/EnglishShell.tsx'
import { text } from '../text.ts'

/** The home page: the body, and the things people from abroad come for. */
export const home: EnglishPage<HomeData> = {
  path: englishTo.home,
  indonesian: to.home,
  load: loadHome,
  head: (shown) => {
    const { home_section1_title: title, home_section1_description, home_section1_image: image } = wordsOf(shown)
    const isWritten = shown.english.home_section1_description_en !== ''
    const description = isWritten ? home_section1_description : text('home.description', { name: nameOf(shown) })
    return { title, description, image }
  },
  View: (shown) => (
    <>
      <Hero body={shown.content} words={wordsOf(shown)} coming={shown.data.coming} />
      <Ways />
      <AboutTeaser words={wordsOf(shown)} />
    </>
  ),
}

/** The office's words on the body: the title and introduction are never the Indonesian ones. */
const wordsOf = ({ data: { words }, english, content }: Pick<Shown<HomeData>, 'data' | keyof EnglishSite>) => ({
  ...words,
  home_section1_title: english.home_section1_title_en || text('home.title'),
  home_section1_description:
    english.home_section1_description_en || text('home.intro', { name: nameOf({ content, english }) }),
  home_section2_title: english.home_section2_title_en,
})

const WAYS = [
  { to: englishTo.holders, title: text('home.verify'), words: text('home.verifyText') },
  { to: englishTo.schemes, title: text('home.schemes'), words: text('home.schemesText') },
  { to: englishTo.complaints, title: text('home.complain'), words: text('home.complainText') },
]

const Ways = () => (
  <section className="section wrap">
    <h2>{text('home.ways')}</h2>
    <ul className="mt-8 grid gap-4 md:grid-cols-3">
      {WAYS.map((way) => (
        <li key={way.to} className="panel p-5 sm:p-6">
          <h3 className="text-lg">
            <a href={way.to} className="text-link">
              {way.title}
            </a>
          </h3>
          <p className="mt-2 text-muted">{way.words}</p>
        </li>
      ))}
    </ul>
    <p className="mt-6 max-w-[51em] text-muted">{text('home.languages')}</p>
  </section>
)
