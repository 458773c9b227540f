import { APPLICATION_TRANSITION_NAMES, transitionRule } from '../applications/transitions/rules.ts'
import { CERTIFICATE_TRANSITIONS } from '../certificates/rules.ts'

const labels = (rules: Record<string, { label: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(rules).map(([name, { label }]) => [name, label]))

const LABELS: Record<string, Record<string, string>> = {
  permohonan: Object.fromEntries(APPLICATION_TRANSITION_NAMES.map((name) => [name, transitionRule(name).label])),
  sertifikat: labels(CERTIFICATE_TRANSITIONS),
}

const HEADS: Record<string, string> = {
  permohonan: 'Permohonan',
  sertifikat: 'Sertifikat',
  sanksi: 'Sanksi dibuka',
  cetakan: 'Cetakan',
}

/** Says what happened, in the words of the record that it happened to: 'Permohonan: diajukan'. */
export const trailWords = (jenis: string, event: string): string =>
  `${HEADS[jenis] ?? jenis}: ${(LABELS[jenis]?.[event] ?? event).toLowerCase()}`
