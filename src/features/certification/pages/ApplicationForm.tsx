import type { ApiClient, Head, Opened } from '../../../app/page.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { PrivateFile } from '../../files/contract.ts'
import type { Application, OpenTraining } from '../contract.ts'
import { FORM_STEPS, type FormStep } from '../rules.ts'
import { Filling } from './form/Filling.tsx'
import { NotOpen } from './form/NotOpen.tsx'
import { Start } from './form/Start.tsx'

/** The steps of the form, the page to check the answers, and the task list before all of them. */
export type FormPlace = FormStep | 'periksa' | 'ringkasan'

type Form =
  | { state: 'filling'; application: Application; files: PrivateFile[]; place: FormPlace }
  | { state: 'start'; date: OpenTraining }
  | { state: 'closed' }

const placeOf = (asked: string): FormPlace =>
  [...FORM_STEPS, 'periksa' as const].find((each) => each === asked) ?? 'ringkasan'

export async function load(client: ApiClient, { params, url }: Opened): Promise<Form> {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Jadwal tidak ditemukan.')
  const { jadwal, draf } = await client.listOpenTrainings()
  const begun = draf.find((each) => each.schedule_id === id)
  if (begun) {
    const [application, files] = await Promise.all([client.getApplication({ id: begun.id }), client.listFiles()])
    return { state: 'filling', application, files, place: placeOf(url.searchParams.get('langkah') ?? '') }
  }
  const date = jadwal.find((each) => each.id === id)
  return date ? { state: 'start', date } : { state: 'closed' }
}

export const head = (form: Form): Head => ({
  title: form.state === 'filling' ? `Permohonan ${form.application.name}` : 'Daftar sertifikasi',
  noindex: true,
})

export function Page({ data }: { data: Form }) {
  switch (data.state) {
    case 'filling':
      return <Filling key={data.application.id} {...data} />
    case 'start':
      return <Start date={data.date} />
    case 'closed':
      return <NotOpen />
  }
}
