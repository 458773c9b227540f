import { acceptFile } from './accept-file.ts'
import { DOCUMENT_TYPES, PICTURE_TYPES, type ScannedFile, type Terms } from './terms.ts'
import type { Scan } from './virus-scan.ts'

const MOST_WIDTH = 1920

/** Makes the only way in for uploads: a worker examines an upload, then the virus scanner gets the original bytes. */
export function uploadsInto(scan: Scan) {
  const accept = async (bytes: Uint8Array, terms: Terms): Promise<ScannedFile> => {
    const accepted = await acceptFile(bytes, terms)
    return { ...accepted, scan: await scan(bytes) }
  }

  return {
    /** Returns an upload as it may be kept; throws UnacceptableFile. */
    accept,

    /** A JPEG, PNG or WebP as WebP; throws UnacceptableFile for anything else. */
    acceptPicture: (bytes: Uint8Array): Promise<ScannedFile> =>
      accept(bytes, { types: PICTURE_TYPES, most: { width: MOST_WIDTH }, becomes: 'image/webp' }),

    /** A PDF as it is; throws UnacceptableFile for anything else and for one that does more than be read. */
    acceptDocument: (bytes: Uint8Array): Promise<ScannedFile> => accept(bytes, { types: DOCUMENT_TYPES }),

    /** Converts a file that is already kept; like accept, without a scan. */
    convert: acceptFile,
  }
}
