import { inEnglish as pathInEnglish } from '../english-paths.ts'
import type { Language } from '../ui/words.tsx'
import type { EnglishSite } from './english-page.ts'
import { Indonesian, IndonesianLink, NotYet } from './parts.tsx'
import { type MessageId, sentenceInEnglish, text, wholeInEnglish } from './text.ts'

/** Sentences that were asked for and that nobody has translated: tests expect none. */
export const untranslated = new Set<string>()

/** Returns what pages written in Indonesian are read with in English, by what the office has written of itself and its schemes. */
export function englishLanguage({ content, english }: EnglishSite): Language {
  const written: [string, string][] = [
    [content.nama_lembaga, english.nama_lembaga_en],
    [content.dasar_hukum, english.dasar_hukum_en],
    [content.home_section2_description, english.home_section2_description_en],
    ...english.skema.map(({ name, name_en }): [string, string] => [name, name_en]),
  ]
  const names = new Map(written.filter(([, name]) => name !== ''))
  const inEnglish = (words: string) => names.get(words) ?? wholeInEnglish(words) ?? durationInEnglish(words)
  return {
    note: (name) => text(name as MessageId),
    say(sentence) {
      const said = sentenceInEnglish(sentence, (name) => names.get(name))
      if (said !== undefined) return said
      untranslated.add(sentence)
      return `${text('language.onlyIndonesian')} ${sentence}`
    },
    own: (words) => inEnglish(words) ?? <Indonesian>{words}</Indonesian>,
    prose: (words) =>
      inEnglish(words) ?? (
        <>
          <Indonesian>{words}</Indonesian>
          <NotYet />
        </>
      ),
    href: englishAddress,
    link: (to, rest) =>
      englishAddress(to) === to ? <IndonesianLink href={to} {...rest} /> : <a href={englishAddress(to)} {...rest} />,
  }
}

/** '2 hari' → '2 days'; other words of the office on how long an exam takes stay its own. */
const durationInEnglish = (words: string): string | undefined =>
  /^(\d+ (hari|jam)|[-–])$/.test(words) ? sentenceInEnglish(words) : undefined

/** The English address of a page, with its query; its own where it stands in Indonesian only. */
function englishAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return (pathInEnglish(path) ?? path) + address.slice(path.length)
}
