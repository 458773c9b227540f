import type { BackupPlace } from './backup-place.ts'
import { openFolderPlace } from './folder-place.ts'
import { openBucket } from './open-place.ts'
import type { Bucket } from './s3-place.ts'

/** Where archives lie, as plain values that also another process understands. */
export type BackupTarget = { folder: string } | { bucket: Bucket }

export const openTarget = async (target: BackupTarget): Promise<BackupPlace> =>
  'folder' in target ? openFolderPlace(target.folder) : openBucket(target.bucket)
