import path from 'node:path'
import { type OutboundTerms, ownPlace } from '../http-client/allowed-places.ts'
import { type Bucket, bucketIn } from '../storage/places/bucket.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupPlace } from './backup-place.ts'
import { openFolderPlace } from './folder-place.ts'

const S3_FORM = 's3://kunci:rahasia@server/bucket/awalan?region=…'

/** Reads s3://key:secret@host/bucket/prefix?region=…; `tls=0` for a server of one's own without TLS. */
export function readBucket(target: string): Bucket {
  const url = URL.canParse(target) ? new URL(target) : undefined
  const bucket = url && bucketIn(url, url.searchParams.get('tls') === '0' ? 'http' : 'https')
  if (bucket) return bucket
  throw new BackupFault(`Tulis tempat S3 sebagai ${S3_FORM}; tanda khusus dalam rahasia ditulis %2F dan seterusnya.`)
}

/** The client is loaded only where it is needed. */
export async function openBucket(bucket: Bucket, outbound: OutboundTerms): Promise<BackupPlace> {
  const { openS3Place } = await import('./s3-place.ts')
  return openS3Place(bucket, outbound)
}

/** A bucket that the operator names by a command. */
const openOwnBucket = (bucket: Bucket): Promise<BackupPlace> => openBucket(bucket, ownPlace('s3', bucket.endpoint))

/** The place that an operator names: a folder or a bucket. */
export async function openPlace(target: string): Promise<BackupPlace> {
  return target.startsWith('s3://') ? openOwnBucket(readBucket(target)) : openFolderPlace(path.resolve(target))
}

/** An archive that an operator names: a file, or the name of one in a bucket. */
export async function openArchiveAt(target: string): Promise<{ place: BackupPlace; name: string }> {
  if (!target.startsWith('s3://')) {
    const file = path.resolve(target)
    return { place: openFolderPlace(path.dirname(file)), name: path.basename(file) }
  }
  const bucket = readBucket(target)
  const parts = bucket.prefix.split('/')
  const name = parts.pop() ?? ''
  return { place: await openOwnBucket({ ...bucket, prefix: parts.join('/') }), name }
}
