import { OctagonX } from 'lucide-react'
import type { ReactNode } from 'react'
import { bodyZone, dayIn, dayRange, longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
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
  aktif: ({ valid_until }) => `Sertifikat ini sah dan berlaku sampai ${longDay(valid_until)}.`,
  akan_berakhir: ({ valid_until }) => `Sertifikat ini sah; masa berlakunya berakhir ${longDay(valid_until)}.`,
  belum_berlaku: ({ valid_from }) => `Sertifikat ini sah, tetapi baru berlaku mulai ${longDay(valid_from)}.`,
  dibekukan: ({ status_since }) =>
    `Sertifikat ini dibekukan sejak ${dayOf(status_since)}; pemegangnya tidak boleh memakainya.`,
  dicabut: ({ status_since }) => `Sertifikat ini dicabut sejak ${dayOf(status_since)} dan tidak berlaku lagi.`,
  kedaluwarsa: ({ valid_until }) => `Masa berlaku sertifikat ini berakhir ${longDay(valid_until)}.`,
  diganti: ({ no_sertifikasi_pengganti, status_since }) => (
    <>
      Sertifikat ini diganti sejak {dayOf(status_since)}
      {no_sertifikasi_pengganti && (
        <>
          {' '}
          dengan{' '}
          <Link to={verdictHref(no_sertifikasi_pengganti)} className="text-link">
            {no_sertifikasi_pengganti}
          </Link>
        </>
      )}
      .
    </>
  ),
}

/** Shows the register's answer about one number. */
export function VerdictCard({ checked }: { checked: VerdictData }) {
  const { pemegang, no_sertifikasi, checked_at: at, address } = checked
  if (!pemegang) return <Unknown no_sertifikasi={no_sertifikasi} at={at} address={address} />
  const sentence = SENTENCES[pemegang.status_sertifikat](pemegang)
  const look = LOOKS[pemegang.status_sertifikat]
  return (
    <Proof {...look} word={pemegang.status_label} sentence={sentence} at={at} address={address}>
      <div className="flex flex-wrap items-center gap-4">
        <Portrait holder={pemegang} className="size-20 text-2xl" />
        <div className="min-w-0">
          <h3 className="text-xl [overflow-wrap:anywhere]">{pemegang.nama}</h3>
          <p className="text-muted tabular-nums [overflow-wrap:anywhere]">{pemegang.no_sertifikasi}</p>
        </div>
      </div>
      <div className="mt-6">
        <Facts beside items={factsOf(pemegang)} />
      </div>
      {pemegang.berkas.length > 0 && (
        <p className="no-print mt-6">
          <Link to={fileHref(pemegang.no_sertifikasi)} className="text-link">
            Bandingkan berkas sertifikat ini
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
    { label: 'Skema', value: `${skema} (${kualifikasi})` },
    { label: 'Masa berlaku', value: dayRange(valid_from, valid_until) },
    ...(no_registrasi ? [{ label: 'Nomor registrasi', value: no_registrasi }] : []),
    ...(place ? [{ label: 'Kota, provinsi', value: place }] : []),
    ...(keahlian.length > 0 ? [{ label: 'Keahlian', value: keahlian.join(', ') }] : []),
    ...(unit_kompetensi.length > 0 ? [{ label: 'Unit kompetensi', value: <Units units={unit_kompetensi} /> }] : []),
  ]
}

const Units = ({ units }: { units: string[] }) => (
  <ul className="list-disc space-y-1 ps-5">
    {units.map((unit) => (
      <li key={unit}>{unit}</li>
    ))}
  </ul>
)

const Unknown = ({ no_sertifikasi, at, address }: { no_sertifikasi: string; at: string; address: string }) => (
  <Proof
    tone="error"
    icon={OctagonX}
    word="Tidak ditemukan"
    sentence="Ini bisa berarti sertifikat tidak sah."
    at={at}
    address={address}
  >
    <p>
      Tidak ada sertifikat bernomor <strong className="[overflow-wrap:anywhere]">{no_sertifikasi}</strong> yang kami
      terbitkan. Periksa kembali tulisannya; huruf besar dan spasi tidak berpengaruh. Bila nomor itu memang tercetak
      pada sebuah sertifikat,{' '}
      <Link to={to.complaints} className="text-link">
        laporkan kepada kami
      </Link>
      .
    </p>
  </Proof>
)
