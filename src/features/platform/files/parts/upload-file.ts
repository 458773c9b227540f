import { awayRefusal, steer } from '../../../../app/calls/browser-client.ts'
import { exchange } from '../../../../app/calls/exchange.ts'
import { postForm, type SendOptions } from '../../../../app/calls/post-form.ts'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { own } from '../../../../own-paths.ts'
import type { PrivateFile } from '../contract.ts'
import type { FileKind } from '../rules.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { sizeRefusal } from './size-refusal.ts'

const UNPROCESSABLE = 422
/** More than that goes in pieces, so that a cut costs only the last one. */
const ONE_REQUEST_BYTES = 1_000_000

/** That this part of the program does not come says nothing of the file: the network is away. */
const loadPieces = () =>
  lazyChunk(() => import('./upload-in-pieces.ts')).catch(() => {
    throw awayRefusal()
  })

/** Uploads a private file as that kind; throws a Refusal as every call does, at once for what need not be sent. */
export async function uploadFile(file: File, jenis: FileKind, options: SendOptions = {}): Promise<PrivateFile> {
  const sent = await shrinkPhoto(file)
  const refused = sizeRefusal(jenis, sent.size)
  if (refused) throw new Refusal(UNPROCESSABLE, refused)
  if (sent.size > ONE_REQUEST_BYTES) {
    const { uploadInPieces } = await loadPieces()
    return uploadInPieces(sent, file, jenis, options)
  }
  const form = new FormData()
  form.append('jenis', jenis)
  form.append('file', sent)
  const uploading = exchange('uploadFile', (headers) => postForm(own.files, form, headers, options))
  return (await steer(uploading)) as PrivateFile
}
