import { isOffice, isRepeatable } from '../../../access.ts'
import { api } from '../../../api.ts'
import { type Call, pathNames } from '../../../lib/calls/call.ts'
import { PROBLEMS, type ProblemCode } from '../../../problems.ts'
import { throttlesOf } from '../guards/call-limits.ts'
import type { CallName } from './perform-call.ts'

/** A way to say who calls, as the description for programs names it. */
export type Credential = 'sesi' | 'csrf' | 'token' | 'kunciApi'

const isWrite = ({ method }: Call): boolean => method !== 'GET'

/** Tells whether a write has to carry the session's token against forgery. */
const isGuarded = (call: Call): boolean => isWrite(call) && call.access !== 'key' && call.fromPrograms === undefined

/** Tells whether a program without cookies may leave out session and token (section 4 of the contract). */
const takesPrograms = (call: Call): boolean => call.path.startsWith('/api/v1/')

/** The credentials of which one set admits a call; none at all where anybody may make it. */
export function credentialsOf(call: Call): Credential[][] {
  if (call.access === 'key') return [['kunciApi']]
  if (call.access === 'member') return [isGuarded(call) ? ['sesi', 'csrf'] : ['sesi'], ['token']]
  const isOpen = call.access === 'public' || call.access === 'any' || call.access === 'guest'
  if (isGuarded(call)) return isOpen && takesPrograms(call) ? [['sesi', 'csrf'], []] : [['sesi', 'csrf']]
  return isOpen ? [] : [['sesi']]
}

/** The problems that a call can answer before its handler is asked, and when the machine cannot. */
export function guardsOf(name: CallName): ProblemCode[] {
  const call: Call = api[name]
  const office = isOffice(call.access)
  const isKnown = office || ['session', 'member', 'confirmed'].includes(call.access)
  const codes: [boolean, ...ProblemCode[]][] = [
    [true, 'UNAVAILABLE', 'SUPERSEDED', 'BROKEN'],
    [!office, 'PREPARING'],
    [isKnown, 'UNAUTHENTICATED'],
    [call.access === 'key', 'API_KEY_WRONG', 'API_KEY_OVER'],
    [call.access === 'member' || office, 'UNVERIFIED'],
    [office || pathNames(call.path).length > 0, 'NOT_FOUND'],
    [office, 'TWO_FACTOR_REQUIRED'],
    [call.access === 'guest', 'ALREADY_IN'],
    [call.access === 'confirmed' || call.asksPassword === true, 'CONFIRM_PASSWORD'],
    [isGuarded(call), 'CSRF_MISMATCH'],
    [call.payload !== undefined || isWrite(call), 'INVALID', 'UNREADABLE'],
    [isRepeatable(call), 'KEY_REUSED'],
    [isWrite(call), 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'STORAGE_FULL'],
    [throttlesOf(name) !== undefined || call.once !== undefined, 'TOO_MANY'],
    [call.answer === 'file', 'QUEUE_FULL', 'FILES_AWAY'],
  ]
  return codes.flatMap(([applies, ...all]) => (applies ? all : []))
}

/** Every problem of a call, by status; those of its handler come first. */
export function refusalsOf(name: CallName): Map<number, ProblemCode[]> {
  const codes = new Set([...(api[name].problems as readonly ProblemCode[]), ...guardsOf(name)])
  return Map.groupBy(codes, (code) => PROBLEMS[code].status)
}
