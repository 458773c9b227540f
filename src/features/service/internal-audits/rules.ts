import type { Permission } from '../../../access.ts'

export const AUDIT_STATES = { direncanakan: 'Direncanakan', selesai: 'Selesai' } as const
export type AuditState = keyof typeof AUDIT_STATES
export const AUDIT_STATE_NAMES = Object.keys(AUDIT_STATES) as [AuditState, ...AuditState[]]

const TRANSITIONS = {
  /** The auditor's own report. */
  finish: { from: ['direncanakan'], to: 'selesai' },
} as const satisfies Record<string, { from: readonly AuditState[]; to: AuditState }>
export type AuditTransition = keyof typeof TRANSITIONS

/** Where a transition leads; refused in another state, and to everybody but the auditor. */
export function nextAudit(
  transition: AuditTransition,
  { status, auditor_id }: { status: AuditState; auditor_id: number },
  by: number,
): { next: AuditState } | { refused: 'QUALITY_STATE' | 'QUALITY_OWNER' } {
  const { from, to } = TRANSITIONS[transition]
  if (!from.some((one) => one === status)) return { refused: 'QUALITY_STATE' }
  return auditor_id === by ? { next: to } : { refused: 'QUALITY_OWNER' }
}

export interface Auditor {
  permissions: readonly string[]
  /** True for somebody who answers for a risk, a paper or a task of the quality register. */
  ownsQuality: boolean
}

/**
 * The sentence against an auditor of such work; undefined for one who may audit it. Nobody audits own work (ISO/IEC 17024
 * clause 10.2.6): who has its permission does it, and of the quality register, who owns something in it.
 */
export function auditorRefusal({ permissions, ownsQuality }: Auditor, work: readonly Permission[]): string | undefined {
  const own = work.filter((one) => one !== 'mutu' && permissions.includes(one))
  if (own.length > 0) {
    return `Orang ini memegang izin ${own.join(', ')}, jadi akan mengaudit pekerjaannya sendiri. Pilih auditor lain, atau keluarkan klausul itu.`
  }
  if (!work.includes('mutu') || !ownsQuality) return undefined
  return 'Orang ini penanggung jawab risiko, dokumen, atau tugas mutu, jadi akan mengaudit pekerjaannya sendiri. Pilih auditor lain, atau keluarkan klausul itu.'
}
