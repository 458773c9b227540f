import type { Day } from '../../../lib/day.ts'
import type { CertificateState } from '../../certification/certificates/rules.ts'
import type { ReportState } from '../reporting/state-rules.ts'

/** The duties that may be a holder's next one, the most pressing first; `tenang` means nothing for now. */
export const NEXT_DUTY_KINDS = [
  'pulihkan',
  'perpanjang_terlambat',
  'perbaiki_laporan',
  'lapor_terlambat',
  'cegah_pembekuan',
  'lapor',
  'perpanjang',
  'pelihara',
  'diperpanjang',
  'tenang',
] as const
export type NextDutyKind = (typeof NEXT_DUTY_KINDS)[number]

interface YearFacts {
  ke: number
  mulai: Day
  selesai: Day
  jatuh_tempo: Day
  lapor_mulai: Day
  status_laporan: ReportState | null
  terlapor: boolean
  terpelihara: boolean
}

export interface NextDutyFacts {
  state: CertificateState
  frozen_until: Day | null
  /** Begun years, the first one first. */
  tahun: readonly YearFacts[]
  tanpa_pemeliharaan: number
  batas_tahun: number
  /** Null once another certificate follows. */
  perpanjangan: { mulai: Day; valid_until: Day; tenggang: Day } | null
  /** The application that is to renew it; null while none runs. */
  renewal_id: number | null
}

export interface NextDuty {
  jenis: NextDutyKind
  batas: Day | null
  ke: number | null
}

type DutyRule = (facts: NextDutyFacts, today: Day) => Omit<NextDuty, 'jenis'> | undefined

const dutyOf = (year: YearFacts | undefined, batas: (year: YearFacts) => Day) =>
  year && { batas: batas(year), ke: year.ke }

const runningYear = ({ tahun }: NextDutyFacts, today: Day) =>
  tahun.find(({ mulai, selesai }) => mulai <= today && today <= selesai)

const isOpen = ({ state }: NextDutyFacts): boolean => state !== 'dicabut' && state !== 'diganti'

/** The conditions under which each duty is due; the first that applies counts (domain 2.10, 2.11, 3). */
const DUTY_RULES: Record<Exclude<NextDutyKind, 'tenang'>, DutyRule> = {
  // Also of one that has ended meanwhile: until it is restored, it cannot be renewed.
  pulihkan: ({ frozen_until }) => (frozen_until === null ? undefined : { batas: frozen_until, ke: null }),
  perpanjang_terlambat: ({ state, perpanjangan, renewal_id }, today) =>
    renewal_id === null && state === 'kedaluwarsa' && perpanjangan && today <= perpanjangan.tenggang
      ? { batas: perpanjangan.tenggang, ke: null }
      : undefined,
  perbaiki_laporan: ({ tahun }) =>
    dutyOf(
      tahun.find(({ status_laporan }) => status_laporan === 'perlu_perbaikan'),
      ({ jatuh_tempo }) => jatuh_tempo,
    ),
  lapor_terlambat: ({ tahun }, today) =>
    dutyOf(
      tahun.find(({ terlapor, jatuh_tempo }) => !terlapor && jatuh_tempo < today),
      ({ jatuh_tempo }) => jatuh_tempo,
    ),
  cegah_pembekuan: (facts, today) => {
    const year = runningYear(facts, today)
    const isNear = facts.tanpa_pemeliharaan > 0 && facts.tanpa_pemeliharaan >= facts.batas_tahun - 1
    return isNear && year && !year.terpelihara ? dutyOf(year, ({ selesai }) => selesai) : undefined
  },
  lapor: ({ tahun }, today) =>
    dutyOf(
      tahun.find(({ terlapor, lapor_mulai }) => !terlapor && lapor_mulai <= today),
      ({ jatuh_tempo }) => jatuh_tempo,
    ),
  perpanjang: ({ perpanjangan, renewal_id }, today) =>
    renewal_id === null && perpanjangan && perpanjangan.mulai <= today && today <= perpanjangan.valid_until
      ? { batas: perpanjangan.valid_until, ke: null }
      : undefined,
  pelihara: (facts, today) => {
    const year = runningYear(facts, today)
    return year && !year.terpelihara ? dutyOf(year, ({ selesai }) => selesai) : undefined
  },
  diperpanjang: ({ renewal_id }) => (renewal_id === null ? undefined : { batas: null, ke: null }),
}

/** The one thing that is next for a certificate, with its last day. */
export function nextDuty(facts: NextDutyFacts, today: Day): NextDuty {
  for (const [jenis, rule] of isOpen(facts) ? Object.entries(DUTY_RULES) : []) {
    const duty = rule(facts, today)
    if (duty) return { jenis: jenis as NextDutyKind, ...duty }
  }
  return { jenis: 'tenang', batas: null, ke: null }
}
