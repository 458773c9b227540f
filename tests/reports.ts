import { openYears } from '../src/features/upkeep/duties/year-service.ts'
import type { Report, ReportContent, ReportDocument } from '../src/features/upkeep/reporting/contract.ts'
import { type Day, day, dayIn } from '../src/lib/day.ts'
import { loggedIn } from './accounts.ts'
import { makeHolder } from './duties.ts'
import type { TestApp } from './harness.ts'
import type { Answer, Browser } from './http.ts'
import { makeFile } from './personal-data.ts'

export interface Reporter {
  browser: Browser
  account: { id: number; name: string; email: string }
  /** The number of the certificate. */
  no_sertifikasi: string
  /** Numbers of the years that have begun, the first one first. */
  years: number[]
  /** A file of evidence. */
  bukti_id: string
}

interface Choices {
  name?: string
  valid_from?: Day
}

/** Somebody who holds a certificate since 21 May 2025, so that its first year was to be reported by 20 May 2026. */
export async function reporter(
  site: TestApp,
  { name, valid_from = day('2025-05-21') }: Choices = {},
): Promise<Reporter> {
  const { db } = site
  const { browser, account } = await loggedIn(site, name === undefined ? {} : { name })
  const { certificate_id, no_sertifikasi } = await makeHolder(db, { valid_from, user_id: account.id })
  await openYears({ db, today: dayIn('WIB', site.clock.now) })
  const rows = await db
    .selectFrom('certificate_years')
    .select('id')
    .where('certificate_id', '=', certificate_id)
    .orderBy('ke')
    .execute()
  const bukti_id = await makeFile(site, account.id, 'bukti_laporan')
  return { browser, account, no_sertifikasi, years: rows.map(({ id }) => id), bukti_id }
}

/** A document with nothing to object to. */
export const reportDocument = (bukti_id: string, changes: Partial<ReportDocument> = {}): ReportDocument => ({
  judul_dokumen: 'Amdal Bendungan Contoh',
  jenis_dokumen: 'Amdal',
  pemrakarsa: 'PT Contoh Tirta',
  lokasi: 'Kabupaten Contoh, Jawa Barat',
  tahun: '2026',
  peran: 'anggota',
  no_skkl: '',
  bukti_id,
  tahap_dokumen: 'Andal',
  no_registrasi_amdalnet: '',
  bidang_tugas: 'Mutu air',
  ringkasan_peran: 'Menyusun prakiraan dampak mutu air dan rencana pemantauannya.',
  rekan: [],
  ...changes,
})

export const reportContent = (changes: Partial<ReportContent> = {}): ReportContent => ({
  nihil: false,
  alasan_nihil: '',
  dokumen: [],
  kendala: '',
  pernyataan: true,
  ...changes,
})

export const NIL = reportContent({ nihil: true, alasan_nihil: 'Tahun ini saya tidak menyusun dokumen Amdal.' })

type Writer = Pick<Reporter, 'browser'>

export const readReport = ({ browser }: Writer, year: number): Promise<Answer> => browser.get(`/pelaporan/${year}`)

/** Saves a report over the stored version. */
export async function saveReport({ browser }: Writer, year: number, isi: ReportContent): Promise<Report> {
  const { version } = (await readReport({ browser }, year)).body
  const { status, body, text } = await browser.put(`/pelaporan/${year}`, { isi, version })
  if (status !== 200) throw new Error(`not saved: ${text}`)
  return body
}

/** Sends what was saved. */
export async function sendReport({ browser }: Writer, year: number): Promise<Answer> {
  const { version } = (await readReport({ browser }, year)).body
  return browser.post(`/pelaporan/${year}/kirim`, { version })
}

/** Writes a report and sends it. */
export async function sentReport(writer: Writer, year: number, isi = NIL): Promise<Report> {
  await saveReport(writer, year, isi)
  const { status, body, text } = await sendReport(writer, year)
  if (status !== 200) throw new Error(`not sent: ${text}`)
  return body
}

/** As the office finds it: by the certificate's number. */
export async function reportInQueue(staff: Browser, { no_sertifikasi }: Reporter, ke = 1) {
  const found = (await staff.get(`/admin-api/laporan-kinerja?q=${encodeURIComponent(no_sertifikasi)}`)).body.data
  return found.find((row: { ke: number }) => row.ke === ke)
}

export async function decideReport(staff: Browser, id: number, step: 'terima' | 'kembalikan'): Promise<Answer> {
  const { version } = (await staff.get(`/admin-api/laporan-kinerja/${id}`)).body
  const alasan = 'Bukti tidak terbaca. Unggah ulang halaman susunan tim.'
  return staff.post(`/admin-api/laporan-kinerja/${id}/${step}`, {
    version,
    ...(step === 'kembalikan' ? { alasan } : {}),
  })
}
