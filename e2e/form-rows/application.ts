import type { Page } from 'playwright-core'
import type { Stage } from '../../src/features/certification/applications/rules.ts'
import type { Db } from '../../src/ground/database/db.ts'
import { APPLICANT, BILLED, FAILED, PARTICIPANT } from '../form-people.ts'
import { FILE_SAID, type FormRow, FREE_WORDS, LONG, NO_WORDS, press, sentences, stops, unfold, without } from './row.ts'

const SHORT_APPEAL = 'Uraikan alasan banding paling sedikit 30 huruf.'
const NO_YEAR = 'Tahun ditulis dengan empat angka, '
const NO_NPWP = 'NPWP terdiri atas 15 atau 16 angka.'
const NO_AMOUNT = 'Tulis jumlah yang ditransfer dalam angka.'

const applied = 'src/features/certification'
const detail = `${applied}/applications/pages/detail`

/** The person's application at that stage. */
const applicationOf = (db: Db, email: string, tahap: Stage) =>
  db
    .selectFrom('user_trainings')
    .innerJoin('users', 'users.id', 'user_trainings.user_id')
    .select('user_trainings.id')
    .where('users.email', '=', email)
    .where('user_trainings.tahap', '=', tahap)
    .executeTakeFirstOrThrow()

const applicationAt =
  (tahap: Stage, more: string) =>
  async (db: Db, email: string): Promise<string> =>
    `/user/sertifikasi/saya/${(await applicationOf(db, email, tahap)).id}${more}`

const draftAt = async (db: Db, email: string): Promise<string> => {
  const { schedule_id } = await db
    .selectFrom('user_trainings')
    .innerJoin('users', 'users.id', 'user_trainings.user_id')
    .select('schedule_id')
    .where('users.email', '=', email)
    .where('tahap', '=', 'draft')
    .executeTakeFirstOrThrow()
  return `/user/sertifikasi/daftar/${schedule_id}?langkah=pengalaman`
}

const reviewAt = async (db: Db, email: string): Promise<string> =>
  (await draftAt(db, email)).replace('pengalaman', 'periksa')

/**
 * The first document's fields: there at once in a draft that has one. A new one is saved before anything else happens:
 * another tab would save what it finds unsaved, and be the one whose state counts.
 */
async function addDocument(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^Tambah dokumen/i })
  await add.waitFor()
  if ((await page.getByLabel('Judul dokumen').count()) > 0) return
  const isSaved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /\/user-training\/\d+$/.test(new URL(answer.url()).pathname),
  )
  await add.click()
  await isSaved
}

