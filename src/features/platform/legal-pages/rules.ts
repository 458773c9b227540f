import type { Day } from '../../../lib/day.ts'
import { to } from '../../../paths.ts'

/** The pages that state what holds between the body and those who use its site. */
export const LEGAL_PAGES = {
  privasi: { judul: 'Kebijakan Privasi', path: to.privacy },
  syarat: { judul: 'Syarat dan Ketentuan', path: to.terms },
  aksesibilitas: { judul: 'Pernyataan Aksesibilitas', path: to.accessibility },
} as const

export type LegalPageKind = keyof typeof LEGAL_PAGES
export const LEGAL_PAGE_KINDS = Object.keys(LEGAL_PAGES) as [LegalPageKind, ...LegalPageKind[]]

/** The pages that a person with an account agrees to (UU 27/2022, articles 20 to 22). */
export const AGREED_KINDS = ['privasi', 'syarat'] as const
export type AgreedKind = (typeof AGREED_KINDS)[number]

export const isAgreedKind = (kind: LegalPageKind): kind is AgreedKind =>
  (AGREED_KINDS as readonly LegalPageKind[]).includes(kind)

/** The version that comes with the program and holds until the office publishes a text of its own. */
export const BUILT_IN_VERSION = 0

/** 'Versi bawaan', 'Versi 3' */
export const versionName = (versi: number): string => (versi === BUILT_IN_VERSION ? 'Versi bawaan' : `Versi ${versi}`)

/** A published version; the built-in one has been in force since before all days. */
export interface PublishedVersion {
  versi: number
  berlaku_sejak: Day | null
  minta_persetujuan: boolean
}

export const VERSION_STATES = ['berlaku', 'lama', 'mendatang'] as const
export type VersionState = (typeof VERSION_STATES)[number]

const hasBegun = ({ berlaku_sejak: since }: PublishedVersion, today: Day): boolean => since === null || since <= today

/** The number of the version in force. Versions begin in their order, so the highest that has begun counts. */
export const versionInForce = (published: readonly PublishedVersion[], today: Day): number =>
  Math.max(BUILT_IN_VERSION, ...published.filter((one) => hasBegun(one, today)).map(({ versi }) => versi))

/** Where a version stands against the one in force. */
export function versionState(versi: number, inForce: number): VersionState {
  if (versi === inForce) return 'berlaku'
  return versi < inForce ? 'lama' : 'mendatang'
}

/** The lowest version to which an agreement still counts: the last one in force that asks for it. */
export const versionToAgree = (published: readonly PublishedVersion[], today: Day): number =>
  versionInForce(
    published.filter((one) => one.minta_persetujuan),
    today,
  )

/** Tells whether somebody who last agreed to that version, or never, is to be asked. */
export const mustAgree = (agreed: number | null, toAgree: number): boolean => agreed === null || agreed < toAgree

/** Returns the fields to send for the pages that were read: { versi_privasi: 2 }. */
export const readVersions = (
  read: readonly { jenis: AgreedKind; versi: number }[],
): Partial<Record<`versi_${AgreedKind}`, number>> =>
  Object.fromEntries(read.map(({ jenis, versi }) => [`versi_${jenis}`, versi]))

/** The sentence against the day from which a new version holds; undefined for a good one. */
export function firstDayRefusal(since: Day | null, { today, previous }: { today: Day; previous: Day | null }) {
  if (since === null) return 'Pilih sejak kapan versi ini berlaku.'
  if (since < today) return 'Pilih hari ini atau hari sesudahnya.'
  return previous !== null && since < previous
    ? 'Versi sebelumnya baru berlaku sesudah hari itu. Pilih hari yang sama atau sesudahnya.'
    : undefined
}
