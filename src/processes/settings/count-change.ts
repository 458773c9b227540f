import { applyPaymentProvider } from '../../features/certification/charges/providers/settings-service.ts'
import { applyPhoneWallet } from '../../features/certification/wallets/phone-wallet-service.ts'
import { applyKeyScopes } from '../../features/platform/api-keys/service.ts'
import { applyBackupPlan } from '../../features/platform/backups/plan-service.ts'
import { applyMessageChannel } from '../../features/platform/channels/settings-service.ts'
import { applyMailServer } from '../../features/platform/mails/service.ts'
import {
  type CountingChange,
  lockPendingChange,
  openForCounting,
  settleChange,
} from '../../features/platform/pending-changes/service.ts'
import { applySigner, applySigningPlan } from '../../features/platform/signing/settings-service.ts'
import type { WaitingRule } from '../../features/platform/staff/second-person-rules.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** The functions that apply a change, by rule; each returns a sentence when the change is no longer possible. */
const APPLY: Record<WaitingRule, (db: Db, ctx: Context, change: CountingChange) => Promise<string | undefined>> = {
  penyedia_pembayaran: applyPaymentProvider,
  tempat_cadangan: applyBackupPlan,
  penandatangan: applySigner,
  stempel_waktu: applySigningPlan,
  penyedia_pesan: applyMessageChannel,
  server_surat: applyMailServer,
  dompet_ponsel: applyPhoneWallet,
  kunci_api: applyKeyScopes,
}

const GONE = 'Pengusul atau orang kedua tidak lagi bertugas.'

/** Applies a confirmed change once its time has come; a change that is no longer possible ends without effect. */
export async function countChange(db: Db, ctx: Context, id: number): Promise<void> {
  const change = await lockPendingChange(db, id)
  if (change?.status !== 'disetujui' || change.counts_at > ctx.now) return
  const counting = await openForCounting(db, ctx, change)
  const refused = counting ? await APPLY[change.hal](db, ctx, counting) : GONE
  await settleChange(db, ctx, change, refused === undefined ? 'berlakukan' : 'gugurkan', refused ?? null)
}
