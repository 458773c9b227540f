import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Counts and hashes what passes. */
export function meter() {
  const hash = createHash('sha256')
  const seen = { bytes: 0 }
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen.bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through, seen, sha256: () => hash.digest('hex') }
}
