import { type Zippable, zipSync } from 'fflate'

export { strToU8, zipSync } from 'fflate'

type Done = (error: null, archive: Uint8Array) => void

/** The writer of XLSX would start workers from blobs, which the content security policy refuses. */
export const zip = (files: Zippable, done: Done): void => done(null, zipSync(files))
