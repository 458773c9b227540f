import type { HttpError } from 'react-admin'
import { readCookie } from '../../lib/browser/cookies.ts'
import {
  type Answer,
  httpErrorOf,
  inSession,
  type OfficeCall,
  officeUrl,
  type Payload,
  renewCsrf,
  writeHeaders,
} from '../calls/client.ts'

const AWAY = 'Sambungan terputus saat mengunggah. Coba lagi.'

export interface Upload<T> {
  done: Promise<T>
  cancel: () => void
}

/** Calls that take a file, as a form with parts. */
export type UploadCall = Extract<
  OfficeCall,
  | 'uploadPicture'
  | 'uploadDocument'
  | 'uploadStimulusPicture'
  | 'takeItemsIn'
  | 'checkStatement'
  | 'checkMinistryNumbers'
  | `import${string}`
>

/** Sends a file and tells how much of it has gone, 0 to 1; fetch cannot tell, so this is an XMLHttpRequest. */
export function upload<Name extends UploadCall>(
  call: Name,
  file: File,
  onProgress: (share: number) => void,
  fields: Record<string, string> = {},
): Upload<Answer<Name>> {
  let request = new XMLHttpRequest()
  const ask = (): Promise<{ status: number; response: unknown }> =>
    new Promise((resolve, reject: (problem: HttpError) => void) => {
      request = new XMLHttpRequest()
      request.open('POST', officeUrl(call, {} as Payload<Name>))
      for (const [name, value] of Object.entries(writeHeaders())) request.setRequestHeader(name, value)
      request.responseType = 'json'
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(request)
      request.onerror = () => reject(httpErrorOf(0, { message: AWAY }))
      request.onabort = () => reject(httpErrorOf(0, { message: 'Unggahan dibatalkan.' }))
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', file, file.name)
      request.send(form)
    })
  const done = (async () => {
    if (!readCookie('XSRF-TOKEN')) await renewCsrf()
    const { status, response } = await inSession(ask)
    if (status < 200 || status >= 300) throw httpErrorOf(status, response)
    return response as Answer<Name>
  })()
  return { done, cancel: () => request.abort() }
}
