import { Navigate, useSearchParams } from 'react-router'
import type { ApiClient, At, Head, Opened } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import type { TrainingDetail } from '../../../catalogue/schedules/contract.ts'
import type { PrivateFile } from '../../../platform/files/contract.ts'
import type { LegalBases } from '../../../platform/regulations/contract.ts'
import { LegalBasesProvider } from '../../../platform/regulations/parts/LegalBasis.tsx'
import type { Application, OpenTraining } from '../contract.ts'
import { Filling } from './form/Filling.tsx'
import { firstPlace } from './form/first-place.ts'
import { NotOpen } from './form/NotOpen.tsx'
import { FORM_PLACES, type FormPlace, PLACE_TITLES } from './form/page-titles.ts'
import { Start } from './form/Start.tsx'

type Form =
  | { state: 'filling'; application: Application; files: PrivateFile[]; dasar: LegalBases }
  | { state: 'start'; schedule: OpenTraining; asked: TrainingDetail }
  | { state: 'closed' }

const placeOf = (search: URLSearchParams): FormPlace | undefined =>
  FORM_PLACES.find((each) => each === search.get('langkah'))

/** The form opens without a network, and only its rules are missing then. */
function withoutNetwork(error: unknown): LegalBases {
  if (error instanceof Refusal && error.status === 0) return []
  throw error
}

export async function load(client: ApiClient, { params }: Opened): Promise<Form> {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Jadwal tidak ditemukan.')
  const { jadwal, draf } = await client.listOpenTrainings({})
  const begun = draf.find((each) => each.schedule_id === id)
  if (begun) {
    const [application, files, dasar] = await Promise.all([
      client.getApplication({ id: begun.id }),
      client.listFiles(),
      client.listLegalBases({}).catch(withoutNetwork),
    ])
    return { state: 'filling', application, files, dasar }
  }
  const schedule = jadwal.find((each) => each.id === id)
  return schedule ? { state: 'start', schedule, asked: await client.getTraining({ id }) } : { state: 'closed' }
}

export const head = (form: Form, { url }: At): Head => ({
  title:
    form.state === 'filling'
      ? `${PLACE_TITLES[placeOf(url.searchParams) ?? firstPlace(form.application)]} · ${form.application.name}`
      : 'Daftar sertifikasi',
  noindex: true,
})

// The pages share what was loaded and what was typed since.
export const keeps = (from: URL, next: URL): boolean => from.pathname === next.pathname && from.search !== next.search

export function Page({ data }: { data: Form }) {
  const [search] = useSearchParams()
  switch (data.state) {
    case 'filling': {
      const place = placeOf(search)
      // Without a page, or under an address from before, one goes on where work is left.
      if (!place) return <Navigate to={`?langkah=${firstPlace(data.application)}`} replace />
      return (
        <LegalBasesProvider bases={data.dasar}>
          <Filling key={data.application.id} application={data.application} files={data.files} place={place} />
        </LegalBasesProvider>
      )
    }
    case 'start':
      return <Start {...data} />
    case 'closed':
      return <NotOpen />
  }
}
