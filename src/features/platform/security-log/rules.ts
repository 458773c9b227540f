import { SECURITY_KINDS, type SecurityKind } from '../../../security-kinds.ts'

/** The words in a trace for what was done at the machine, by no account. */
export const BY_OPERATOR = 'lewat perintah operator'

export const SECURITY_KIND_NAMES = Object.keys(SECURITY_KINDS) as [SecurityKind, ...SecurityKind[]]
