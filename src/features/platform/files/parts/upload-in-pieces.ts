import { DetailedError, Upload } from 'tus-js-client'
import { awayRefusal, client, headers, refusalOf } from '../../../../app/calls/browser-client.ts'
import type { SendOptions } from '../../../../app/calls/post-form.ts'
import { vault } from '../../../../lib/browser/vault.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { own } from '../../../../own-paths.ts'
import type { PrivateFile } from '../contract.ts'
import { type FileKind, GIVEN_KINDS } from '../rules.ts'

const PIECE_BYTES = 512 * 1024
const WAITS_MS = [300, 1000, 3000, 5000, 10_000]
const GONE = 404

const begun = new WeakMap<File, string>()

/** The same file chosen again, after the tab was closed too. */
const nameOf = ({ name, size, lastModified }: File, jenis: FileKind): string =>
  `unggahan:${jenis}:${size}:${lastModified}:${name}`

async function begin(sent: File, chosen: File, jenis: FileKind): Promise<string> {
  const known = begun.get(chosen) ?? (await vault.read<string>(nameOf(chosen, jenis)).catch(() => undefined))
  if (known) return known
  const given = GIVEN_KINDS.find((kind) => kind === jenis)
  if (!given) throw new Error(`nobody uploads a ${jenis}`)
  const { id } = await client.beginUpload({ name: sent.name, jenis: given, bytes: sent.size })
  begun.set(chosen, id)
  await vault.write(nameOf(chosen, jenis), id).catch(() => undefined)
  return id
}

async function forget(chosen: File, jenis: FileKind): Promise<void> {
  begun.delete(chosen)
  if (vault.isOpen()) await vault.drop(nameOf(chosen, jenis)).catch(() => undefined)
}

const refusalBehind = (error: unknown) => {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  // A good answer that is no answer to an upload comes from what stands between, such as a network that asks for a login.
  return response && status >= 400 ? refusalOf({ status, text: response.getBody() }) : awayRefusal()
}

/** Sends what the server does not have yet. */
function sendRest(file: File, id: string, { onProgress, signal }: SendOptions): Promise<void> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: own.upload(id),
      chunkSize: PIECE_BYTES,
      retryDelays: WAITS_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        for (const [name, value] of Object.entries(headers())) request.setHeader(name, value)
      },
      onProgress: (gone, all) => onProgress?.(gone / all),
      onSuccess: () => resolve(),
      onError: (error) => reject(refusalBehind(error)),
    })
    signal?.addEventListener('abort', () => {
      void upload.abort()
      reject(signal.reason)
    })
    upload.start()
  })
}

/** Uploads a large file by tus: after a cut it goes on where it stopped. All checks follow when it is whole. */
export async function uploadInPieces(
  sent: File,
  chosen: File,
  jenis: FileKind,
  options: SendOptions,
  isAgain = false,
): Promise<PrivateFile> {
  const id = await begin(sent, chosen, jenis)
  try {
    await sendRest(sent, id, options)
    const given = await client.finishUpload({ id })
    await forget(chosen, jenis)
    return given
  } catch (error) {
    const status = error instanceof Refusal ? error.status : undefined
    // Only a cut leaves something to be continued.
    if (status !== 0) await forget(chosen, jenis)
    if (status === GONE && !isAgain) return uploadInPieces(sent, chosen, jenis, options, true)
    throw error
  }
}
