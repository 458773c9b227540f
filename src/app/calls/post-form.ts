import { awayRefusal, type Reply } from './browser-client.ts'

export interface SendOptions {
  /** Which share of it has gone, 0 to 1. */
  onProgress?: (share: number) => void
  /** Stops it; what is thrown then is the signal's reason. */
  signal?: AbortSignal
}

/** Posts a form by an XMLHttpRequest, as fetch does not tell how much has gone. */
export async function postForm(
  url: string,
  form: FormData,
  headers: Record<string, string>,
  options: SendOptions,
): Promise<Reply> {
  const { onProgress, signal } = options
  signal?.throwIfAborted()
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  signal?.addEventListener('abort', stop)
  const answered = new Promise<Reply>((resolve, reject) => {
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(awayRefusal())
    request.onabort = () => reject(signal?.reason)
    request.send(form)
  })
  return answered.finally(() => signal?.removeEventListener('abort', stop))
}
