import { tooLargeWords } from '../../../lib/calls/too-large.ts'
import { inWorker } from '../../workers/in-worker.ts'
import { WorkerEnded } from '../../workers/workers.ts'
import type { AcceptedFile, Terms } from './terms.ts'
import { UnacceptableFile } from './unacceptable-file.ts'

/**
 * Returns an upload as it may be kept: a picture re-encoded without metadata, a PDF that can only be read. Otherwise
 * throws UnacceptableFile.
 */
export async function acceptFile(bytes: Uint8Array, terms: Terms): Promise<AcceptedFile> {
  const { bytes: most = bytes.length } = terms
  if (bytes.length > most) throw new UnacceptableFile(tooLargeWords(most))
  return inWorker('examineUpload', bytes, terms).catch((error: unknown) => {
    throw error instanceof WorkerEnded ? new UnacceptableFile(TOO_COMPLEX) : error
  })
}

const TOO_COMPLEX =
  'Berkas ini terlalu rumit untuk diperiksa. Simpan ulang dalam bentuk yang lebih sederhana, lalu kirim lagi.'
