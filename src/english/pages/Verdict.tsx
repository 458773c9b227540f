import { OctagonX } from 'lucide-react'
import type { ReactNode } from 'react'
import { englishTo } from '../../english-paths.ts'
import type { CertificateState } from '../../features/certification/certificates/rules.ts'
import type { Verdict } from '../../features/certification/holders/contract.ts'
import { Portrait } from '../../features/certification/holders/pages/Portrait.tsx'
import { LOOKS, placeOf } from '../../features/certification/holders/pages/state-look.ts'
import { Facts } from '../../ui/Facts.tsx'
import type { EnglishSite } from '../english-page.ts'
import { Indonesian, NumberForm } from '../parts.tsx'
import { qualification, SchemeName } from '../scheme-words.tsx'
import { englishDay, englishDayOf, englishDays, rich, t } from '../text.ts'
import { expertises } from './HolderSearch.tsx'
import { Proof } from './Proof.tsx'

export interface VerdictData extends Verdict {
  address: string
}

type Found = NonNullable<Verdict['pemegang']>

interface Props {
  checked: VerdictData
  site: EnglishSite
}

/** One number and what the register says of it. */
export const NumberCheck = ({ checked, site }: { checked: VerdictData | null; site: EnglishSite }) => (
  <>
    {checked && <VerdictCard checked={checked} site={site} />}
    <div className="panel no-print p-5">
      <NumberForm
        label={t(checked ? 'check.another' : 'check.number')}
        hint={t('check.numberHint')}
        button={t('check.submit')}
        {...(checked ? { typed: checked.no_sertifikasi } : {})}
        variant={checked ? 'outline' : 'primary'}
      />
    </div>
  </>
)

const SENTENCES: Record<CertificateState, (found: Found) => ReactNode> = {
  aktif: ({ valid_until }) => t('verdict.aktif', { day: englishDay(valid_until) }),
  akan_berakhir: ({ valid_until }) => t('verdict.akan_berakhir', { day: englishDay(valid_until) }),
  belum_berlaku: ({ valid_from }) => t('verdict.belum_berlaku', { day: englishDay(valid_from) }),
  dibekukan: ({ status_since }) => t('verdict.dibekukan', { day: englishDayOf(status_since) }),
  dicabut: ({ status_since }) => t('verdict.dicabut', { day: englishDayOf(status_since) }),
  kedaluwarsa: ({ valid_until }) => t('verdict.kedaluwarsa', { day: englishDay(valid_until) }),
  diganti: ({ status_since, no_sertifikasi_pengganti: number }) =>
    number === null
      ? t('verdict.diganti', { day: englishDayOf(status_since) })
      : rich('verdict.digantiDengan', {
          day: englishDayOf(status_since),
          number: (
            <a key="number" href={englishTo.verdict(number)} className="text-link">
              {number}
            </a>
          ),
        }),
}

function VerdictCard({ checked, site }: Props) {
  const { pemegang, no_sertifikasi, checked_at: at, address } = checked
  if (!pemegang) return <Unknown no_sertifikasi={no_sertifikasi} at={at} address={address} />
  const state = pemegang.status_sertifikat
  return (
    <Proof {...LOOKS[state]} word={t(`state.${state}`)} sentence={SENTENCES[state](pemegang)} at={at} address={address}>
      <div className="flex flex-wrap items-center gap-4">
        <Portrait holder={pemegang} className="size-20 text-2xl" />
        <div className="min-w-0">
          <h3 lang="id" className="text-xl [overflow-wrap:anywhere]">
            {pemegang.nama}
          </h3>
          <p className="text-muted tabular-nums [overflow-wrap:anywhere]">{pemegang.no_sertifikasi}</p>
        </div>
      </div>
      <div className="mt-6">
        <Facts beside items={factsOf(pemegang, site)} />
      </div>
      {pemegang.berkas.length > 0 && (
        <p className="no-print mt-6">
          <a
            href={`${englishTo.holders}?bagian=berkas&no_sertifikasi=${encodeURIComponent(pemegang.no_sertifikasi)}`}
            className="text-link"
          >
            {t('verdict.compare')}
          </a>
        </p>
      )}
    </Proof>
  )
}

function factsOf(found: Found, { english }: EnglishSite) {
  const { skema, kualifikasi, valid_from, valid_until, no_registrasi, keahlian, unit_kompetensi } = found
  const place = placeOf(found)
  const known = expertises(keahlian)
  return [
    { label: t('schemes.scheme'), value: <SchemeName name={skema} english={english} /> },
    { label: t('holders.qualification'), value: qualification(kualifikasi) },
    { label: t('verdict.validity'), value: englishDays(valid_from, valid_until) },
    ...(no_registrasi ? [{ label: t('verdict.registration'), value: no_registrasi }] : []),
    ...(place ? [{ label: t('holders.place'), value: <Indonesian>{place}</Indonesian> }] : []),
    ...(known ? [{ label: t('holders.expertise'), value: known }] : []),
    ...(unit_kompetensi.length > 0 ? [{ label: t('scheme.units'), value: <Units units={unit_kompetensi} /> }] : []),
  ]
}

const Units = ({ units }: { units: string[] }) => (
  <ul lang="id" className="list-disc space-y-1 ps-5">
    {units.map((unit) => (
      <li key={unit}>{unit}</li>
    ))}
  </ul>
)

const Unknown = ({ no_sertifikasi, at, address }: { no_sertifikasi: string; at: string; address: string }) => (
  <Proof
    tone="error"
    icon={OctagonX}
    word={t('verdict.notFound')}
    sentence={t('verdict.notFoundSentence')}
    at={at}
    address={address}
  >
    <p>
      {rich('verdict.notFoundText', {
        number: (
          <strong key="number" className="[overflow-wrap:anywhere]">
            {no_sertifikasi}
          </strong>
        ),
        link: (words) => (
          <a key="report" href={englishTo.complaints} className="text-link">
            {words}
          </a>
        ),
      })}
    </p>
  </Proof>
)
