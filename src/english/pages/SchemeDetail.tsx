import type { ReactNode } from 'react'
import type { At } from '../../app/routing/page.ts'
import { englishTo } from '../../english-paths.ts'
import type { TrainingDetail } from '../../features/catalogue/schedules/contract.ts'
import type { AskedOfPerson } from '../../features/catalogue/schemes/rules.ts'
import { firstWords, stripMarkup } from '../../lib/text/markup.ts'
import { to } from '../../paths.ts'
import { Facts } from '../../ui/Facts.tsx'
import { englishPage } from '../english-page.ts'
import { EnglishHeader, Indonesian, IndonesianLink, OfficeRichText } from '../parts.tsx'
import { duration, fee, qualification, SchemeName, schemeInEnglish } from '../scheme-words.tsx'
import { englishDays, t, wordOf } from '../text.ts'

/** One scheme as it is offered at a time. */
export const schemeDetail = englishPage<TrainingDetail>({
  path: englishTo.scheme(':id'),
  indonesian: to.scheme(':id'),
  load: (client, { params }: At) => client.getTraining({ id: params['id'] ?? '' }),
  head: ({ data, english }) => {
    const written = schemeInEnglish(english, data.name)
    return {
      title: t('scheme.title', { name: written?.name_en || data.name }),
      description: firstWords(stripMarkup(written?.description_en ?? ''), 155) || t('schemes.description'),
      image: data.image,
    }
  },
  View: ({ data: scheme, english }) => {
    const name = <SchemeName name={scheme.name} english={english} />
    return (
      <>
        <EnglishHeader
          title={name}
          crumbs={[{ label: t('schemes.title'), href: englishTo.schemes }, { label: name }]}
        />
        <div className="wrap grid items-start gap-8 py-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:py-12">
          <section aria-label={t('scheme.summary')} className="panel space-y-5 p-5">
            <Facts items={factsOf(scheme)} />
            <p>
              <IndonesianLink href={to.schedule(scheme.id)}>{t('scheme.schedule')}</IndonesianLink>
            </p>
            {scheme.detail_pelatihan && (
              <p>
                <IndonesianLink href={to.document(scheme.detail_pelatihan)}>{t('scheme.regulation')}</IndonesianLink>
              </p>
            )}
          </section>
          <div className="space-y-8">
            <Section title={t('scheme.about')}>
              <OfficeRichText
                indonesian={scheme.description}
                english={schemeInEnglish(english, scheme.name)?.description_en ?? ''}
              />
            </Section>
            <Substance scheme={scheme} />
            <p className="text-muted text-sm">{t('scheme.binding')}</p>
          </div>
        </div>
      </>
    )
  },
})

const factsOf = (scheme: TrainingDetail) => {
  const start = scheme.start_date ?? scheme.tanggal_sertifikasi
  return [
    { label: t('scheme.category'), value: qualification(scheme.category.name) },
    { label: t('schemes.date'), value: start === null ? '–' : englishDays(start, scheme.end_date) },
    { label: t('schemes.duration'), value: duration(scheme.durasi) },
    { label: t('schemes.fee'), value: fee(scheme.registration_fee) },
  ]
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 font-bold text-lg">{title}</h2>
    {children}
  </section>
)

function Substance({ scheme }: { scheme: TrainingDetail }) {
  const asked = prerequisites(scheme)
  return (
    <>
      {asked.length > 0 && (
        <Section title={t('scheme.prerequisites')}>
          <ul className="list-disc space-y-1.5 pl-6 marker:text-muted">
            {asked.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
      )}
      {scheme.unit_kompetensi.length > 0 && (
        <Section title={t('scheme.units')}>
          <p className="mb-3 text-muted text-sm">{t('scheme.unitsNote')}</p>
          <ol lang="id" className="list-decimal space-y-1.5 pl-6 marker:text-muted">
            {scheme.unit_kompetensi.map(({ judul }) => (
              <li key={judul}>{judul}</li>
            ))}
          </ol>
        </Section>
      )}
      {scheme.persyaratan.length > 0 && (
        <Section title={t('scheme.requirements')}>
          <p className="mb-3 text-muted text-sm">{t('scheme.requirementsNote')}</p>
          <ul className="list-disc space-y-1.5 pl-6 marker:text-muted">
            {scheme.persyaratan.map(({ nama, keterangan, wajib }) => (
              <li key={nama}>
                <Indonesian>
                  {nama}
                  {keterangan !== '' && `: ${keterangan}`}
                </Indonesian>{' '}
                <span className="text-muted">({t(wajib ? 'scheme.mandatory' : 'scheme.optional')})</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** Lists the conditions of the scheme for a person. */
function prerequisites(asked: AskedOfPerson): string[] {
  const { min_pendidikan, min_pengalaman_tahun, min_dokumen_amdal, wajib_atpa } = asked
  return [
    min_pendidikan !== null && t('scheme.degree', { degree: wordOf('degree', min_pendidikan) ?? min_pendidikan }),
    min_pengalaman_tahun > 0 && t('scheme.experience', { years: min_pengalaman_tahun }),
    min_dokumen_amdal > 0 && t('scheme.documents', { count: min_dokumen_amdal }),
    wajib_atpa && t('scheme.atpa'),
  ].filter((sentence) => typeof sentence === 'string')
}
