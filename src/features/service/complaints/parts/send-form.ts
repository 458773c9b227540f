import { client } from '../../../../app/calls/browser-client.ts'
import { exchange } from '../../../../app/calls/exchange.ts'
import '../../../../app/calls/member-calls.ts'
import { postForm } from '../../../../app/calls/post-form.ts'
import type { Posted } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { to } from '../../../../paths.ts'
import { typedForms } from '../../../../ui/form/typed-forms.ts'
import { shrinkPhoto } from '../../../platform/files/parts/shrink-photo.ts'

const placeOf = (call: string): string => `${(window.history.state as { key?: string } | null)?.key ?? ''} ${call}`

type Given = Record<string, string>

/** Returns the fields of a form without its files. */
const wordsIn = (form: FormData): Given =>
  Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))

/** Keeps what is typed into the form for as long as the tab lives, and puts back what was typed before its page was left. */
export function keepTyped(form: HTMLFormElement): void {
  const { aksi: call = '', no_tiket } = wordsIn(new FormData(form))
  const place = placeOf(call)
  const before = (typedForms.get(place) ?? {}) as Given
  const isOfAnotherCase = no_tiket && before['no_tiket'] !== no_tiket
  for (const [name, words] of Object.entries(isOfAnotherCase ? {} : before)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (isTextual(control)) control.value ||= words
  }
  form.addEventListener('input', () => {
    const { pin: _secret, ...open } = wordsIn(new FormData(form))
    typedForms.set(place, open)
    // Pages look here before they fetch this file.
    document.documentElement.dataset['typed'] = 'ya'
  })
}

const isTextual = (control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => control instanceof kind)

type OnProgress = (share: number) => void

const FILES = 'lampiran'

/** Sends a form with its files; photographs that are too large are shrunk first. */
async function sendWithFiles(name: string, url: string, form: FormData, onProgress: OnProgress): Promise<unknown> {
  const files = form.getAll(FILES).filter((file): file is File => file instanceof File && file.size > 0)
  form.delete(FILES)
  for (const file of await Promise.all(files.map(shrinkPhoto))) form.append(FILES, file)
  return exchange(name, (headers) => postForm(url, form, headers, { onProgress }))
}

const SENDERS: Record<
  string,
  (form: FormData, given: Record<string, string>, onProgress: OnProgress) => Promise<unknown>
> = {
  fileMarkReport: (form, _given, onProgress) => sendWithFiles('fileMarkReport', to.markUse, form, onProgress),
  fileComplaint: (form, _given, onProgress) => sendWithFiles('fileComplaint', to.complaints, form, onProgress),
  trackComplaint: (_form, { no_tiket = '', pin = '' }) => client.trackComplaint({ no_tiket, pin }),
  replyToComplaint: (form, { no_tiket = '' }, onProgress) =>
    sendWithFiles('replyToComplaint', `${to.complaints}/${encodeURIComponent(no_tiket)}/balas`, form, onProgress),
  reopenComplaint: (_form, { no_tiket = '', pin = '', isi = '' }) => client.reopenComplaint({ no_tiket, pin, isi }),
}

/** Makes the call that a form names; the outcome has the shape of the server's for a form without JavaScript. */
export async function sendForm(form: FormData, onProgress: OnProgress): Promise<Posted> {
  const given = wordsIn(form)
  const { aksi: call = '' } = given
  try {
    const answer = await SENDERS[call]?.(form, given, onProgress)
    typedForms.delete(placeOf(call))
    return { call, given, answer }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, message, errors } = error
    return { call, given, refusal: { status, message, errors } }
  }
}
