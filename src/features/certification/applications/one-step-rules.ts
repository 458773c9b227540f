import type { Condition } from './condition-rules.ts'
import type { InvoiceEffect, Stage } from './rules.ts'

/** Who takes a step; `panel` are those who hear an appeal. */
export type Actor = 'pemohon' | 'verifikasi' | 'keuangan' | 'penguji' | 'keputusan' | 'panel' | 'sistem'

/** What the tables of steps say of each. */
export interface StepRule {
  from: readonly Stage[]
  /** 'same' where only the date changes. */
  to: Stage | 'same'
  by: Actor
  /** What its button says. */
  label: string
  /** A reason in words has to be given. */
  reason?: true
  /** The reason stays in the office's own log. */
  inside?: true
  /** Needs another date to go to. */
  moves?: true
  /** invoices/rules.ts says what it means there. */
  invoice?: InvoiceEffect
  /** The letter to the applicant (documents/mail). */
  letter?: string
  /** Why it is refused although the stage fits. */
  refused?: Condition
}
