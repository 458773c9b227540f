import { englishTo } from '../../english-paths.ts'
import * as indonesian from '../../features/platform/site-content/pages/About.tsx'
import { firstWords, stripMarkup } from '../../lib/text/markup.ts'
import { to } from '../../paths.ts'
import { t } from '../../ui/words.tsx'
import { inBoth } from '../english-page.ts'
import { proseInEnglish } from '../parts.tsx'
import { nameOf } from '../shell/EnglishShell.tsx'

const page = inBoth({ path: englishTo.about, indonesian: to.about }, indonesian)

/** The page on the body, its purpose and its legal basis; logos of partners stay with the Indonesian one. */
export const about: typeof page = {
  ...page,
  async load(client, at) {
    const [data, english] = await Promise.all([page.load(client, at), client.getEnglishContent()])
    const { tentang_tentangkami, tentang_visi, tentang_misi } = data.words
    const words = {
      ...data.words,
      tentang_tentangkami: proseInEnglish(tentang_tentangkami, english.tentang_tentangkami_en),
      tentang_visi: proseInEnglish(tentang_visi, english.tentang_visi_en),
      tentang_misi: proseInEnglish(tentang_misi, english.tentang_misi_en),
    }
    return { ...data, words, partners: [] }
  },
  head: (site) => ({
    title: t('Tentang'),
    description:
      firstWords(stripMarkup(site.english.tentang_tentangkami_en), 155) ||
      t(`Siapa ${nameOf(site)}, untuk apa, dan bagaimana kami bekerja.`),
  }),
}
