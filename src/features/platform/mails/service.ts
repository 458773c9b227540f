import { type MailServer, mailServerUrl } from '../../../documents/mail/smtp.ts'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { isAllowedPlace } from '../../../ground/http-client/allowed-places.ts'
import { outsideRefusal, typedRefusal } from '../../../ground/http-client/guard.ts'
import type { Keys } from '../../../ground/secrets/keys.ts'
import type { CountingChange } from '../pending-changes/service.ts'
import { type MailServerRow, mailServerRow, updateMailServer } from './queries.ts'
import { type MailServerForm, mailServerRefusals } from './server-rules.ts'

export { mailServerRow } from './queries.ts'

const PURPOSE = 'mail-server'
const ABOUT = 'mail_servers/1'
const NOUN = 'server-surat'

export const sealMailPassword = (keys: Keys, sandi: string): Buffer => keys.seal(PURPOSE, sandi, ABOUT)

const openPassword = (keys: Keys, sealed: Buffer | null): string =>
  sealed === null ? '' : keys.open(PURPOSE, sealed, ABOUT).toString()

/** The mail server that the office has set; undefined until then. */
export async function officeMailServer(db: Db, keys: Keys): Promise<MailServer | undefined> {
  const { server, port, keamanan, akun, password_sealed } = await mailServerRow(db)
  return server === '' ? undefined : { server, port, keamanan, akun, sandi: openPassword(keys, password_sealed) }
}

/** The server of a form, with the stored password where none was typed for the same server. */
export async function typedMailServer(db: Db, keys: Keys, { ...form }: MailServerForm): Promise<MailServer> {
  const before = await mailServerRow(db)
  const isSame = before.server === form.server && before.port === form.port
  return form.sandi === '' && isSame ? { ...form, sandi: openPassword(keys, before.password_sealed) } : form
}

/** Where a server leads: typed ones are looked up too. */
async function addressOf({ outbound }: Pick<Context, 'outbound'>, form: MailServerForm, isTyped: boolean) {
  const url = mailServerUrl(form)
  if (!URL.canParse(url)) return { refusal: 'Tulis nama server, misalnya smtp.contoh.co.id.', isNamed: false }
  const guarded = { service: 'smtp', outbound } as const
  const refusal = isTyped ? await typedRefusal(url, guarded) : outsideRefusal(url, guarded)
  return { refusal, isNamed: isAllowedPlace(outbound, 'smtp', new URL(url)) }
}

/** Why a server cannot be used like this, by field. */
export async function serverRefusalsOf(
  ctx: Pick<Context, 'outbound'>,
  form: MailServerForm,
  before: MailServerRow,
  isTyped: boolean,
): Promise<Record<string, string>> {
  const known = { ...before, has_password: before.password_sealed !== null }
  return mailServerRefusals(form, known, await addressOf(ctx, form, isTyped))
}

const loggable = ({ password_sealed, updated_at: _at, ...row }: MailServerRow) => ({
  ...row,
  has_password: password_sealed !== null,
})

/** Writes over the version that was read; false where another one was saved meanwhile. */
export async function writeMailServer(
  db: Db,
  ctx: Pick<Context, 'keys' | 'now' | 'visit'>,
  before: MailServerRow,
  { sandi, ...form }: MailServerForm,
  who?: string,
): Promise<boolean> {
  const isSame = before.server === form.server && before.port === form.port
  const kept = isSame && form.akun !== '' ? {} : { password_sealed: null }
  const password = sandi === '' ? kept : { password_sealed: sealMailPassword(ctx.keys, sandi) }
  if (!(await updateMailServer(db, before.version, { ...form, ...password, updated_at: ctx.now }))) return false
  await recordAudit(db, ctx, {
    ...{ action: 'ubah', noun: NOUN, nounId: 1, label: 'Server surat' },
    ...{ before: loggable(before), after: { ...loggable(await mailServerRow(db)), sandi_diganti: sandi !== '' } },
    ...(who === undefined ? {} : { who }),
  })
  return true
}

/** Makes a change that two people have decided; answers why it can no longer be made. */
export async function applyMailServer(
  db: Db,
  ctx: Context,
  { version, isi, who }: CountingChange,
): Promise<string | undefined> {
  const form = isi as MailServerForm
  const row = await mailServerRow(db)
  const refused = Object.values(await serverRefusalsOf(ctx, form, row, false))[0]
  if (refused !== undefined) return refused
  return (await writeMailServer(db, ctx, { ...row, version }, form, who)) ? undefined : 'Pengaturannya sudah diubah.'
}
