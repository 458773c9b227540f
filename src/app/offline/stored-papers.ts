import type { UserTraining } from '../../features/certification/applications/contract.ts'
import { bodyZone, type Day, dayIn } from '../../lib/day.ts'
import { own } from '../../own-paths.ts'
import { headers, quietClient } from '../calls/browser-client.ts'
import { paperStore, type StoredPaper } from './paper-store.ts'

/** A card follows changes of room and hour. */
const CARD_MS = 12 * 3_600_000
const MOST_CERTIFICATES = 3

type Wanted = Omit<StoredPaper, 'at'>

/** The next exam of all, where it is yet to come. */
export function nextExam(applications: readonly UserTraining[], today: Day): UserTraining | undefined {
  const coming = applications.filter(({ tahap, tanggal_uji }) => tahap === 'terjadwal' && (tanggal_uji ?? '') >= today)
  return coming.sort((one, other) => (one.tanggal_uji ?? '').localeCompare(other.tanggal_uji ?? ''))[0]
}

const certificateOf = ({ id, name, no_sertifikasi }: UserTraining): Wanted => ({
  title: 'Sertifikat',
  words: `${name} · ${no_sertifikasi}`,
  path: own.certificatePdf(id),
  filename: 'sertifikat.pdf',
  day: null,
})

async function wantedPapers(applications: readonly UserTraining[], today: Day): Promise<Wanted[]> {
  const exam = nextExam(applications, today)
  const hasCard = exam && (await quietClient.getExamDay({ id: exam.id })).kartu
  const card = exam && {
    title: 'Kartu peserta',
    words: exam.name,
    path: own.examCard(exam.id),
    filename: 'kartu-peserta.pdf',
    day: exam.tanggal_uji,
  }
  const certificates = applications.filter(({ status_sertifikat }) => status_sertifikat !== null).map(certificateOf)
  return [...(hasCard && card ? [card] : []), ...certificates.slice(0, MOST_CERTIFICATES)]
}

/** The paper at that path; undefined where there is none now. */
export async function fetchPaper(path: string): Promise<ArrayBuffer | undefined> {
  const response = await fetch(path, { credentials: 'include', headers: headers() }).catch(() => undefined)
  const isPdf = response?.headers.get('Content-Type')?.startsWith('application/pdf')
  // A refusal is read as well: what nobody reads never ends, and holds a connection.
  const bytes = await response?.arrayBuffer()
  return response?.ok && isPdf ? bytes : undefined
}

/** Fetches what is missing or old, and drops what is no longer wanted: the next exam card and the certificates, no other file. */
export async function renewPapers(applications: readonly UserTraining[]): Promise<void> {
  const now = Date.now()
  const known = await paperStore.list()
  const kept: StoredPaper[] = []
  for (const wanted of await wantedPapers(applications, dayIn(bodyZone(), new Date(now)))) {
    const { path, words, day } = wanted
    const before = known.find((each) => each.path === path && each.words === words && each.day === day)
    const isFresh = before !== undefined && (day === null || now - before.at < CARD_MS)
    const bytes = isFresh ? undefined : await fetchPaper(path)
    if (bytes) await paperStore.write(path, bytes)
    if (bytes || before) kept.push({ ...wanted, at: bytes ? now : (before?.at ?? now) })
  }
  await paperStore.writeList(kept)
}
