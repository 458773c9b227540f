import { firstLine, type Outcome } from './outcome-reporter.ts'

/** The exit code of a check that could not ask, so that nobody knows whether it holds (EX_TEMPFAIL of sysexits.h). */
export const NOT_ASKED = 75

/** The output of a program, and how it ended. */
export interface Ended {
  stdout: string
  stderr: string
  /** A number when it ended by itself. */
  code?: number | string | null | undefined
  message?: string | undefined
}

/** The outcome of all checks. */
export interface Sum extends Outcome {
  /** A line for each check that could not ask: it counts neither as passed nor as failed. */
  notAsked: string[]
}

/** The outcome of one check. */
type One = Omit<Sum, 'took'>

const NOTHING: One = { passed: 0, failed: 0, failures: [], notAsked: [] }

/** Judges a check by how its program ended. */
export function outcomeOfCheck({ stdout, stderr, code, message = '' }: Ended): One {
  if (code === 0) return { ...NOTHING, passed: 1 }
  const said = firstLine(stderr) ?? firstLine(stdout) ?? message
  return code === NOT_ASKED ? { ...NOTHING, notAsked: [said] } : { ...NOTHING, failed: 1, failures: [said] }
}

/** Returns the lines that the checks end with; the last one has the counts. */
export function summaryOf({ passed, failed, failures, notAsked }: Sum): string[] {
  const wrong = failures.map((line) => `\n✗ ${line}`)
  const warnings = notAsked.map((line) => `\n⚠ PERINGATAN, tidak ditanyakan: ${line}`)
  return [...wrong, ...warnings, `\n${passed} passed, ${failed} failed`]
}
