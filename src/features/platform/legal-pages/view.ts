import type { Context } from '../../../ground/context.ts'
import { addDays, type Day } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { dataOfficerOn } from '../settings/officer-service.ts'
import type { LegalPage } from './contract.ts'
import { type PublishedRow, publishedVersions } from './queries.ts'
import { BUILT_IN_VERSION, LEGAL_PAGE_KINDS, type LegalPageKind, versionInForce, versionState } from './rules.ts'
import { filledLegalText, legalText } from './text-service.ts'

const BUILT_IN = { versi: BUILT_IN_VERSION, berlaku_sejak: null, perubahan: '', minta_persetujuan: true }

/** A page in the version in force or the wanted one; throws RECORD_NOT_FOUND. */
export async function legalPage(
  { reads, today }: Pick<Context, 'reads' | 'today'>,
  jenis: LegalPageKind,
  wanted: number | undefined,
): Promise<LegalPage> {
  const published = await publishedVersions(reads, jenis)
  const inForce = versionInForce(published, today)
  const riwayat = [...published, BUILT_IN].map((one) => ({ ...one, status: versionState(one.versi, inForce) }))
  const shown = riwayat.find(({ versi }) => versi === (wanted ?? inForce))
  const isi = shown && (await legalText(reads, jenis, shown.versi))
  if (!shown || isi === undefined) throw new Problem('RECORD_NOT_FOUND')
  const on = readingDay(published, shown.versi, today)
  const pejabat_pdp = jenis === 'privasi' ? await dataOfficerOn(reads, on) : null
  return { ...shown, jenis, isi: await filledLegalText(reads, isi, on), pejabat_pdp, riwayat }
}

/** The versions in force. */
export const versionsInForce = ({ reads, today }: Pick<Context, 'reads' | 'today'>) =>
  Promise.all(
    LEGAL_PAGE_KINDS.map(async (jenis) => ({
      jenis,
      versi: versionInForce(await publishedVersions(reads, jenis), today),
    })),
  )

/** The day whose settings a version shows: today, its last day, or its first one when that is still to come. */
function readingDay(published: readonly PublishedRow[], versi: number, today: Day): Day {
  const begins = published.find((one) => one.versi === versi)?.berlaku_sejak ?? today
  if (begins > today) return begins
  const next = published.findLast((one) => one.versi > versi)
  return next && next.berlaku_sejak <= today ? addDays(next.berlaku_sejak, -1) : today
}
