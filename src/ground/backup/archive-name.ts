const ENDING = '.tar.zst.segel'
/** The form of an archive's name; those written before archives were sealed lack the last word. */
const PATTERN = /^cadangan-([0-9a-z]{1,12})-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.zst(?:\.segel)?$/

/** Returns the name of an archive: cadangan-1f0c22ab-20261122T180000Z.tar.zst.segel */
export function archiveName(installation: string, at: Date): string {
  const moment = at.toISOString().replace(/[-:]|\.\d+/g, '')
  return `cadangan-${installation}-${moment}${ENDING}`
}

export interface NamedArchive {
  installation: string
  at: Date
}

/** Reads installation and moment from an archive's name; returns undefined for the name of any other file. */
export function readArchiveName(name: string): NamedArchive | undefined {
  const found = PATTERN.exec(name)
  if (!found) return undefined
  const [, installation = '', year, month, day, hour, minute, second] = found
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? undefined : { installation, at }
}
