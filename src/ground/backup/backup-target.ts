import type { OutboundTerms } from '../http-client/allowed-places.ts'
import type { Bucket } from '../storage/places/bucket.ts'
import type { BackupPlace } from './backup-place.ts'
import { openFolderPlace } from './folder-place.ts'
import { openBucket } from './open-place.ts'

/** Where archives lie, as plain values that also another process understands. */
export type BackupTarget = { folder: string } | { bucket: Bucket; outbound: OutboundTerms }

export const openTarget = async (target: BackupTarget): Promise<BackupPlace> =>
  'folder' in target ? openFolderPlace(target.folder) : openBucket(target.bucket, target.outbound)
