import { englishTo } from '../../english-paths.ts'
import type { TrainingDetail } from '../../features/catalogue/schedules/contract.ts'
import { Page } from '../../features/catalogue/schemes/pages/SchemeDetail.tsx'
import { type Scheme, schemeOf } from '../../features/catalogue/schemes/pages/scheme.ts'
import type { LegalBases } from '../../features/platform/regulations/contract.ts'
import { firstWords, stripMarkup } from '../../lib/text/markup.ts'
import { to } from '../../paths.ts'
import { Facts } from '../../ui/Facts.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { own, t } from '../../ui/words.tsx'
import type { EnglishPage, Shown } from '../english-page.ts'
import { IndonesianLink, proseInEnglish } from '../parts.tsx'
import { text } from '../text.ts'

type Data = Scheme & Pick<TrainingDetail, 'description' | 'durasi'> & { dasar: LegalBases }

const translationOf = ({ data, english }: Pick<Shown<Data>, 'data' | 'english'>) =>
  english.skema.find(({ name }) => name === data.name)

/** One scheme as it is offered at a time; in the place of its regulation, which is Indonesian, stands what it is about. */
export const schemeDetail: EnglishPage<Data> = {
  path: englishTo.scheme(':id'),
  indonesian: to.scheme(':id'),
  async load(client, { params }) {
    const [training, dasar] = await Promise.all([
      client.getTraining({ id: params['id'] ?? '' }),
      client.listLegalBases({}),
    ])
    return { ...schemeOf(training), description: training.description, durasi: training.durasi, dasar }
  },
  head: (shown) => ({
    title: t(`Skema ${shown.data.name}`),
    description:
      firstWords(stripMarkup(translationOf(shown)?.description_en ?? ''), 155) || text('schemes.description'),
    image: shown.data.image,
  }),
  View: (shown) => <Page data={shown.data} beside={<Beside {...shown} />} />,
}

const Beside = ({ data, english }: Shown<Data>) => (
  <div className="space-y-5">
    {data.durasi && <Facts items={[{ label: t('Pelaksanaan'), value: own(data.durasi) }]} />}
    <section>
      <h2 className="mb-3 font-bold text-lg">{text('scheme.about')}</h2>
      <RichText html={proseInEnglish(data.description, translationOf({ data, english })?.description_en ?? '')} />
    </section>
    {data.detail_pelatihan && (
      <p>
        <IndonesianLink href={to.document(data.detail_pelatihan)}>{text('scheme.regulation')}</IndonesianLink>
      </p>
    )}
    <p className="text-muted text-sm">{text('scheme.binding')}</p>
  </div>
)
