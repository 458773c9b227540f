import type { PrivateFile } from '../features/files/contract.ts'
import type { FileKind } from '../features/files/rules.ts'
import { away, type Reply, steering } from './browser-client.ts'
import { exchange } from './member-calls.ts'
import { shrunkPhoto } from './shrunk-photo.ts'

interface UploadOptions {
  /** Which share of it has gone, 0 to 1. */
  onProgress?: (share: number) => void
  /** Stops it; what is thrown then is the signal's reason. */
  signal?: AbortSignal
}

/** Gives a private file as that kind; throws a Refusal as every call does. */
export async function uploadFile(file: File, jenis: FileKind, options: UploadOptions = {}): Promise<PrivateFile> {
  const form = new FormData()
  form.append('jenis', jenis)
  form.append('file', await shrunkPhoto(file))
  const uploading = exchange('uploadFile', (headers) => posted(form, headers, options))
  return (await steering(uploading)) as PrivateFile
}

/** An XMLHttpRequest, as fetch does not tell how much has gone. */
async function posted(form: FormData, headers: Record<string, string>, options: UploadOptions): Promise<Reply> {
  const { onProgress, signal } = options
  signal?.throwIfAborted()
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  signal?.addEventListener('abort', stop)
  const answered = new Promise<Reply>((resolve, reject) => {
    request.open('POST', '/berkas')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(away())
    request.onabort = () => reject(signal?.reason)
    request.send(form)
  })
  return answered.finally(() => signal?.removeEventListener('abort', stop))
}
