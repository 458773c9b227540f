import type { ApiClient, At, Head } from '../../../../app/page.ts'
import { bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkTabs } from '../../../../ui/LinkTabs.tsx'
import type { OpenTraining } from '../contract.ts'
import { STAGES } from '../rules.ts'
import { ApplicationTabs } from './ApplicationTabs.tsx'
import { OpenScheduleCard } from './OpenScheduleCard.tsx'

type Draft = Awaited<ReturnType<ApiClient['listOpenTrainings']>>['draf'][number]

interface OpenTrainings {
  category: string
  /** Only schedules for which one is eligible. */
  eligible: boolean
  categories: string[]
  schedules: OpenTraining[]
  drafts: Draft[]
}

export async function load(client: ApiClient, { url }: At): Promise<OpenTrainings> {
  const { jadwal, draf } = await client.listOpenTrainings()
  const categories = [...new Set(jadwal.map((each) => each.category.name))]
  const asked = url.searchParams.get('kategori') ?? ''
  const category = categories.includes(asked) ? asked : ''
  const eligible = url.searchParams.get('memenuhi') === '1'
  const schedules = jadwal.filter(
    (each) => (category === '' || each.category.name === category) && (!eligible || each.memenuhi),
  )
  return { category, eligible, categories, schedules, drafts: draf }
}

export const head = (): Head => ({ title: 'Daftar Sertifikasi', noindex: true })

const href = (category: string, eligible: boolean): string => {
  const query = new URLSearchParams({
    ...(category ? { kategori: category } : {}),
    ...(eligible ? { memenuhi: '1' } : {}),
  })
  return query.size > 0 ? `${to.certificationSchedules}?${query}` : to.certificationSchedules
}

export function Page({ data }: { data: OpenTrainings }) {
  const { category, eligible, categories, schedules, drafts } = data
  const kinds = ['', ...categories].map((name) => ({
    label: name || 'Semua',
    to: href(name, eligible),
    current: name === category,
  }))
  const scopes = [false, true].map((only) => ({
    label: only ? 'Memenuhi syarat' : 'Semua jadwal',
    to: href(category, only),
    current: only === eligible,
  }))
  return (
    <div className="wrap space-y-6 py-8 lg:py-12">
      <ApplicationTabs current="daftar" />
      <div>
        <h1 className="text-3xl">Daftar Sertifikasi</h1>
        <p className="mt-2 max-w-[65ch] text-lead text-muted">
          Pilih jadwal uji. Kursi Anda dipegang sejak permohonan dikirim, dan biaya dibayar sesudah berkas diverifikasi.
        </p>
      </div>
      {drafts.length > 0 && <Drafts drafts={drafts} />}
      <div className="flex flex-wrap gap-3">
        {categories.length > 1 && <LinkTabs label="Kategori" items={kinds} />}
        <LinkTabs label="Syarat" items={scopes} />
      </div>
      <p role="status" className="text-muted">
        <strong className="text-base-content tabular-nums">{schedules.length}</strong> jadwal
      </p>
      {schedules.length > 0 ? (
        <ul className="grid gap-4 md:grid-cols-2">
          {schedules.map((schedule) => (
            <OpenScheduleCard key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      ) : (
        <NoSchedule narrowed={category !== '' || eligible} />
      )}
    </div>
  )
}

/** Applications that were begun or sent back: to be gone on with first. */
function Drafts({ drafts }: { drafts: Draft[] }) {
  return (
    <section aria-labelledby="lanjutkan" className="panel border-l-4 border-l-accent p-5 sm:p-6">
      <h2 id="lanjutkan" className="text-xl">
        Lanjutkan permohonan
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {drafts.map(({ id, schedule_id, name, tanggal_uji, tahap, due_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0">
            <p className="min-w-0">
              <span className="font-semibold">{name}</span>
              <span className="block text-muted text-sm">
                {STAGES[tahap].label}
                {tanggal_uji && ` · uji ${longDay(tanggal_uji)}`}
                {due_at && ` · sebelum ${longDay(dayIn(bodyZone(), new Date(due_at)))}`}
              </span>
            </p>
            <ButtonLink to={to.certificationForm(schedule_id)} variant="outline" className="btn-sm">
              Lanjutkan<span className="sr-only"> permohonan {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoSchedule({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState title={narrowed ? 'Tidak ada jadwal yang cocok' : 'Belum ada jadwal yang dibuka'}>
      <p>
        {narrowed
          ? 'Lihat semua jadwal, atau lengkapi yang masih kurang pada jadwal yang Anda inginkan.'
          : 'Jadwal baru diumumkan di halaman ini. Sementara itu, siapkan persyaratannya.'}
      </p>
      {narrowed && (
        <ButtonLink to={to.certificationSchedules} variant="outline" className="mt-6">
          Lihat semua jadwal
        </ButtonLink>
      )}
    </EmptyState>
  )
}
