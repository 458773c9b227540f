import { ArrowLeft, CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { MOTIF } from '../../../../lib/graphics/motif.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { to } from '../../../../paths.ts'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { RequirementList } from '../../../../ui/RequirementList.tsx'
import { languageOfPage, note, own, t } from '../../../../ui/words.tsx'
import { basisOfRequirement } from '../../../platform/regulations/basis-rules.ts'
import type { LegalBases } from '../../../platform/regulations/contract.ts'
import { LegalBasesProvider, LegalBasis } from '../../../platform/regulations/parts/LegalBasis.tsx'
import { Prerequisites } from '../parts/Prerequisites.tsx'
import { prerequisiteSentences } from '../rules.ts'
import { Regulation } from './Regulation.tsx'
import { type Scheme, schemeOf } from './scheme.ts'

export async function load(client: ApiClient, { params }: At): Promise<Scheme & { dasar: LegalBases }> {
  const [schedule, dasar] = await Promise.all([client.getTraining({ id: params.id }), client.listLegalBases({})])
  return { ...schemeOf(schedule), dasar }
}

export const head = (scheme: Scheme): Head => ({
  title: `Skema ${scheme.name}`,
  description: scheme.summary,
  image: scheme.image,
})

/** `beside`: what stands in the place of the regulation's viewer. */
export function Page({ data: scheme, beside }: { data: Scheme & { dasar: LegalBases }; beside?: ReactNode }) {
  return (
    <>
      <PageHeader
        title={own(scheme.name)}
        crumbs={[{ label: t('Daftar Skema'), href: to.schemes }, { label: own(scheme.name) }]}
      />
      <LegalBasesProvider bases={scheme.dasar}>
        <div className="wrap py-6 lg:py-8">
          <Link to={to.schemes} className="btn btn-ghost -ml-3 no-print">
            <ArrowLeft aria-hidden className="size-5" />
            {t('Kembali ke Daftar Skema')}
          </Link>
          <div className="mt-4 grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <div className="grid grid-cols-1 items-start gap-8 md:max-lg:grid-cols-2">
              <SchemeCard scheme={scheme} />
              <Substance scheme={scheme} />
            </div>
            {beside ?? <Regulation key={scheme.id} file={scheme.detail_pelatihan} name={scheme.name} />}
          </div>
        </div>
      </LegalBasesProvider>
    </>
  )
}

function SchemeCard({ scheme }: { scheme: Scheme }) {
  const facts = [
    { label: t('Kategori Skema'), value: own(scheme.category) },
    {
      label: t('Tanggal Sertifikasi'),
      value: <DayRange start={scheme.start} end={scheme.end} />,
    },
    {
      label: t('Biaya Pendaftaran'),
      value: <strong className="tabular-nums">{t(formatRupiah(scheme.registration_fee))}</strong>,
    },
  ]
  return (
    <section aria-label={t('Ringkasan skema')} className="overflow-hidden panel">
      <Picture
        file={scheme.image}
        fallback={MOTIF.defaultHero}
        alt=""
        sizes="(min-width: 1024px) 352px, 100vw"
        priority
        className="aspect-video w-full border-line border-b object-cover"
      />
      <div className="space-y-5 p-5">
        <Facts items={facts} />
        <Link to={to.schedule(scheme.id)} className="btn btn-outline btn-primary btn-block no-print">
          <CalendarDays aria-hidden className="size-5" />
          {t('Lihat jadwal uji')}
        </Link>
      </div>
    </section>
  )
}

function Substance({ scheme }: { scheme: Scheme }) {
  return (
    <div className="space-y-8">
      {scheme.unit_kompetensi.length > 0 && (
        <section>
          <h2 className="mb-3 font-bold text-lg">{t('Unit kompetensi')}</h2>
          <Remark name="scheme.unitsNote" />
          <ol className="list-decimal space-y-1.5 pl-6 marker:text-muted">
            {scheme.unit_kompetensi.map(({ judul }) => (
              <li key={judul}>{own(judul)}</li>
            ))}
          </ol>
          <LegalBasis of="uji" about={t('Unit kompetensi')} />
        </section>
      )}
      {prerequisiteSentences(scheme).length > 0 && (
        <section>
          <h2 className="mb-3 font-bold text-lg">{t('Prasyarat')}</h2>
          <Prerequisites scheme={scheme} />
        </section>
      )}
      {scheme.persyaratan.length > 0 && (
        <section>
          <h2 className="mb-3 font-bold text-lg">{t('Persyaratan')}</h2>
          <Remark name="scheme.requirementsNote" />
          <RequirementList
            items={scheme.persyaratan}
            below={({ nama }) => <LegalBasis of={basisOfRequirement(nama)} about={nama} />}
          />
        </section>
      )}
    </div>
  )
}

const Remark = ({ name }: { name: string }) =>
  languageOfPage() && <p className="mb-3 text-muted text-sm">{note(name)}</p>
