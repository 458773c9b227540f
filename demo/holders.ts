import { makePaperPdf } from '../src/features/certification/certificates/papers/service.ts'
import { ministryHandlers } from '../src/features/certification/holders/ministry-handlers.ts'
import { certificateNumber } from '../src/features/platform/settings/certificate-number-rules.ts'
import { settingsOn } from '../src/features/platform/settings/service.ts'
import { addDays, addMonths, type Day } from '../src/lib/day.ts'
import { importRecords } from '../src/processes/records/import-records.ts'
import { type DemoHolder, holders } from './content/holders.ts'
import type { Crew } from './exams.ts'
import { morning, type Parts, past } from './past.ts'

const COLUMNS = 'nama;no_sertifikat;kualifikasi;keahlian;kota;provinsi;berlaku_mulai;berlaku_sampai;status'

/** Before anything happens to their certificates here. */
const IMPORTED_DAYS_AGO = 60

/** Holders from before the portal in every state, and the papers of certificates that were issued on the way. */
export async function seedHolders(parts: Parts, { office }: Crew): Promise<void> {
  const { db, today } = parts
  const ctx = past(parts, morning(today, IMPORTED_DAYS_AGO), office)
  const { format_nomor_sertifikat: format, masa_berlaku } = await settingsOn(db, today)
  const rows = holders.map((holder) =>
    lineOf(holder, { format, until: addDays(today, holder.ends_in_days), masa_berlaku }),
  )
  const bytes = Buffer.from([COLUMNS, ...rows].join('\n'))
  const outcome = await importRecords(ctx, 'pemegang', { bytes, filename: 'contoh.csv', coba: false })
  if (outcome.diterima !== holders.length) throw new Error(`holders: ${JSON.stringify(outcome.kesalahan)}`)
  await db.updateTable('certificates').set({ publik: true }).where('user_id', 'is', null).execute()
  const papers = await db.selectFrom('certificate_papers').select('id').where('file_id', 'is', null).execute()
  for (const { id } of papers) await makePaperPdf(ctx, id)
  await submitHolders(parts, office)
}

/** Seeds the ministry submission that was sent a week ago, and a later one that is not sent yet. */
async function submitHolders(parts: Parts, office: Crew['office']): Promise<void> {
  const { composeMinistrySubmission, markMinistrySubmissionSent } = ministryHandlers
  const [before, now] = [past(parts, morning(parts.today, 7), office), past(parts, morning(parts.today, 1), office)]
  const all = {
    dari: addDays(parts.today, -3000),
    sampai: addDays(parts.today, -8),
    kualifikasi: null,
    hanya_baru: true,
  }
  const { id, version } = await composeMinistrySubmission(before, all)
  await markMinistrySubmissionSent(before, { id, version, catatan: 'Tanda terima contoh 7.' })
  await composeMinistrySubmission(now, { ...all, sampai: parts.today, hanya_baru: false })
}

interface Term {
  format: string
  until: Day
  /** In months. */
  masa_berlaku: number
}

function lineOf(holder: DemoHolder, { format, until, masa_berlaku }: Term): string {
  const { nama, urut, kualifikasi, keahlian, kota, provinsi, status = 'aktif' } = holder
  const from = addMonths(until, -masa_berlaku)
  const no_sertifikasi = certificateNumber(format, { urut, kualifikasi, on: from })
  const cells = [nama, no_sertifikasi, kualifikasi, keahlian.join('|'), kota, provinsi, from, until, status]
  return cells.map((cell) => `"${cell}"`).join(';')
}
