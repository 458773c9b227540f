/** The result of a check: fine, wrong with a remedy, or not examined. */
export type Finding =
  | { ok: true; what: string }
  | { ok: false; what: string; todo: string }
  | { ok: undefined; what: string }

export const fine = (what: string): Finding => ({ ok: true, what })
export const wrong = (what: string, todo: string): Finding => ({ ok: false, what, todo })
export const unseen = (what: string): Finding => ({ ok: undefined, what })

/** Returns the finding as a line for the operator, with the remedy below. */
export function lineOf(finding: Finding): string {
  if (finding.ok === undefined) return `– ${finding.what}`
  return finding.ok ? `✓ ${finding.what}` : `✗ ${finding.what}\n  → ${finding.todo}`
}

export const messageOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { message?: string } }
  return cause?.message ?? (message || String(error))
}

/** SQLSTATEs of a table and of a column that a migration has yet to bring. */
const NOT_YET_MIGRATED = new Set(['42P01', '42703'])

/** Runs a check; when its facts cannot be read, that is the finding. */
export const attempt = (subject: string, todo: string, check: () => Promise<Finding[]>): Promise<Finding[]> =>
  check().catch((error: unknown) =>
    NOT_YET_MIGRATED.has((error as { code?: string }).code ?? '')
      ? [unseen(`${subject}: diperiksa sesudah migrasi berjalan`)]
      : [wrong(`${subject}: ${messageOf(error)}`, todo)],
  )
