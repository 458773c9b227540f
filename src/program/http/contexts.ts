import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { composeMessage, type Mail, mailFolder } from '../../documents/mail/mail.ts'
import type { Context } from '../../ground/context.ts'
import { openPasswords } from '../../ground/secrets/passwords.ts'
import { openAttempts } from '../../ground/sessions/attempts.ts'
import { nobody, type Visit } from '../../ground/sessions/session.ts'
import { bodyZone, dayIn } from '../../lib/day.ts'
import { randomPercent } from '../../lib/signing/secret.ts'
import type { AppParts } from './app-parts.ts'
import { countScreenRows } from './calls/count-rows.ts'

export type ContextFor = (visit: Visit, headers?: IncomingHttpHeaders) => Context

/** Makes the world of a request. */
export function contexts({
  database,
  reads,
  files,
  keys,
  jobs,
  verifications,
  config,
  clock,
  chance,
  passwordCost,
  mailbox,
  log,
}: AppParts): ContextFor {
  const passwords = openPasswords(passwordCost)
  const attempts = openAttempts(keys)
  const { appUrl, demo, outbound, tokenModule } = config
  const mail = config.smtpUrl ? undefined : mailFolder(config)
  const fixed = {
    db: database.db,
    files,
    keys,
    jobs,
    verifications,
    passwords,
    attempts,
    chance: chance ?? randomPercent,
    appUrl,
    demo,
    mailFolder: mail,
    mailByEnvironment: config.smtpUrl !== undefined,
    deliver: async (letter: object) =>
      mailbox(
        await composeMessage(
          { db: database.db, config, keys, log, files, drawPaper: async () => undefined },
          letter as Mail,
          randomUUID(),
        ),
      ),
    outbound,
    tokenModule,
  }
  // Whoever has a session reads what they wrote.
  const readsOf = ({ sessionId, bearer }: Visit) =>
    sessionId === undefined && bearer === undefined ? reads.db : database.db
  return (visit, { accept = '', 'if-none-match': knownTag, 'x-callback-token': proof } = {}) => {
    const now = clock()
    const callbackToken = typeof proof === 'string' ? proof : undefined
    const asked = { accept, knownTag, callbackToken }
    const today = dayIn(bodyZone(), now)
    const ctx: Context = {
      ...{ ...fixed, reads: readsOf(visit), now, today, ...asked, visit, reply: { headers: {} } },
      portal: {
        countRows: (resource) => countScreenRows(ctx, resource),
        // Pages are loaded by those who read one: a process that only does jobs seldom does.
        readPage: async (path) => (await import('../pages/page-words.ts')).readPage(ctx, path),
      },
    }
    return ctx
  }
}

/** Makes the world of a job. */
export function workContext(parts: AppParts): () => Context {
  const database = parts.work ?? parts.database
  const contextFor = contexts({ ...parts, database, reads: database })
  return () => contextFor(nobody())
}
