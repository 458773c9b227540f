import { isAwayError } from '../../../ground/database/db.ts'
import { refusalByExclusion } from '../../../ground/database/exclusion-refusals.ts'
import { PlaceAway } from '../../../ground/storage/places/file-place.ts'
import { BodyTooLarge } from '../../../lib/calls/mount.ts'
import { tooLargeWords } from '../../../lib/calls/too-large.ts'
import { Problem, type ProblemCode } from '../../../problems.ts'

const FRAMEWORK: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
}

/**
 * The SQLSTATEs of a transaction that the database ended because of a conflict with another; nothing of it is written.
 */
const GIVEN_UP = /^40(001|P01)$/
/** The errors of too many open files and connections. */
const TOO_MANY_OPEN = /^E[MN]FILE$/
const DISK_FULL = /^(53100|ENOSPC|EDQUOT)$/

/** Returns the refusal of a body that is too large; the connection ends with it, as the rest would not be read. */
const tooLarge = ({ field, bytes }: BodyTooLarge): Problem =>
  new Problem('TOO_LARGE', {
    errors: {
      [field]: [tooLargeWords(bytes)],
    },
    headers: { Connection: 'close' },
  })

/** Returns the refusal for an error of any kind; undefined for a bug of ours. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof BodyTooLarge) return tooLarge(error)
  const { code = '', statusCode = 0 } = (error ?? {}) as { code?: string; statusCode?: number }
  const known = FRAMEWORK[code]
  if (known) return new Problem(known)
  if (isAwayError(error)) return new Problem('UNAVAILABLE', { headers: { 'Retry-After': '5' } })
  if (error instanceof PlaceAway) return new Problem('FILES_AWAY', { headers: { 'Retry-After': '10' } })
  if (GIVEN_UP.test(code)) return new Problem('UNAVAILABLE', { headers: { 'Retry-After': '1' } })
  if (TOO_MANY_OPEN.test(code)) return new Problem('UNAVAILABLE', { headers: { 'Retry-After': '5' } })
  if (DISK_FULL.test(code)) return new Problem('STORAGE_FULL', { headers: { 'Retry-After': '60' } })
  const excluded = refusalByExclusion(error)
  if (excluded) return excluded
  if (statusCode >= 400 && statusCode < 500) return new Problem('UNREADABLE')
  return undefined
}
