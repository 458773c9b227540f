import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { longDay } from '../../../../lib/day.ts'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import type { ServiceFigure, ServiceFigures } from '../contract.ts'
import { LEAST_CASES, SERVICES } from '../rules.ts'
import { TrainingPart } from './TrainingPart.tsx'

const INTRO = 'Berapa lama kami melayani, dibandingkan dengan yang kami janjikan.'

export const load = (client: ApiClient): Promise<ServiceFigures> => client.getServiceFigures()

export const head = (): Head => ({
  title: 'Kinerja Layanan',
  description: `${INTRO} Verifikasi permohonan, keputusan hasil uji, dan jawaban pengaduan dalam hari kerja.`,
})

/** Shows how long the body takes, against what it promises. */
export function Page({ data: { dari, sampai, layanan, pelatihan } }: { data: ServiceFigures }) {
  return (
    <>
      <PageHeader title="Kinerja Layanan" intro={INTRO} />
      <div className="wrap py-8 lg:py-12">
        <p className="max-w-[47em] text-muted">
          Perkara yang selesai dari {longDay(dari)} sampai {longDay(sampai)}.
        </p>
        <ul className="mt-6 grid gap-5 lg:grid-cols-3">
          {layanan.map((figure) => (
            <li key={figure.layanan} className="panel p-5 sm:p-6">
              <Figure figure={figure} />
            </li>
          ))}
        </ul>
        <TrainingPart figures={pelatihan} />
        <CountingNotes />
      </div>
    </>
  )
}

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

function Figure({ figure: { layanan, janji, banyak, hasil } }: { figure: ServiceFigure }) {
  const { judul } = SERVICES[layanan]
  return (
    <>
      <h2 className="text-xl">{judul}</h2>
      {hasil ? (
        <>
          <p className="mt-4">
            <strong className="font-bold text-4xl tabular-nums">{number.format(hasil.median)}</strong> hari kerja
          </p>
          <p className="text-muted text-sm">nilai tengah, janji kami {janji} hari kerja</p>
          <Bar label={`Sesuai janji ${hasil.persen}%`} share={hasil.persen} />
          <p className="mt-2 text-muted text-sm">dari {number.format(banyak)} perkara</p>
        </>
      ) : (
        <>
          <p className="mt-4 text-muted">
            Baru {banyak} perkara selesai; angkanya ditampilkan mulai {LEAST_CASES} perkara.
          </p>
          <p className="mt-1 text-muted">Janji kami {janji} hari kerja.</p>
        </>
      )}
    </>
  )
}

/** A share as a bar, with its words above it. */
const Bar = ({ label, share }: { label: string; share: number }) => (
  <div className="mt-5">
    <p className="font-semibold text-sm">{label}</p>
    <svg
      aria-hidden
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-1.5 h-3 w-full rounded-full border border-line"
    >
      <rect width={100} height={4} className="fill-base-200" />
      <rect width={share} height={4} className="fill-primary" />
    </svg>
  </div>
)

const CountingNotes = () => (
  <section className="mt-12 max-w-[50em]">
    <h2 className="text-2xl">Cara menghitung</h2>
    <dl className="mt-4 grid gap-4">
      {Object.values(SERVICES).map(({ judul, dihitung }) => (
        <div key={judul}>
          <dt className="font-semibold">{judul}</dt>
          <dd className="mt-0.5">{dihitung}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4">
      Hari kerja tidak termasuk Sabtu, Minggu, hari libur, dan hari mulainya. Nilai tengah berarti separuh perkara
      selesai dalam waktu itu atau lebih cepat. Sesuai janji dihitung dengan janji yang berlaku ketika perkaranya
      dimulai.
    </p>
    <p className="mt-3">
      Angka diambil langsung dari catatan layanan dan diperbarui sekali sehari, jadi perkara hari ini belum termasuk.
    </p>
  </section>
)
