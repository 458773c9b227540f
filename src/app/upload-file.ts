import type { PrivateFile } from '../features/files/contract.ts'
import type { FileKind } from '../features/files/rules.ts'
import { steering } from './browser-client.ts'
import { exchange } from './member-calls.ts'
import { postForm, type SendOptions } from './post-form.ts'
import { shrunkPhoto } from './shrunk-photo.ts'

/** Gives a private file as that kind; throws a Refusal as every call does. */
export async function uploadFile(file: File, jenis: FileKind, options: SendOptions = {}): Promise<PrivateFile> {
  const form = new FormData()
  form.append('jenis', jenis)
  form.append('file', await shrunkPhoto(file))
  const uploading = exchange('uploadFile', (headers) => postForm('/berkas', form, headers, options))
  return (await steering(uploading)) as PrivateFile
}
