import type { Permission } from '../../../access.ts'
import { limits } from '../../../limits.ts'
import type { ProblemCode } from '../../../problems.ts'
import type { StaffRights } from './rules.ts'

/**
 * Everything that takes two people, in the words a letter uses: what one of them has done counts only once another
 * person, chosen by nobody who took part in it, has confirmed it or looked at it again.
 */
export const TWO_PERSON_RULES = {
  rekening: { title: 'perubahan rekening lembaga', right: 'keuangan' },
  pencabutan: { title: 'pencabutan sertifikat', right: 'keputusan' },
  tinjauan: { title: 'tinjauan hasil evaluasi', right: 'verifikasi' },
  audit_sampel: { title: 'audit sampel', right: 'verifikasi' },
  pembatalan: { title: 'pembatalan permohonan yang sudah dibayar', right: 'keuangan' },
  pengembalian: { title: 'pengembalian dana', right: 'keuangan' },
  penarikan: { title: 'pembukuan dana yang ditarik kembali', right: 'keuangan' },
  faktor_kedua: { title: 'pengaturan ulang verifikasi dua langkah', right: 'pengguna' },
  honorarium: { title: 'honorarium penguji', right: 'keuangan' },
  panel: { title: 'panel banding', right: 'administrator' },
} as const satisfies Record<string, { title: string; right: Right }>
export type TwoPersonRule = keyof typeof TWO_PERSON_RULES

/** A permission, or the role as such: a panel is made of administrators. */
export type Right = Permission | 'administrator' | 'penguji'

export interface Grant {
  user_id: number
  permission: Right
  /** Null for the operator at the machine. */
  granted_by: number | null
  granted_at: Date
}

export interface SecondPerson {
  /** Who confirms. */
  second: number
  /** Who proposed it or had a part in it. */
  first: readonly number[]
  /** The right by which the second person confirms. */
  right: Right
}

const HOUR_MS = 3_600_000

/** What somebody newly may do; a suspended account may do nothing, so that lifting the suspension grants it anew. */
export function newRights(before: StaffRights | undefined, after: StaffRights): Right[] {
  const had = new Set(rightsOf(before))
  return rightsOf(after).filter((right) => !had.has(right))
}

const rightsOf = (rights: StaffRights | undefined): Right[] =>
  !rights || rights.ditangguhkan ? [] : ([rights.role, ...rights.permissions] as Right[])

/** When a right given at that moment begins to confirm what others propose. */
export const confirmsFrom = (grantedAt: Date): Date =>
  new Date(grantedAt.getTime() + limits.newPermissionHours * HOUR_MS)

/**
 * Why somebody cannot be the second person: the right is too new, or one of the first gave the account any right
 * lately, directly or through an account that they had made before.
 */
export function secondPersonRefusal(
  { second, first, right }: SecondPerson,
  grants: readonly Grant[],
  now: Date,
): ProblemCode | undefined {
  const isNew = grants.some(
    (grant) => grant.user_id === second && grant.permission === right && now < confirmsFrom(grant.granted_at),
  )
  if (isNew) return 'SECOND_PERSON_NEW'
  const givers = giversOf(second, grants, now)
  return first.some((one) => givers.has(one)) ? 'SECOND_PERSON_YOURS' : undefined
}

function giversOf(userId: number, grants: readonly Grant[], now: Date): Set<number> {
  const since = now.getTime() - limits.granterDays * 24 * HOUR_MS
  const recent = grants.filter(({ granted_at }) => granted_at.getTime() > since)
  const givers = new Set<number>()
  const open = [userId]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const { user_id, granted_by } of recent) {
      if (user_id !== one || granted_by === null || givers.has(granted_by)) continue
      givers.add(granted_by)
      open.push(granted_by)
    }
  }
  return givers
}
