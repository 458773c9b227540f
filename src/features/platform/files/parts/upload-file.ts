import { steer } from '../../../../app/browser-client.ts'
import { exchange } from '../../../../app/member-calls.ts'
import { postForm, type SendOptions } from '../../../../app/post-form.ts'
import { Refusal } from '../../../../lib/refusal.ts'
import { own } from '../../../../own-paths.ts'
import type { PrivateFile } from '../contract.ts'
import type { FileKind } from '../rules.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { sizeRefusal } from './size-refusal.ts'

const UNPROCESSABLE = 422

/** Uploads a private file as that kind; throws a Refusal as every call does, at once for what need not be sent. */
export async function uploadFile(file: File, jenis: FileKind, options: SendOptions = {}): Promise<PrivateFile> {
  const sent = await shrinkPhoto(file)
  const refused = sizeRefusal(jenis, sent.size)
  if (refused) throw new Refusal(UNPROCESSABLE, refused)
  const form = new FormData()
  form.append('jenis', jenis)
  form.append('file', sent)
  const uploading = exchange('uploadFile', (headers) => postForm(own.files, form, headers, options))
  return (await steer(uploading)) as PrivateFile
}
