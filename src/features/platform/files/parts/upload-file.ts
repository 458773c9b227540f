import { steer } from '../../../../app/browser-client.ts'
import { exchange } from '../../../../app/member-calls.ts'
import { postForm, type SendOptions } from '../../../../app/post-form.ts'
import { own } from '../../../../own-paths.ts'
import type { PrivateFile } from '../contract.ts'
import type { FileKind } from '../rules.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** Uploads a private file as that kind; throws a Refusal as every call does. */
export async function uploadFile(file: File, jenis: FileKind, options: SendOptions = {}): Promise<PrivateFile> {
  const form = new FormData()
  form.append('jenis', jenis)
  form.append('file', await shrinkPhoto(file))
  const uploading = exchange('uploadFile', (headers) => postForm(own.files, form, headers, options))
  return (await steer(uploading)) as PrivateFile
}
