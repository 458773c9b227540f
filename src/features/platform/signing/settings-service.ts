import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { outsideRefusal, typedRefusal } from '../../../ground/http-client/guard.ts'
import { requireConfirmedPassword } from '../../../ground/sessions/session.ts'
import { bodyZone, dayIn, longDay } from '../../../lib/day.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import type { WeighedChange } from '../pending-changes/rules.ts'
import { type CountingChange, countsAtOnce, openChangeOf } from '../pending-changes/service.ts'
import { isPem, type OpenedSigner } from './certificate-service.ts'
import {
  currentSigner,
  type SigningCertificateRow,
  signingPlan,
  updateSigningPlanRow,
  waitingPapers,
} from './queries.ts'
import { type GivenKind, levelRefusal, type SigningLevel } from './rules.ts'
import { weighSigningPlan } from './settings-rules.ts'
import { certificateSha256, signWith, signWithOwn } from './signer-service.ts'

/** There is one plan, and one signer. */
export const SIGNING_ID = 1

interface Plan {
  tingkat: SigningLevel
  alamat_tsa: string
  /** PEM; empty where a public authority vouches for the stamps. */
  sertifikat_tsa: string
}

/** The plan with what waits of it. */
export const signingPlanRecord = async (db: Db) => ({
  ...(await signingPlan(db)),
  menunggu: (await waitingPapers(db)) ?? null,
  tertunda: await openChangeOf(db, 'stempel_waktu', SIGNING_ID),
})

const NO_PEM = 'Teks ini bukan sertifikat PEM.'

/** Throws, by field, why stamps cannot be asked for like this; looks up the name in the address. */
export async function requireSoundPlan({ outbound }: Context, { tingkat, alamat_tsa, sertifikat_tsa }: Plan) {
  const refused =
    levelRefusal(tingkat, alamat_tsa) ??
    (alamat_tsa === '' ? undefined : await typedRefusal(alamat_tsa, { service: 'signing', outbound }))
  if (refused !== undefined) throw invalidFields({ alamat_tsa: refused })
  if (sertifikat_tsa !== '' && !isPem(sertifikat_tsa)) throw invalidFields({ sertifikat_tsa: NO_PEM })
}

/** Tells why a plan that waited can no longer count. */
function planRefusal({ outbound }: Context, { tingkat, alamat_tsa, sertifikat_tsa }: Plan): string | undefined {
  const refused = levelRefusal(tingkat, alamat_tsa)
  if (refused !== undefined) return refused
  if (sertifikat_tsa !== '' && !isPem(sertifikat_tsa)) return NO_PEM
  return alamat_tsa === '' ? undefined : outsideRefusal(alamat_tsa, { service: 'signing', outbound })
}

/** Saves the plan, or proposes it where somebody else would stamp; an old address is kept for when the level asks again. */
export async function saveSigningPlan(db: Db, ctx: Context, version: number, plan: Plan) {
  const before = await signingPlanRecord(db)
  if (before.version !== version) throw new Problem('STALE', { told: { current: before } })
  requireConfirmedPassword(ctx)
  const weighed = weighSigningPlan(before, plan)
  const change = { rule: 'stempel_waktu', record_id: SIGNING_ID, version, weighed, isi: plan } as const
  if ((await countsAtOnce(db, ctx, change)) && !(await writePlan(db, ctx, version, plan)))
    throw new Problem('STALE', { told: { current: await signingPlanRecord(db) } })
  return signingPlanRecord(db)
}

async function writePlan(db: Db, ctx: Context, version: number, plan: Plan, who?: string): Promise<boolean> {
  const before = await signingPlan(db)
  if (!(await updateSigningPlanRow(db, version, plan))) return false
  const about = { noun: 'penandatanganan', nounId: SIGNING_ID, label: 'Penandatanganan' }
  const states = { before, after: await signingPlan(db) }
  await recordAudit(db, ctx, { action: 'ubah', ...about, ...states, ...(who === undefined ? {} : { who }) })
  return true
}

/** Makes a change that two people have decided; answers why it can no longer be made. */
export async function applySigningPlan(
  db: Db,
  ctx: Context,
  { version, isi, who }: CountingChange,
): Promise<string | undefined> {
  const plan = isi as Plan
  const refused = planRefusal(ctx, plan)
  if (refused !== undefined) return refused
  return (await writePlan(db, ctx, version, plan, who)) ? undefined : 'Pengaturannya sudah diubah.'
}

type Signing = Pick<OpenedSigner, 'nama' | 'penerbit' | 'valid_until'>

const signerInWords = ({ nama, penerbit, valid_until }: Signing): string =>
  `Penandatangan: ${nama}, terbitan ${penerbit}, berlaku sampai ${longDay(dayIn(bodyZone(), valid_until))}`

const signerChange = (weighed: WeighedChange, isi: object) =>
  ({ rule: 'penandatangan', record_id: SIGNING_ID, version: SIGNING_ID, weighed, isi }) as const

/**
 * Puts a key in place, or proposes it; answers whether it waits. Whoever signs speaks for the body, so another one takes
 * two people. The secret of the one in force is only given again.
 */
export async function installSigner(db: Db, ctx: Context, jenis: GivenKind, opened: OpenedSigner): Promise<boolean> {
  const sha256 = certificateSha256(opened.certificate)
  const current = await currentSigner(db)
  const isSame = current?.sha256 === sha256 && current.jenis === jenis
  const perubahan = [signerInWords(opened), `Sidik SHA-256: ${sha256}`]
  const weighed = { weight: isSame ? 'counts' : 'waits', perubahan } as const
  const { certificate, chain, key } = opened
  const isi = { jenis, certificate, chain, key: key.toString('base64'), valid_until: opened.valid_until.toISOString() }
  if (!(await countsAtOnce(db, ctx, signerChange(weighed, isi)))) return true
  await recordSigner(db, ctx, await signWith(db, ctx, jenis, opened))
  return false
}

/** Signs with a new certificate of the installation's own, whose key nobody has: that counts at once. */
export async function installOwnSigner(db: Db, ctx: Context): Promise<SigningCertificateRow> {
  const weighed = { weight: 'counts', perubahan: ['Penandatangan: sertifikat baru milik sistem ini'] } as const
  await countsAtOnce(db, ctx, signerChange(weighed, {}))
  const signer = await signWithOwn(db, ctx)
  await recordSigner(db, ctx, signer)
  return signer
}

function recordSigner(db: Db, ctx: Context, signer: SigningCertificateRow, who?: string): Promise<void> {
  const { id: nounId, jenis, sha256, nama, penerbit, valid_from, valid_until } = signer
  const about = { noun: 'sertifikat-penandatangan', nounId, label: nama }
  const after = { jenis, sha256, nama, penerbit, valid_from, valid_until }
  return recordAudit(db, ctx, { action: 'ganti', ...about, after, ...(who === undefined ? {} : { who }) })
}

/** Puts a key in place that two people have decided on; answers why it can no longer be done. */
export async function applySigner(db: Db, ctx: Context, { isi, who }: CountingChange): Promise<string | undefined> {
  const { jenis, certificate, chain, key, valid_until } = isi as Record<string, string> & { jenis: GivenKind }
  if (!certificate || !key || !valid_until || new Date(valid_until) <= ctx.now) return 'Sertifikat ini sudah berakhir.'
  const given = { certificate, chain: chain ?? '', key: Buffer.from(key, 'base64') }
  await recordSigner(db, ctx, await signWith(db, ctx, jenis, given), who)
  return undefined
}
