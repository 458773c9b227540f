import type { ReaderRole } from '../../../access.ts'
import { sendMail } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { recordSecurityEvent } from '../../../ground/sessions/security-log.ts'
import { endAllAccess, requireAccount } from '../../../ground/sessions/session.ts'
import { addDays, bodyZone, type Day, longDay, momentIn } from '../../../lib/day.ts'
import { randomSecret } from '../../../lib/signing/secret.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { isEmailTaken, makeInvitation } from '../accounts/service.ts'
import { settingsOn } from '../settings/service.ts'
import { requireSecondPerson } from '../staff/second-person-service.ts'
import { endReading, insertReaderAccount } from './queries.ts'
import { nextReader, READER_KINDS, type ReaderFacts, type ReaderState, type ReaderTransition } from './rules.ts'

interface Reader extends ReaderFacts {
  name: string
  email: string
  instansi: string
  sampai: string
  user_id: number | null
}

const TAKEN = 'Email ini sudah dipakai sebuah akun. Pakai alamat lain untuk akses baca.'

/** Throws INVALID unless the last day is ahead and within the days of the scope, and nobody has the address. */
export async function requireReadable(
  db: Db,
  { now, today }: Pick<Context, 'now' | 'today'>,
  role: ReaderRole,
  { email, sampai }: Pick<Reader, 'email' | 'sampai'>,
): Promise<void> {
  const most = READER_KINDS[role].days(await settingsOn(db, today))
  const last = addDays(today, most)
  if (sampai < today || sampai > last) {
    throw invalidFields({ sampai: `Pilih hari ini sampai ${longDay(last)}: akses paling lama ${most} hari.` })
  }
  if (await isEmailTaken(db, now, email)) throw invalidFields({ email: TAKEN })
}

function requireNext(transition: ReaderTransition, reader: Reader, by: number): ReaderState {
  const outcome = nextReader(transition, reader, by)
  if ('refused' in outcome) throw new Problem(outcome.refused)
  return outcome.next
}

/** The second person's yes: the account comes into being, and its owner gets the link for the password. */
export async function approveReader(db: Db, ctx: Context, role: ReaderRole, reader: Reader) {
  const decided_by = requireAccount(ctx).id
  const status = requireNext('approve', reader, decided_by)
  await requireReadable(db, ctx, role, reader)
  await requireSecondPerson(db, ctx, READER_KINDS[role].rule, { second: decided_by, first: [reader.created_by] })
  const { name, email, instansi, sampai } = reader
  const user_id = await insertReaderAccount(
    db,
    {
      ...{ name, email, role, password_hash: await ctx.passwords.hash(randomSecret()) },
      access_until: momentIn(bodyZone(), addDays(sampai as Day, 1), '00:00'),
    },
    ctx.now,
  )
  if (user_id === undefined) throw invalidFields({ email: TAKEN })
  await recordSecurityEvent(db, ctx, { jenis: 'pembaca_diundang', user_id, rincian: role })
  const link = await makeInvitation(db, ctx, { id: user_id, email })
  await sendMail(db, ctx, { letter: 'readerInvited', to: email, name, instansi, sampai: longDay(sampai), link })
  return { status, user_id, decided_by, decided_at: ctx.now }
}

export function refuseReader(ctx: Context, reader: Reader) {
  const decided_by = requireAccount(ctx).id
  return { status: requireNext('refuse', reader, decided_by), decided_by, decided_at: ctx.now }
}

/** Closes the account at once: sessions are gone, and the next login says that the time is over. */
export async function endReader(db: Db, ctx: Context, reader: Reader) {
  const ended_by = requireAccount(ctx).id
  const status = requireNext('end', reader, ended_by)
  const { user_id } = reader
  if (user_id !== null) {
    await endReading(db, user_id, ctx.now)
    await endAllAccess(db, user_id)
    await recordSecurityEvent(db, ctx, { jenis: 'akses_baca_diakhiri', user_id })
  }
  return { status, ended_by, ended_at: ctx.now }
}
