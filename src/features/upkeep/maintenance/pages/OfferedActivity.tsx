import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { longDay } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { DayRange } from '../../../../ui/DayRange.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Part } from '../../../../ui/Part.tsx'
import { RequirementList } from '../../../../ui/RequirementList.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { scheduleHours } from '../../../catalogue/schedules/rules.ts'
import type { OfferedActivityDetail } from '../contract.ts'
import { feeText, placeText, seatsText, worthText } from './activity-words.ts'

export async function load(client: ApiClient, { params }: Opened): Promise<OfferedActivityDetail> {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Kegiatan tidak ditemukan.')
  return client.getOfferedActivity({ id })
}

export const head = (activity: OfferedActivityDetail): Head => ({ title: activity.name, noindex: true })

export function Page({ data: activity }: { data: OfferedActivityDetail }) {
  const { name, description, rundown, persyaratan, ketentuan_batal } = activity
  return (
    <div className="wrap space-y-6 py-8 lg:py-12">
      <Link to={to.activitySchedules} className="inline-flex items-center gap-2 py-1 text-primary hover:underline">
        <ArrowLeft aria-hidden className="size-4" />
        Daftar Kegiatan
      </Link>
      <header>
        <p className="text-muted">{worthText(activity)}</p>
        <h1 className="mt-1 text-3xl">{name}</h1>
      </header>
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-start">
        <Registration activity={activity} />
        <div className="grid min-w-0 gap-6 lg:order-first">
          <Part title="Tentang kegiatan">
            <RichText html={description} />
          </Part>
          {rundown.length > 0 && (
            <Part title="Rundown">
              <ul className="divide-y divide-line">
                {rundown.map(({ waktu, kegiatan }) => (
                  <li key={`${waktu}${kegiatan}`} className="grid gap-x-6 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
                    <span className="text-muted tabular-nums">{waktu}</span>
                    {kegiatan}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {persyaratan.length > 0 && (
            <Part title="Yang disiapkan">
              <RequirementList items={persyaratan} />
            </Part>
          )}
          {ketentuan_batal && (
            <Part title="Ketentuan pembatalan">
              <p className="whitespace-pre-line">{ketentuan_batal}</p>
            </Part>
          )}
        </div>
      </div>
    </div>
  )
}

/** The one thing that can be done, above the fold of a phone too; then when and where. */
function Registration({ activity }: { activity: OfferedActivityDetail }) {
  const { start_date, end_date, tuk, metode, registration_fee, saya, halangan } = activity
  const { pendaftaran_ditutup: closes } = activity
  const when = (
    <>
      <DayRange start={start_date} end={end_date} />
      {start_date && (
        <>
          , <span className="whitespace-nowrap">{scheduleHours(activity)}</span>
        </>
      )}
    </>
  )
  return (
    <section aria-labelledby="pendaftaran" className="panel p-5 sm:p-6">
      <h2 id="pendaftaran" className="mb-4 text-xl">
        Pendaftaran
      </h2>
      <div className="mb-5 grid gap-3">
        {saya && (
          <>
            <Alert tone="success">Anda terdaftar: {saya.status_label.toLowerCase()}.</Alert>
            <ButtonLink to={own.activity(saya.id)} variant="primary">
              Lihat pendaftaran
            </ButtonLink>
          </>
        )}
        {!saya && halangan && <Alert tone="warning">{halangan}</Alert>}
        {!saya && !halangan && <Register activity={activity} />}
      </div>
      <Facts
        items={[
          { label: 'Waktu', value: when },
          { label: 'Tempat', value: placeText(activity) },
          ...(tuk && metode !== 'Daring' ? [{ label: 'Alamat', value: tuk.alamat }] : []),
          { label: 'Biaya', value: feeText(registration_fee) },
          { label: 'Kursi', value: seatsText(activity) },
          ...(closes ? [{ label: 'Pendaftaran sampai', value: longDay(closes) }] : []),
        ]}
      />
    </section>
  )
}

function Register({ activity: { id, registration_fee } }: { activity: OfferedActivityDetail }) {
  const navigate = useNavigate()
  const { running, failure, run } = useAction()
  const register = () =>
    run('daftar', async () => {
      const made = await client.registerActivity({ id })
      await navigate(made.ada_invoice ? own.activityInvoice(made.id) : own.activity(made.id))
    })
  return (
    <>
      <ActionButton busy={running !== undefined} variant="primary" onClick={() => void register()}>
        Daftar
      </ActionButton>
      <p className="text-muted text-sm">
        {registration_fee > 0
          ? 'Kursi Anda disimpan selama invoice menunggu pembayaran. Pembatalan sampai sehari sebelum kegiatan.'
          : 'Kursi Anda langsung dikonfirmasi. Pembatalan sampai sehari sebelum kegiatan.'}
      </p>
      <FormErrors message={failure} />
    </>
  )
}
