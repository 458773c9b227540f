import { type Access, type Caller, mayCall } from '../../../access.ts'
import { APPLICATION_TRANSITION_NAMES, transitionRule } from '../../certification/applications/transitions/rules.ts'
import { CERTIFICATE_TRANSITIONS } from '../../certification/certificates/rules.ts'
import { ACTIVITY_TRANSITION_NAMES, activityEventLabel } from '../../upkeep/maintenance/transition-rules.ts'
import { REPORT_TRANSITIONS } from '../../upkeep/reporting/rules.ts'

/** The kinds of events in a person's history, each with the access of those who read of such records elsewhere. */
export const STORY_KINDS = {
  akun: 'office:orang',
  data_diri: 'office:verifikasi',
  permohonan: 'office:administrator',
  invoice: 'office:keuangan',
  pembayaran: 'office:keuangan',
  sertifikat: 'office:administrator',
  kegiatan: 'office:verifikasi',
  laporan: 'office:verifikasi',
  sanksi: 'office:keputusan',
  pengaduan: 'office:pengaduan',
} as const satisfies Record<string, Access>

export type StoryKind = keyof typeof STORY_KINDS
export const STORY_KIND_NAMES = Object.keys(STORY_KINDS) as [StoryKind, ...StoryKind[]]

/** Returns the kinds of events that somebody may read of. */
export const storyKindsFor = (reader: Caller): StoryKind[] =>
  STORY_KIND_NAMES.filter((kind) => mayCall(STORY_KINDS[kind], reader))

const labels = (rules: Record<string, { label: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(rules).map(([transition, { label }]) => [transition, label]))

/** The labels of transitions; of other kinds the event is stored in words. */
const LABELS: Partial<Record<StoryKind, Record<string, string>>> = {
  permohonan: Object.fromEntries(APPLICATION_TRANSITION_NAMES.map((name) => [name, transitionRule(name).label])),
  sertifikat: labels(CERTIFICATE_TRANSITIONS),
  kegiatan: Object.fromEntries(
    (['register', ...ACTIVITY_TRANSITION_NAMES] as const).map((name) => [name, activityEventLabel(name)]),
  ),
  laporan: labels(REPORT_TRANSITIONS),
}

/** Returns an event as the audit log names it, in small letters. */
export const eventWords = (kind: StoryKind, event: string): string => (LABELS[kind]?.[event] ?? event).toLowerCase()
