import { keepFile } from '../src/features/platform/files/service.ts'
import type { ReportContent, ReportDocument } from '../src/features/upkeep/reporting/contract.ts'
import { reportingHandlers } from '../src/features/upkeep/reporting/handlers.ts'
import { reportingOfficeHandlers } from '../src/features/upkeep/reporting/office/handlers.ts'
import { day, daysBetween } from '../src/lib/day.ts'
import { experience } from './content/experience.ts'
import type { Crew } from './exams.ts'
import { samplePaper } from './papers.tsx'
import { drawingContext, morning, type Parts, type Person, past } from './past.ts'

const WRITER = 'pemegang.lama@example.com'
const COLLEAGUE = 'pemegang@example.com'

const EVIDENCE = 'Bukti laporan kinerja'

const MORE = {
  tahap_dokumen: 'Andal',
  no_registrasi_amdalnet: '',
  bidang_tugas: 'Hidrologi dan mutu air',
  ringkasan_peran:
    'Menyusun rona lingkungan hidup awal dan prakiraan dampak mutu air, serta bagian mutu air pada RKL-RPL.',
}

/**
 * The years of a holder who is in the third one: the first accepted, the second sent late and with the office, where a
 * colleague remembers one part otherwise and has yet to say of the other, the third begun.
 */
export async function seedReports(parts: Parts, people: Person[], crew: Crew): Promise<void> {
  const writer = people.find(({ email }) => email === WRITER)
  const colleague = people.find(({ email }) => email === COLLEAGUE)
  if (!writer || !colleague) return
  const years = (await reportingHandlers.listReportYears(past(parts, morning(parts.today, 0), writer), {})).filter(
    ({ id }) => id !== null,
  )
  const [third, second, first] = years
  const named = (await certificateOf(parts, colleague)) ?? ''
  if (!third?.id || !second?.id || !first?.id) return
  const bukti_id = await evidence(parts, writer)
  const rows = experience.map((row) => ({ ...row, ...MORE, bukti_id, rekan: [] as ReportDocument['rekan'] }))
  const documentsOfYear = (at: number, tahun: string, peran?: string): ReportDocument[] =>
    rows
      .slice(at, at + 1)
      .map((row) => ({ ...row, tahun, rekan: peran && named ? [{ no_sertifikasi: named, peran }] : [] }))

  const firstDay = daysBetween(day(first.selesai), parts.today) + 20
  await report(parts, writer, first.id, firstDay, documentsOfYear(0, first.mulai.slice(0, 4)))
  await accept(parts, crew.office, first.id, firstDay - 4)
  const year = second.mulai.slice(0, 4)
  await report(parts, writer, second.id, 3, [
    ...documentsOfYear(1, year, 'ketua'),
    ...documentsOfYear(2, year, 'anggota'),
  ])
  await disagree(parts, colleague)
  const draft = { ...contentOf(documentsOfYear(0, third.mulai.slice(0, 4))), pernyataan: false }
  await save(parts, writer, third.id, 1, draft)
}

const certificateOf = async ({ db }: Parts, { id }: Person): Promise<string | undefined> =>
  (await db.selectFrom('certificates').select('no_sertifikasi').where('user_id', '=', id).executeTakeFirst())
    ?.no_sertifikasi

async function evidence(parts: Parts, { id: userId }: Person): Promise<string> {
  const bytes = await samplePaper(EVIDENCE, parts.today)
  const file = { userId, jenis: 'bukti_laporan', name: `${EVIDENCE}.pdf`, type: 'application/pdf', bytes } as const
  return (await keepFile(parts.db, { ...parts, now: morning(parts.today, 0) }, file)).id
}

const contentOf = (dokumen: ReportDocument[]): ReportContent => ({
  nihil: false,
  alasan_nihil: '',
  dokumen,
  kendala: 'Data curah hujan sepuluh tahun terakhir baru tersedia pada bulan ketiga.',
  pernyataan: true,
})

const save = (parts: Parts, who: Person, id: number, daysAgo: number, isi: ReportContent) =>
  reportingHandlers.saveReport(past(parts, morning(parts.today, daysAgo), who), { id, isi, version: 0 })

async function report(parts: Parts, who: Person, id: number, daysAgo: number, dokumen: ReportDocument[]) {
  const { version } = await save(parts, who, id, daysAgo, contentOf(dokumen))
  await reportingHandlers.sendReport(past(parts, morning(parts.today, daysAgo), who), { id, version })
}

async function accept(parts: Parts, officer: Person, yearId: number, daysAgo: number): Promise<void> {
  const { id, version } = await parts.db
    .selectFrom('performance_reports')
    .select(['id', 'version'])
    .where('year_id', '=', yearId)
    .executeTakeFirstOrThrow()
  const ctx = drawingContext(past(parts, morning(parts.today, daysAgo), officer))
  await reportingOfficeHandlers.acceptReport(ctx, { id, version })
}

/** The colleague answers for the newest document, and leaves the other open. */
async function disagree(parts: Parts, who: Person): Promise<void> {
  const ctx = past(parts, morning(parts.today, 1), who)
  const claim = (await reportingHandlers.listRoleClaims(ctx, {})).find(({ peran }) => peran === 'ketua')
  if (!claim) return
  const catatan = 'Ketua timnya orang lain; saya menyusun bagian kualitas udara.'
  await reportingHandlers.answerRoleClaim(ctx, { id: claim.id, jawaban: 'berbeda', peran: 'anggota', catatan })
}
