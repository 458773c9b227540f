import type { Permission } from '../../../access.ts'
import { limits } from '../../../limits.ts'
import type { ProblemCode } from '../../../problems.ts'
import type { StaffRights } from './rules.ts'

interface Rule {
  /** In the words of a letter. */
  title: string
  right: Right
  /**
   * The kind of record under which its changes are kept; such a change waits, sealed, until it was confirmed and a day
   * has passed.
   */
  noun?: string
  /** Calls of the office by which it is proposed, confirmed or refused. */
  calls: readonly string[]
}

/**
 * Everything that takes two people: what one of them has done counts only once another person, chosen by nobody who took
 * part in it, has confirmed it or looked at it again. Its calls stand in the table of powers (docs/powers.md).
 */
export const TWO_PERSON_RULES = {
  rekening: {
    title: 'perubahan rekening lembaga',
    right: 'keuangan',
    calls: ['createAccountList', 'confirmAccountList', 'refuseAccountList'],
  },
  penyedia_pembayaran: {
    title: 'penyedia pembayaran daring',
    right: 'keuangan',
    noun: 'penyedia-pembayaran',
    calls: ['updatePaymentProvider'],
  },
  tempat_cadangan: {
    title: 'tempat cadangan',
    right: 'pengguna',
    noun: 'rencana-cadangan',
    calls: ['updateBackupPlan'],
  },
  penandatangan: {
    title: 'kunci penandatangan dokumen',
    right: 'pengguna',
    noun: 'sertifikat-penandatangan',
    calls: ['installSigningKey', 'installTokenSigner', 'installProviderSigner', 'makeOwnSigner'],
  },
  stempel_waktu: {
    title: 'alamat stempel waktu',
    right: 'pengguna',
    noun: 'penandatanganan',
    calls: ['updateSigningPlan'],
  },
  penyedia_pesan: {
    title: 'penyedia pesan singkat',
    right: 'pengguna',
    noun: 'kanal-pesan',
    calls: ['updateMessageChannel'],
  },
  server_surat: {
    title: 'server surat',
    right: 'pengguna',
    noun: 'server-surat',
    calls: ['updateMailServer'],
  },
  dompet_ponsel: {
    title: 'kunci kartu dompet ponsel',
    right: 'pengguna',
    noun: 'dompet-ponsel',
    calls: ['updatePhoneWallet'],
  },
  kunci_api: {
    title: 'kunci API yang mencocokkan nama',
    right: 'pengguna',
    noun: 'kunci-api',
    calls: ['issueApiKey', 'updateApiKey'],
  },
  pencabutan: { title: 'pencabutan sertifikat', right: 'keputusan', calls: ['decideSanction'] },
  tinjauan: { title: 'tinjauan hasil evaluasi', right: 'verifikasi', calls: ['answerEvaluationReview'] },
  audit_sampel: { title: 'audit sampel', right: 'verifikasi', calls: ['matchSampleAudit', 'differSampleAudit'] },
  pembatalan: {
    title: 'pembatalan permohonan yang sudah dibayar',
    right: 'keuangan',
    calls: ['cancelApplication', 'confirmCancellation', 'refuseCancellation'],
  },
  pengembalian: {
    title: 'pengembalian dana',
    right: 'keuangan',
    calls: ['proposeTransfer', 'completeRefund', 'proposeRefund', 'confirmRefund', 'refuseRefund'],
  },
  penarikan: {
    title: 'pembukuan dana yang ditarik kembali',
    right: 'keuangan',
    calls: ['proposeChargeback', 'confirmChargeback', 'refuseChargeback'],
  },
  faktor_kedua: {
    title: 'pengaturan ulang verifikasi dua langkah',
    right: 'pengguna',
    calls: ['proposeTwoFactorReset', 'confirmTwoFactorReset', 'refuseTwoFactorReset'],
  },
  honorarium: {
    title: 'honorarium penguji',
    right: 'keuangan',
    calls: ['composeHonorariums', 'approveHonorarium', 'dropHonorarium'],
  },
  rilis_soal: { title: 'telaah dan rilis soal ujian', right: 'soal', calls: ['moveItem'] },
  koreksi_kunci: {
    title: 'koreksi kunci soal',
    right: 'soal',
    calls: ['proposeKeyCorrection', 'moveKeyCorrection'],
  },
  rilis_naskah: { title: 'rilis naskah ujian', right: 'soal', calls: ['moveForm'] },
  penerbitan_skema: {
    title: 'penerbitan versi skema',
    right: 'konten',
    calls: ['proposeSchemeVersion', 'publishSchemeVersion', 'refuseSchemeVersion'],
  },
  temuan: { title: 'penutupan temuan mutu', right: 'mutu', calls: ['closeFinding', 'returnFinding'] },
  dokumen_mutu: {
    title: 'pemberlakuan dokumen dan kontrak mutu',
    right: 'mutu',
    calls: ['createControlledPaper', 'updateControlledPaper', 'approveControlledPaper'],
  },
  penilaian_dampak: {
    title: 'pemberlakuan penilaian dampak',
    right: 'mutu',
    calls: ['createImpactAssessment', 'updateImpactAssessment', 'approveImpactAssessment'],
  },
  kecerdasan_buatan: {
    title: 'penerbitan pernyataan kecerdasan buatan',
    right: 'mutu',
    calls: ['createAiStatementVersion', 'updateAiStatementVersion', 'publishAiStatement'],
  },
  akses_asesor: {
    title: 'akses baca asesor',
    right: 'mutu',
    calls: ['createAssessor', 'approveAssessor', 'refuseAssessor'],
  },
  akses_kementerian: {
    title: 'akses baca kementerian',
    right: 'verifikasi',
    calls: ['createMinistryReader', 'approveMinistryReader', 'refuseMinistryReader'],
  },
  panel: { title: 'panel banding', right: 'administrator', calls: ['appointPanel'] },
} as const satisfies Record<string, Rule>
export type TwoPersonRule = keyof typeof TWO_PERSON_RULES

/** Rules whose changes wait for the second person and for their day. */
export type WaitingRule = {
  [Name in TwoPersonRule]: (typeof TWO_PERSON_RULES)[Name] extends { noun: string } ? Name : never
}[TwoPersonRule]

/** A permission, or a role as such, as a panel is made of administrators. */
export type Right = Permission | 'administrator' | 'penguji'

export interface Grant {
  user_id: number
  permission: Right
  /** Null for the operator at the machine. */
  granted_by: number | null
  granted_at: Date
}

export interface SecondPerson {
  /** The person who confirms. */
  second: number
  /** The people who proposed it or had a part in it. */
  first: readonly number[]
  /** The right by which the second person confirms. */
  right: Right
}

const HOUR_MS = 3_600_000

/** Returns the rights that are new; a suspended account has none, so that lifting the suspension grants them anew. */
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

/**
 * By which permission a proposal is confirmed: the rule's own, as long as anybody besides the proposer has it; in a body
 * where that is one person's work, `keputusan`, which answers for the body with certificates and sanctions already.
 */
export const confirmingRight = <Own extends Permission>(
  right: Own,
  proposedBy: number | null,
  administrators: readonly { id: number; permissions: readonly string[] }[],
): Own | 'keputusan' =>
  administrators.some(({ id, permissions }) => id !== proposedBy && permissions.includes(right)) ? right : 'keputusan'

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
