import type { ApplicationLetterKind, InvoiceEffect, Stage } from '../rules.ts'
import type { Guard } from './guard-rules.ts'

/** The actor of a transition; `panel` are the people who hear an appeal. */
export type Actor = 'pemohon' | 'verifikasi' | 'keuangan' | 'penguji' | 'keputusan' | 'panel' | 'sistem'

/** The entry of the tables for each transition. */
export interface TransitionRule {
  from: readonly Stage[]
  /** 'same' where only the schedule changes. */
  to: Stage | 'same'
  by: Actor
  /** The label of its button. */
  label: string
  /** A reason must be given in words. */
  reason?: true
  /** The reason stays in the office's own log. */
  inside?: true
  /** Needs another schedule to go to. */
  moves?: true
  /** Sends the form for the first time: it takes a seat and a number, and a renewal learns how it is examined. */
  submits?: true
  /** Keeps a seat for somebody who waited for one. */
  offers?: true
  /** The candidate has come to the exam. */
  attends?: true
  /** May carry out what another person proposed; any other transition ends such a proposal. */
  proposable?: true
  /** invoices/rules.ts says what it means there. */
  invoice?: InvoiceEffect
  /** Leads to another certificate, so its holder must be one who may get it (`furtherRefusal`). */
  certifies?: true
  /** The letter to the applicant (letters.ts). */
  letter?: ApplicationLetterKind
  /** Why it is refused although the stage fits. */
  guard?: Guard
}
