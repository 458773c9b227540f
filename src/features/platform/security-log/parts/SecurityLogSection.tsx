import { client } from '../../../../app/calls/browser-client.ts'
import { readerMoment } from '../../../../lib/browser/reader-clock.ts'
import { SECURITY_KINDS } from '../../../../security-kinds.ts'
import { LoadedPart } from '../../../../ui/form/pages/LoadedPart.tsx'
import { PageSection } from '../../../../ui/form/pages/PageSection.tsx'
import { useLoaded } from '../../../../ui/form/pages/use-loaded.ts'

const INTRO =
  'Yang terakhir terjadi pada akun ini. Sidik yang sama berarti alamat internet yang sama. Ada yang tidak Anda kenal? Ganti password dan akhiri sesi lain.'

const load = () => client.listOwnSecurityEvents({})

/** The section of the profile with what was done to the ways into one's own account. */
export function SecurityLogSection() {
  const loading = useLoaded(load)
  return (
    <PageSection id="aktivitas" title="Aktivitas keamanan" intro={INTRO}>
      <LoadedPart label="Memuat aktivitas…" loading={loading}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-muted">Belum ada aktivitas yang tercatat.</p>
          ) : (
            <ul className="divide-y divide-line">
              {data.map(({ id, at, jenis, rincian, perangkat, address_key, oleh_petugas }) => (
                <li key={id} className="py-3 first:pt-0 last:pb-0">
                  <p className="break-words font-semibold">
                    {SECURITY_KINDS[jenis]}
                    {rincian && `: ${rincian}`}
                  </p>
                  <p data-figures className="mt-0.5 text-muted text-sm">
                    <time dateTime={at}>{readerMoment(new Date(at))}</time> · {perangkat} · sidik{' '}
                    {address_key.slice(0, 6)}
                    {oleh_petugas && ' · oleh petugas'}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </PageSection>
  )
}
