import path from 'node:path'
import type { Config } from '../config.ts'
import { type FileStore, openFileStore } from './file-store.ts'
import { openBucketPlace } from './places/bucket-place.ts'
import { openDiskPlace } from './places/disk-place.ts'
import type { FilePlace } from './places/file-place.ts'
import type { Scan } from './uploads/virus-scan.ts'

type Where = Pick<Config, 'dataDir' | 'bucket'>

export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files')

/** Where this installation's files lie: the bucket of S3_URL, else the folder below DATA_DIR. */
export const openFilePlace = (config: Where): FilePlace =>
  config.bucket ? openBucketPlace(config.bucket) : openDiskPlace(filesFolder(config))

/** This installation's file store. */
export const openFiles = (config: Where, scan?: Scan): FileStore =>
  openFileStore(filesFolder(config), scan, openFilePlace(config))