export const APPLICATION_FORMS: Record<string, FormRow> = {
  [`${applied}/invoices/parts/PaymentForm.tsx`]: {
    ...{ who: BILLED, at: applicationAt('menunggu_pembayaran', '/invoice'), button: 'Kirim bukti pembayaran' },
    file: 'Pilih berkas Bukti transfer',
    given: {
      good: { 'Bank pengirim': 'Bank Contoh', 'Nama pengirim': 'Contoh' },
      rubbish: { 'Jumlah (rupiah)': 'abc' },
      tooLong: { 'Bank pengirim': LONG },
      emoji: { 'Jumlah (rupiah)': '🌿' },
    },
    said: sentences({
      ...{ empty: 'Tanggal transfer wajib diisi.', rubbish: NO_AMOUNT, emoji: NO_AMOUNT },
      ...{ tooLong: 'Bank pengirim paling panjang 60 huruf.', ...FILE_SAID },
    }),
  },
  [`${applied}/invoices/parts/BillingForm.tsx`]: {
    ...{ who: BILLED, at: applicationAt('menunggu_pembayaran', '/invoice'), button: 'Simpan' },
    reach: (page) => page.locator('summary', { hasText: 'Ubah nama yang ditagih' }).click(),
    given: {
      good: { 'Nama yang ditagih': 'PT Contoh' },
      rubbish: { 'NPWP (bila ada)': 'abc' },
      tooLong: { 'Nama yang ditagih': LONG },
      emoji: { 'NPWP (bila ada)': '🌿' },
    },
    said: sentences({
      ...{ empty: without('empty, the bill bears the name of the person'), rubbish: NO_NPWP, emoji: NO_NPWP },
      tooLong: 'Nama yang ditagih paling panjang 150 huruf.',
    }),
  },
  [`${applied}/invoices/parts/ProformaForm.tsx`]: {
    ...{ who: APPLICANT, at: reviewAt, button: 'Unduh proforma' },
    reach: unfold('Invoice proforma'),
    given: {
      good: { 'Nama yang ditagih': 'PT Contoh' },
      rubbish: { 'NPWP (bila ada)': 'abc' },
      tooLong: { 'Nama yang ditagih': LONG },
      emoji: { 'NPWP (bila ada)': '🌿' },
    },
    said: sentences({
      ...{ empty: without('empty, it is addressed to the person'), rubbish: NO_NPWP, emoji: NO_NPWP },
      tooLong: 'Nama yang ditagih paling panjang 150 huruf.',
    }),
  },
  [`${applied}/invoices/parts/RefundAccount.tsx`]: {
    ...{ who: PARTICIPANT, confirmed: true, at: applicationAt('dibatalkan', '/invoice'), button: 'Simpan rekening' },
    given: {
      good: { Bank: 'Bank Contoh', 'Nomor rekening': '123456', 'Nama pemilik rekening': 'Tari' },
      rubbish: { 'Nomor rekening': 'abc' },
      tooLong: { Bank: LONG },
      emoji: { 'Nomor rekening': '🌿' },
    },
    said: sentences({
      ...{
        empty: 'Bank wajib diisi.',
        rubbish: 'Nomor rekening terdiri atas angka.',
        emoji: 'Nomor rekening terdiri atas angka.',
      },
      tooLong: 'Bank paling panjang 60 huruf.',
    }),
  },
  [`${detail}/Messages.tsx`]: {
    ...{ who: PARTICIPANT, at: applicationAt('terjadwal', '?tab=pesan'), button: 'Kirim pesan' },
    file: /^Pilih berkas Lampiran/,
    given: { good: { 'Tulis pesan': 'Apakah komputer disediakan?' } },
    said: sentences({
      ...{ empty: 'Pesan wajib diisi.', rubbish: FREE_WORDS, emoji: FREE_WORDS },
      ...{ tooLong: stops('Tulis pesan'), ...FILE_SAID },
    }),
  },
  [`${detail}/OwnTransitions.tsx`]: {
    ...{ who: PARTICIPANT, at: applicationAt('terjadwal', ''), button: 'Batalkan permohonan' },
    reach: press('Batalkan permohonan'),
    given: { good: { Alasan: 'Saya berhalangan.' }, tooLong: { Alasan: LONG } },
    said: sentences({
      ...{ empty: without('the reason may be left out'), rubbish: FREE_WORDS, emoji: FREE_WORDS },
      tooLong: 'Alasan paling panjang 500 huruf.',
    }),
  },
  [`${detail}/Reschedule.tsx`]: {
    ...{ who: PARTICIPANT, at: applicationAt('terjadwal', ''), button: 'Pindah jadwal' },
    reach: press('Pindah jadwal'),
    given: { good: {} },
    said: sentences({
      ...{ empty: 'Pilih jadwal.', rubbish: NO_WORDS, emoji: NO_WORDS, tooLong: NO_WORDS },
    }),
  },
  [`${applied}/appeals/parts/AppealForm.tsx`]: {
    ...{ who: FAILED, at: applicationAt('belum_kompeten', '?tab=hasil'), button: 'Kirim banding' },
    reach: unfold('Tulis banding'),
    file: /^Pilih berkas Berkas pendukung/,
    given: {
      good: { 'Alasan banding': 'Putusan ini tidak memeriksa bukti yang saya kirim.' },
      rubbish: { 'Alasan banding': 'x' },
      emoji: { 'Alasan banding': '🌿🦜' },
    },
    said: sentences({
      ...{ empty: 'Alasan banding wajib diisi.', rubbish: SHORT_APPEAL, emoji: SHORT_APPEAL },
      ...{ tooLong: stops('Alasan banding'), ...FILE_SAID },
    }),
  },
  [`${applied}/applications/pages/form/PageFrame.tsx`]: {
    ...{ who: APPLICANT, at: draftAt, button: 'Simpan dan lanjut' },
    reach: addDocument,
    file: /^Pilih berkas Bukti/,
    given: {
      good: { 'Judul dokumen': 'Amdal Contoh', Tahun: '2024' },
      rubbish: { 'Judul dokumen': 'Amdal Contoh', Tahun: 'abc' },
      emoji: { 'Judul dokumen': '🌿', Tahun: '🌿' },
      offline: { 'Judul dokumen': 'Amdal Luring', Tahun: '2023' },
    },
    said: sentences({
      ...{ empty: 'Judul dokumen wajib diisi.', rubbish: NO_YEAR, emoji: NO_YEAR },
      ...{ tooLong: stops('Judul dokumen'), ...FILE_SAID },
      doubleClick: without('leads on by one page, as those of personal data and of a report'),
    }),
  },
}
