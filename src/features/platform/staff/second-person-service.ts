import { sendMail } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { portalOpenedAt } from '../../../ground/database/portal-opening.ts'
import { recordSecurityEvent } from '../../../ground/sessions/security-log.ts'
import type { Letter } from '../../../letters.ts'
import { longMoment } from '../../../lib/day.ts'
import { limits } from '../../../limits.ts'
import { Problem, type ProblemCode } from '../../../problems.ts'
import { BY_OPERATOR } from '../security-log/rules.ts'
import { administratorsAtWork, grantsSince, insertGrants } from './grant-queries.ts'
import {
  confirmsFrom,
  type Right,
  type SecondPerson,
  secondPersonRefusal,
  TWO_PERSON_RULES,
  type TwoPersonRule,
} from './second-person-rules.ts'

const DAY_MS = 86_400_000

export type { Administrator } from './grant-queries.ts'
export { administratorsAtWork } from './grant-queries.ts'

/** Why each of these people cannot be the second person of a rule; those who can are not in the answer. */
export async function secondPersonRefusals(
  db: Db,
  now: Date,
  { seconds, ...asked }: Omit<SecondPerson, 'second'> & { seconds: readonly number[] },
): Promise<Map<number, ProblemCode>> {
  const grants = await grantsSince(db, new Date(now.getTime() - limits.granterDays * DAY_MS))
  const refused = seconds.map((second) => [second, secondPersonRefusal({ ...asked, second }, grants, now)] as const)
  return new Map(refused.filter((one): one is [number, ProblemCode] => one[1] !== undefined))
}

/** Throws unless that person may be the second of the rule; that they are not one of the first, the rule itself says. */
export async function requireSecondPerson(
  db: Db,
  ctx: Pick<Context, 'keys' | 'now' | 'visit'>,
  rule: TwoPersonRule,
  { second, first, right = TWO_PERSON_RULES[rule].right }: Omit<SecondPerson, 'right'> & { right?: Right },
): Promise<void> {
  const refused = (await secondPersonRefusals(db, ctx.now, { first, right, seconds: [second] })).get(second)
  // The refusal leaves its trace where the request ends: what is written here goes with the transaction.
  if (refused) throw new Problem(refused)
  const rincian = TWO_PERSON_RULES[rule].title
  await recordSecurityEvent(db, ctx, { jenis: 'orang_kedua_setuju', user_id: second, rincian })
}

type Reader = 'name' | 'to'
type Facts = Letter extends infer One ? (One extends Letter ? Omit<One, Reader> : never) : never

/** Writes the same letter to every administrator at work, but for the one it is about. */
export async function alertAdministrators(
  db: Db,
  ctx: Pick<Context, 'jobs'>,
  facts: Facts,
  about?: number,
): Promise<void> {
  for (const { id, name, email } of await administratorsAtWork(db)) {
    if (id === about) continue
    await sendMail(db, ctx, { ...facts, name, to: email } as Letter & { to: string })
  }
}

interface Receiver {
  id: number
  name: string
}

/** Notes who gave somebody rights and writes it to all administrators; before the opening everybody is new. */
export async function recordGrants(
  db: Db,
  ctx: Pick<Context, 'keys' | 'now' | 'jobs' | 'visit'>,
  by: { id: number; name: string } | undefined,
  { id, name: penerima }: Receiver,
  rights: Right[],
): Promise<void> {
  if (rights.length === 0 || (await portalOpenedAt(db)) === null) return
  const granted_at = ctx.now
  await insertGrants(
    db,
    rights.map((permission) => ({ user_id: id, permission, granted_by: by?.id ?? null, granted_at })),
  )
  const rincian = `${rights.join(', ')}${by ? '' : `, ${BY_OPERATOR}`}`
  await recordSecurityEvent(db, ctx, { jenis: 'izin_diberikan', user_id: id, rincian })
  const facts = {
    letter: 'permissionsGranted',
    pemberi: by?.name ?? 'Operator',
    penerima,
    izin: rights.join(', '),
    sejak: longMoment(confirmsFrom(granted_at)),
    hal: Object.values(TWO_PERSON_RULES)
      .map(({ title }) => title)
      .join(', '),
  } as const
  await alertAdministrators(db, ctx, facts, id)
}
