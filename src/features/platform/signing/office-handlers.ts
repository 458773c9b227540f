import { sql } from 'kysely'
import { bodyZone, dayIn, longDay } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { officeTo } from '../../../office-paths.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { requireAccount, requireConfirmedPassword } from '../../../server/http/session.ts'
import { revisionsOf } from '../../../server/office/record-revisions.ts'
import { resourceHandlers } from '../../../server/office/resource-handlers.ts'
import { typedRefusal } from '../../../server/outbound/guard.ts'
import { alertAdministrators } from '../staff/second-person-service.ts'
import { isPem, type OpenedSigner } from './certificate-service.ts'
import { signingCertificateResource, type signingOfficeCalls, signingPlanResource } from './office-contract.ts'
import { openP12 } from './p12-service.ts'
import { openProviderSigner } from './provider-service.ts'
import { type SigningCertificateRow, signingPlan, updateSigningPlanRow, waitingPapers } from './queries.ts'
import { type GivenKind, levelRefusal, type SigningLevel } from './rules.ts'
import { signWith, signWithOwn } from './signer-service.ts'
import { listTokens, openTokenSigner } from './token-service.ts'

/** There is one plan. */
const ID = 1

async function planRecord(db: Db) {
  return { ...(await signingPlan(db)), menunggu: (await waitingPapers(db)) ?? null }
}

function requirePlanId(id: unknown): void {
  if (id !== ID) throw new Problem('RECORD_NOT_FOUND')
}

type Plan = { tingkat: SigningLevel; alamat_tsa: string; sertifikat_tsa: string }

async function requireSoundPlan({ outbound }: Context, { tingkat, alamat_tsa, sertifikat_tsa }: Plan): Promise<void> {
  const refused =
    levelRefusal(tingkat, alamat_tsa) ??
    (alamat_tsa === '' ? undefined : await typedRefusal(alamat_tsa, { service: 'signing', outbound }))
  if (refused !== undefined) throw invalidFields({ alamat_tsa: refused })
  if (sertifikat_tsa !== '' && !isPem(sertifikat_tsa))
    throw invalidFields({ sertifikat_tsa: 'Teks ini bukan sertifikat PEM.' })
}

/** Where the stamps come from; an old address is kept for when the level asks for it again. */
async function savePlan(db: Db, ctx: Context, version: number, plan: Plan) {
  const before = await planRecord(db)
  if (before.version !== version) throw new Problem('STALE', { told: { current: before } })
  requireConfirmedPassword(ctx)
  if (!(await updateSigningPlanRow(db, version, plan)))
    throw new Problem('STALE', { told: { current: await planRecord(db) } })
  const after = await planRecord(db)
  const noun = signingPlanResource.name
  const [{ menunggu: _before, ...was }, { menunggu: _after, ...is }] = [before, after]
  await recordAudit(db, ctx, { action: 'ubah', noun, nounId: ID, label: 'Penandatanganan', before: was, after: is })
  return after
}

interface Given {
  p12: { p12: string; kata_sandi_p12: string }
  token: Parameters<typeof openTokenSigner>[1]
  penyedia: Parameters<typeof openProviderSigner>[1]
}

/** Each way to a key, opened and tried before anything is signed with it. */
const OPEN: { [Kind in GivenKind]: (ctx: Context, given: Given[Kind]) => ReturnType<typeof openP12> } = {
  p12: (ctx, { p12, kata_sandi_p12 }) => openP12(Buffer.from(p12, 'base64'), kata_sandi_p12, ctx.now),
  token: openTokenSigner,
  penyedia: openProviderSigner,
}

async function open<Kind extends GivenKind>(ctx: Context, kind: Kind, given: Given[Kind]): Promise<OpenedSigner> {
  const opened = await OPEN[kind](ctx, given)
  if ('refused' in opened) throw invalidFields(opened.refused)
  return opened
}

async function install<Kind extends GivenKind>(ctx: Context, kind: Kind, given: Given[Kind]) {
  const opened = await open(ctx, kind, given)
  return inTransaction(ctx.db, async (db) => announce(db, ctx, await signWith(db, ctx, kind, opened)))
}

const answerOf = ({
  nama,
  penerbit,
  valid_from,
  valid_until,
}: Pick<OpenedSigner, 'nama' | 'penerbit' | 'valid_from' | 'valid_until'>) => ({
  nama,
  penerbit,
  valid_from,
  valid_until,
})

/** Whoever signs speaks for the body, so that nobody is put in place unseen. */
async function announce(db: Db, ctx: Context, signer: SigningCertificateRow) {
  const { id: nounId, jenis, sha256, nama, penerbit, valid_until } = signer
  const noun = signingCertificateResource.name
  await recordAudit(db, ctx, {
    action: 'ganti',
    noun,
    nounId,
    label: nama,
    after: { jenis, sha256, ...answerOf(signer) },
  })
  const link = `${ctx.appUrl}${officeTo.list(noun)}`
  const sampai = longDay(dayIn(bodyZone(), valid_until))
  const petugas = requireAccount(ctx).name
  await alertAdministrators(db, ctx, { letter: 'signerChanged', petugas, penandatangan: nama, penerbit, sampai, link })
  return answerOf(signer)
}

export const signingOfficeHandlers: Handlers<typeof signingOfficeCalls, Context> = {
  ...resourceHandlers(signingCertificateResource, {
    table: 'signing_certificates',
    rows: sql`select id, jenis, nama, penerbit, valid_from, valid_until, sha256, created_at, retired_at,
        sebab_berhenti
      from signing_certificates`,
    label: ({ id }) => `Sertifikat penandatangan ${id}`,
  }),

  listSigningPlan: async ({ db }) => ({ data: [await planRecord(db)], total: 1, page: 1 }),

  getSigningPlan: async ({ db }, { id }) => {
    requirePlanId(id)
    return planRecord(db)
  },

  historySigningPlan: ({ db }, { id }) => revisionsOf(db, signingPlanResource.name, id),

  updateSigningPlan: async (ctx, { id, version, ...plan }) => {
    requirePlanId(id)
    await requireSoundPlan(ctx, plan)
    return inTransaction(ctx.db, (db) => savePlan(db, ctx, version, plan))
  },

  examineSigningKey: async (ctx, given) => answerOf(await open(ctx, 'p12', given)),
  installSigningKey: (ctx, given) => install(ctx, 'p12', given),

  listSigningTokens: (ctx) => listTokens(ctx),
  examineTokenSigner: async (ctx, given) => answerOf(await open(ctx, 'token', given)),
  installTokenSigner: (ctx, given) => install(ctx, 'token', given),

  examineProviderSigner: async (ctx, given) => answerOf(await open(ctx, 'penyedia', given)),
  installProviderSigner: (ctx, given) => install(ctx, 'penyedia', given),

  makeOwnSigner: (ctx) => inTransaction(ctx.db, async (db) => announce(db, ctx, await signWithOwn(db, ctx))),
}
