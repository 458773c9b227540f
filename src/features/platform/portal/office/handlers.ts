import { sendMailNow } from '../../../../documents/mail/send-now.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { randomDigits } from '../../../../lib/signing/secret.ts'
import { serverLimits } from '../../../../limits.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { openingBlockers, type ReadinessFacts, readinessOf } from '../readiness-rules.ts'
import type { portalOfficeCalls, Readiness } from './contract.ts'
import {
  lockPortalSetup,
  portalSetup,
  readinessFacts,
  type SetupState,
  saveAccountDecision,
  saveMailArrival,
  saveMailCode,
  saveOpening,
} from './queries.ts'

const NOUN = 'penyiapan'
const CODE_PURPOSE = 'setup mail'
const CODE_DIGITS = 6
const MINUTE_MS = 60_000

async function factsOf(db: Db, ctx: Context): Promise<ReadinessFacts> {
  const { mail_server, ...facts } = await readinessFacts(db, ctx.today)
  return { ...facts, mail_leaves: ctx.mailFolder === undefined || mail_server }
}

async function readinessAnswer(db: Db, ctx: Context): Promise<Readiness> {
  const { opened_at, mail_arrived_at, tanpa_rekening } = await portalSetup(db)
  const facts = await factsOf(db, ctx)
  return {
    opened_at,
    mail_arrived_at,
    tanpa_rekening,
    nama_singkat: facts.nama_singkat,
    folder_surat: facts.mail_leaves ? null : (ctx.mailFolder ?? null),
    items: readinessOf(facts),
  }
}

const record = (db: Db, ctx: Context, action: string, after: object): Promise<void> =>
  recordAudit(db, ctx, { action, noun: NOUN, nounId: 1, label: 'Portal', after })

function requireMailCode(
  ctx: Context,
  { mail_code_hash: known, mail_code_expires_at: ends }: SetupState,
  code: string,
) {
  if (known === null || ends === null || ends <= ctx.now) {
    throw invalidFields({ code: 'Kode ini sudah tidak berlaku. Kirim surat uji lagi.' })
  }
  if (!ctx.keys.isSigned(CODE_PURPOSE, code, known)) {
    throw invalidFields({ code: 'Kode salah. Periksa surat uji yang terakhir.' })
  }
}

export const portalOfficeHandlers: Handlers<typeof portalOfficeCalls, Context> = {
  getReadiness: (ctx) => readinessAnswer(ctx.db, ctx),

  sendSetupMail: async (ctx, given) => {
    const { account } = requireSession(ctx)
    const email = given.email ?? account.email
    const code = randomDigits(CODE_DIGITS)
    const mail_code_expires_at = new Date(ctx.now.getTime() + serverLimits.setupMailMinutes * MINUTE_MS)
    await saveMailCode(ctx.db, { hash: ctx.keys.sign(CODE_PURPOSE, code), expires: mail_code_expires_at })
    const delivery = await sendMailNow(ctx, { letter: 'setupMail', to: email, name: account.name, code })
    await record(ctx.db, ctx, 'kirim', { email, terkirim: delivery.terkirim })
    return { email, mail_code_expires_at, ...delivery }
  },

  confirmSetupMail: (ctx, { code }) =>
    inTransaction(ctx.db, async (db) => {
      requireMailCode(ctx, await lockPortalSetup(db), code)
      await saveMailArrival(db, ctx.now)
      await record(db, ctx, 'ubah', { mail_arrived_at: ctx.now })
      return readinessAnswer(db, ctx)
    }),

  decideAccounts: (ctx, { tanpa_rekening }) =>
    inTransaction(ctx.db, async (db) => {
      const before = await lockPortalSetup(db)
      if (before.tanpa_rekening !== tanpa_rekening) {
        await saveAccountDecision(db, tanpa_rekening)
        await record(db, ctx, 'ubah', { tanpa_rekening })
      }
      return readinessAnswer(db, ctx)
    }),

  openPortal: (ctx) =>
    inTransaction(ctx.db, async (db) => {
      const { opened_at } = await lockPortalSetup(db)
      if (opened_at === null) {
        const items = readinessOf(await factsOf(db, ctx))
        const blockers = openingBlockers(items).map(({ label }) => label)
        if (blockers.length > 0) throw new Problem('PORTAL_NOT_READY', { errors: { data: blockers } })
        await saveOpening(db, ctx.now)
        const open = items.filter(({ done }) => !done).map(({ key }) => key)
        await record(db, ctx, 'buka', { opened_at: ctx.now, belum: open })
      }
      return readinessAnswer(db, ctx)
    }),
}
