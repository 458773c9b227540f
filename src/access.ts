/**
 * The permissions of an administrator: applications, money, decisions, complaints, content, staff and settings, reading
 * the body's figures, the bank of exam items, watching over exams on screen, and the quality register.
 */
export const PERMISSIONS = [
  'verifikasi',
  'keuangan',
  'keputusan',
  'pengaduan',
  'konten',
  'pengguna',
  'laporan',
  'soal',
  'ujian',
  'mutu',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** All permissions but that for the exam's items, which is given by itself to those who keep them secret. */
export const COMMON_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((permission) => permission !== 'soal')

/**
 * Work that several permissions share, each of which is enough: `orang` is about people, which writing the site's content
 * is not; `uji` is about how an exam went; `privasi` is about how personal data are processed.
 */
export const SHARED_WORK = {
  orang: ['verifikasi', 'keuangan', 'keputusan', 'pengaduan', 'pengguna'],
  uji: ['verifikasi', 'keputusan'],
  privasi: ['pengguna', 'mutu'],
} as const satisfies Record<string, readonly Permission[]>
export type SharedWork = keyof typeof SHARED_WORK

/** Tells whether somebody's permissions let them do a work that several share. */
export const sharesWork = (work: SharedWork, { permissions }: Pick<Caller, 'permissions'>): boolean =>
  SHARED_WORK[work].some((one) => permissions.includes(one))

const isSharedWork = (word: string): word is SharedWork => Object.hasOwn(SHARED_WORK, word)

/** Roles of people from outside who may only read: each reaches the calls of its scope (reader-scopes.ts), and no other. */
export const READER_ROLES = ['asesor', 'kementerian'] as const
export type ReaderRole = (typeof READER_ROLES)[number]

/** Roles of those who work for the body. */
export const STAFF_ROLES = ['penguji', 'administrator'] as const

export const ROLES = ['user', ...STAFF_ROLES, ...READER_ROLES] as const
export type Role = (typeof ROLES)[number]

/**
 * The people who may make a call. `public`: anyone, the same for everyone. `any`: anyone, with or without a session.
 * `guest`: nobody logged in. `session`: logged in by session cookie. `member`: logged in by session or token with a
 * verified address. `confirmed`: session with a freshly confirmed password.
 * `key`: an organisation's program by its API key. `office`: staff by session cookie;
 * `office:administrator`: an administrator who carries a permission; `office:panel`: one without any as well, who came
 * from outside to sit on a panel; `office:penguji`: an examiner; `office:<permission>`: an administrator who
 * carries it; `office:orang`, `office:uji`, `office:privasi`: an administrator who shares that work;
 * `office:kementerian`: the ministry.
 */
export type Access =
  | 'public'
  | 'any'
  | 'guest'
  | 'session'
  | 'member'
  | 'confirmed'
  | 'key'
  | 'office'
  | 'office:administrator'
  | 'office:panel'
  | 'office:penguji'
  | 'office:kementerian'
  | `office:${SharedWork}`
  | `office:${Permission}`

export interface Caller {
  role: string
  permissions: readonly string[]
}

export const isReader = ({ role }: Pick<Caller, 'role'>): boolean => READER_ROLES.some((one) => one === role)

export const isStaff = ({ role }: Pick<Caller, 'role'>): boolean => STAFF_ROLES.some((one) => one === role)

/** Tells whether a call is one of the back office. */
export const isOffice = (access: string): boolean => access === 'office' || access.startsWith('office:')

/**
 * Tells whether an Idempotency-Key counts: for writes by a known person whose answers set no cookies, and for calls of
 * guests that declare it.
 */
export const isRepeatable = (call: { method: string; access: string; inParts?: true; once?: string }): boolean =>
  call.once !== undefined ||
  (call.method !== 'GET' && !call.inParts && (call.access === 'member' || isOffice(call.access)))

/** Tells whether a call's answer is the same for everyone and may be shared. */
export const isShared = (call: { method: string; access: string; answer: unknown }): boolean =>
  call.access === 'public' && call.method === 'GET' && typeof call.answer === 'object'

/**
 * Tells whether role and permissions allow the call; the server checks how the caller logged in. What a reader from
 * outside reaches besides stands in reader-scopes.ts.
 */
export function mayCall(access: Access, caller: Caller | undefined): boolean {
  if (access === 'public' || access === 'any') return true
  if (access === 'guest') return caller === undefined
  if (access === 'key') return false
  if (caller === undefined) return false
  if (isReader(caller) || access === 'office:kementerian') return access === `office:${caller.role}`
  if (access === 'session' || access === 'member' || access === 'confirmed') return true
  if (access === 'office') return isStaff(caller)
  if (access === 'office:penguji') return caller.role === 'penguji'
  if (caller.role !== 'administrator') return false
  if (access === 'office:panel') return true
  if (access === 'office:administrator') return caller.permissions.length > 0
  const work = access.slice('office:'.length)
  return isSharedWork(work) ? sharesWork(work, caller) : caller.permissions.includes(work)
}

/** The scopes that an organisation's API key may have. */
export const KEY_SCOPES = ['status', 'nama'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]
