import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { revisionsOf } from '../../../../ground/office-lists/record-revisions.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import type { OpenedSigner } from '../certificate-service.ts'
import { openP12 } from '../p12-service.ts'
import { openProviderSigner } from '../provider-service.ts'
import type { GivenKind } from '../rules.ts'
import {
  installOwnSigner,
  installSigner,
  requireSoundPlan,
  SIGNING_ID,
  saveSigningPlan,
  signingPlanRecord,
} from '../settings-service.ts'
import { listTokens, openTokenSigner } from '../token-service.ts'
import { signingCertificateResource, type signingOfficeCalls, signingPlanResource } from './contract.ts'

function requirePlanId(id: unknown): void {
  if (id !== SIGNING_ID) throw new Problem('RECORD_NOT_FOUND')
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
  const tertunda = await inTransaction(ctx.db, (db) => installSigner(db, ctx, kind, opened))
  return { ...answerOf(opened), tertunda }
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

export const signingOfficeHandlers: Handlers<typeof signingOfficeCalls, Context> = {
  ...resourceHandlers(signingCertificateResource, {
    table: 'signing_certificates',
    rows: sql`select id, jenis, nama, penerbit, valid_from, valid_until, sha256, created_at, retired_at,
        sebab_berhenti
      from signing_certificates`,
    label: ({ id }) => `Sertifikat penandatangan ${id}`,
  }),

  listSigningPlan: async ({ db }) => ({ data: [await signingPlanRecord(db)], total: 1, page: 1 }),

  getSigningPlan: async ({ db }, { id }) => {
    requirePlanId(id)
    return signingPlanRecord(db)
  },

  historySigningPlan: ({ db }, { id }) => revisionsOf(db, signingPlanResource.name, id),

  updateSigningPlan: async (ctx, { id, version, ...plan }) => {
    requirePlanId(id)
    await requireSoundPlan(ctx, plan)
    return inTransaction(ctx.db, (db) => saveSigningPlan(db, ctx, version, plan))
  },

  examineSigningKey: async (ctx, given) => answerOf(await open(ctx, 'p12', given)),
  installSigningKey: (ctx, given) => install(ctx, 'p12', given),

  listSigningTokens: (ctx) => listTokens(ctx),
  examineTokenSigner: async (ctx, given) => answerOf(await open(ctx, 'token', given)),
  installTokenSigner: (ctx, given) => install(ctx, 'token', given),

  examineProviderSigner: async (ctx, given) => answerOf(await open(ctx, 'penyedia', given)),
  installProviderSigner: (ctx, given) => install(ctx, 'penyedia', given),

  makeOwnSigner: async (ctx) => {
    const signer = await inTransaction(ctx.db, (db) => installOwnSigner(db, ctx))
    return { ...answerOf(signer), tertunda: false }
  },
}
