import type { Readable } from 'node:stream'

export interface PlacedFile {
  bytes: number
  writtenAt: Date
}

/** Where the files of an installation lie: a folder or a bucket. Names are paths below it, as private/1f/1f0c…. */
export interface FilePlace {
  /** For people, without secrets. */
  readonly label: string
  /** Returns undefined for a missing file; every other failure is thrown, in all of these functions. */
  read: (name: string) => Promise<Buffer | undefined>
  open: (name: string) => Promise<{ bytes: number; content: Readable } | undefined>
  facts: (name: string) => Promise<PlacedFile | undefined>
  /** Keeps the bytes whole, or leaves what was there before. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Keeps a stream that has this SHA-256; answers false, and keeps nothing, for one that has another. */
  writeStream: (name: string, content: Readable, sha256: string) => Promise<boolean>
  /** Answers false where there is nothing of the first name. */
  move: (from: string, to: string) => Promise<boolean>
  remove: (name: string) => Promise<void>
  /** The names of all files in a folder and below, in order, a part at a time. */
  list: (folder: string) => AsyncGenerator<string[]>
  /** Tells whether it answers now; only there for a place on another machine. */
  look?: () => Promise<'ok' | 'away'>
}

/** Thrown when the place of files did not answer, or refused; its message is for the operator, without secrets. */
export class PlaceAway extends Error {}

/** Which part of a place a file belongs to. */
export type FilePart = 'private' | 'public'

/** Where a file of that name lies in a place. */
export const placedAt = (part: FilePart, name: string): string => `${part}/${name.slice(0, 2)}/${name}`
