import { OctagonX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { bodyZone, dayIn, dayRange, longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { fillParts, languageOfPage, own, t } from '../../../../ui/words.tsx'
import type { CertificateState } from '../../certificates/rules.ts'
import type { Verdict } from '../contract.ts'
import { fileHref, verdictHref } from './address.ts'
import { Portrait } from './Portrait.tsx'
import { Proof } from './Proof.tsx'
import { LOOKS, placeOf } from './state-look.ts'

export interface VerdictData extends Verdict {
  address: string
}

type Found = NonNullable<Verdict['pemegang']>

type TimeFacts = Pick<Found, 'valid_from' | 'valid_until' | 'status_since' | 'no_sertifikasi_pengganti'>

const dayOf = (moment: string): string => longDay(dayIn(bodyZone(), new Date(moment)))

/** The meaning of each state, in a sentence. */
export const SENTENCES: Record<CertificateState, (found: TimeFacts) => ReactNode> = {
  aktif: ({ valid_until }) => t(`Sertifikat ini sah dan berlaku sampai ${longDay(valid_until)}.`),
  akan_berakhir: ({ valid_until }) => t(`Sertifikat ini sah; masa berlakunya berakhir ${longDay(valid_until)}.`),
  belum_berlaku: ({ valid_from }) => t(`Sertifikat ini sah, tetapi baru berlaku mulai ${longDay(valid_from)}.`),
  dibekukan: ({ status_since }) =>
    t(`Sertifikat ini dibekukan sejak ${dayOf(status_since)}; pemegangnya tidak boleh memakainya.`),
  dicabut: ({ status_since }) => t(`Sertifikat ini dicabut sejak ${dayOf(status_since)} dan tidak berlaku lagi.`),
  kedaluwarsa: ({ valid_until }) => t(`Masa berlaku sertifikat ini berakhir ${longDay(valid_until)}.`),
  diganti: ({ no_sertifikasi_pengganti: number, status_since }) =>
    number
      ? fillParts('Sertifikat ini diganti sejak {day} dengan {number}.', {
          day: t(dayOf(status_since)),
          number: (
            <Link to={verdictHref(number)} className="text-link">
              {number}
            </Link>
          ),
        })
      : t(`Sertifikat ini diganti sejak ${dayOf(status_since)}.`),
}

/** Shows the register's answer about one number. */
export function VerdictCard({ checked }: { checked: VerdictData }) {
  const { pemegang, no_sertifikasi, checked_at: at, address } = checked
  if (!pemegang && checked.mirip.length > 0) return <Near checked={checked} />
  if (!pemegang) return <Unknown no_sertifikasi={no_sertifikasi} at={at} address={address} />
  const sentence = SENTENCES[pemegang.status_sertifikat](pemegang)
  const look = LOOKS[pemegang.status_sertifikat]
  return (
    <Proof {...look} word={t(pemegang.status_label)} sentence={sentence} at={at} address={address}>
      <div className="flex flex-wrap items-center gap-4">
        <Portrait holder={pemegang} className="size-20 text-2xl" />
        <div className="min-w-0">
          <h3 className="text-xl [overflow-wrap:anywhere]">{own(pemegang.nama)}</h3>
          <p className="text-muted tabular-nums [overflow-wrap:anywhere]">{pemegang.no_sertifikasi}</p>
        </div>
      </div>
      <div className="mt-6">
        <Facts beside items={factsOf(pemegang)} />
      </div>
      {pemegang.berkas.length > 0 && (
        <p className="no-print mt-6">
          <Link to={fileHref(pemegang.no_sertifikasi)} className="text-link">
            {t('Bandingkan berkas sertifikat ini')}
          </Link>
        </p>
      )}
    </Proof>
  )
}

function factsOf(found: Found) {
  const { skema, kualifikasi, valid_from, valid_until, no_registrasi, keahlian, unit_kompetensi } = found
  const place = placeOf(found)
  return [
    ...(languageOfPage()
      ? [
          { label: t('Skema'), value: own(skema) },
          { label: t('Kualifikasi'), value: own(kualifikasi) },
        ]
      : [{ label: 'Skema', value: `${skema} (${kualifikasi})` }]),
    { label: t('Masa berlaku'), value: t(dayRange(valid_from, valid_until)) },
    ...(no_registrasi ? [{ label: t('Nomor registrasi'), value: no_registrasi }] : []),
    ...(place ? [{ label: t('Kota, provinsi'), value: own(place) }] : []),
    ...(keahlian.length > 0 ? [{ label: t('Keahlian'), value: keahlian.map((name) => t(name)).join(', ') }] : []),
    ...(unit_kompetensi.length > 0 ? [{ label: t('Unit kompetensi'), value: <Units units={unit_kompetensi} /> }] : []),
  ]
}

const Units = ({ units }: { units: string[] }) => (
  <ul className="list-disc space-y-1 ps-5">
    {units.map((unit) => (
      <li key={unit}>{own(unit)}</li>
    ))}
  </ul>
)

/** Offers the numbers that a typed one may have meant, before anything is said about validity. */
const Near = ({ checked: { no_sertifikasi, mirip, checked_at, address } }: { checked: VerdictData }) => (
  <Proof
    tone="warning"
    icon={TriangleAlert}
    word={t('Belum ditemukan')}
    sentence={t('Tidak ada nomor yang persis begini. Cocokkan dengan nomor yang mirip:')}
    at={checked_at}
    address={address}
  >
    <ul className="space-y-2">
      {mirip.map((nomor) => (
        <li key={nomor}>
          <Link to={verdictHref(nomor)} className="text-link tabular-nums [overflow-wrap:anywhere]">
            {nomor}
          </Link>
        </li>
      ))}
    </ul>
    <p className="mt-4 text-muted">
      {fillParts('Yang Anda tulis: {number}. Bila pada sertifikatnya memang tercetak begitu, {report}.', {
        number: <strong className="[overflow-wrap:anywhere]">{no_sertifikasi}</strong>,
        report: (
          <Link to={to.complaints} className="text-link">
            {t('laporkan kepada kami')}
          </Link>
        ),
      })}
    </p>
  </Proof>
)

const Unknown = ({ no_sertifikasi, at, address }: { no_sertifikasi: string; at: string; address: string }) => (
  <Proof
    tone="error"
    icon={OctagonX}
    word={t('Tidak ditemukan')}
    sentence={t('Ini bisa berarti sertifikat tidak sah.')}
    at={at}
    address={address}
  >
    <p>
      {fillParts(
        'Tidak ada sertifikat bernomor {number} yang kami terbitkan. Periksa kembali tulisannya. Bila nomor itu memang tercetak pada sebuah sertifikat, {report}.',
        {
          number: <strong className="[overflow-wrap:anywhere]">{no_sertifikasi}</strong>,
          report: (
            <Link to={to.complaints} className="text-link">
              {t('laporkan kepada kami')}
            </Link>
          ),
        },
      )}
    </p>
  </Proof>
)
