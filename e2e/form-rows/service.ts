import type { Page } from 'playwright-core'
import type { ComplaintReceipt } from '../../src/features/service/complaints/contract.ts'
import { call } from '../calls.ts'
import { FILE_SAID, type FormRow, FREE_WORDS, sentences, stops } from './row.ts'

const complaints = 'src/features/service/complaints/pages'
const marks = 'src/features/service/mark-reports/pages'

const GOOD = {
  ...{ 'Jenis pengaduan': 'layanan', Email: 'pelapor.formulir@example.com', 'Nama Anda': 'Pelapor Contoh' },
  Uraian: 'Saya menunggu jawaban atas surat saya selama dua bulan.',
  ...{ 'No. HP (opsional)': '', 'Saya menyatakan': 'ya' },
}

let receipt: ComplaintReceipt | undefined

/** A case of this table's own, opened by ticket and PIN in the form of that language. */
async function openCaseBy(page: Page, ticket: string, button: string): Promise<void> {
  await page.request.get('/sanctum/csrf-cookie')
  receipt ??= await call<ComplaintReceipt>(page, 'POST', '/pengaduan', {
    ...{ jenis_pengaduan: 'layanan', nama: 'Pelapor Contoh', email: 'pelapor.formulir@example.com' },
    ...{ uraian: GOOD.Uraian, pernyataan_benar: true },
  })
  await page.getByLabel(ticket).fill(receipt.no_tiket)
  await page.getByLabel('PIN').fill(receipt.pin)
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('heading', { name: receipt.no_tiket }).waitFor()
}

export const openEnglishCase = (page: Page) => openCaseBy(page, 'Ticket number', 'Show complaint')

export const SERVICE_FORMS: Record<string, FormRow> = {
  [`${complaints}/ComplaintForm.tsx`]: {
    ...{ who: 'stranger', at: '/pengaduan', button: 'Kirim pengaduan' },
    file: /^Lampiran/,
    sendsFile: true,
    given: {
      good: GOOD,
      rubbish: { Email: 'bukan email', 'Nama Anda': 'x', Uraian: 'x' },
      emoji: { Uraian: '🌿🦜', 'No. HP (opsional)': '🌿' },
    },
    said: sentences({
      ...{ empty: 'Email wajib diisi.', rubbish: 'Uraian paling sedikit 30 huruf.' },
      ...{ tooLong: stops('Uraian'), emoji: 'Uraian paling sedikit 30 huruf.' },
      ...{ wrongFile: FILE_SAID.wrongFile, tooLarge: 'Berkas paling besar 2 MB.' },
    }),
  },
  [`${marks}/MarkReportForm.tsx`]: {
    ...{ who: 'stranger', at: '/pemakaian-tanda', button: 'Kirim laporan' },
    file: /^Foto atau tangkapan layar/,
    sendsFile: true,
    given: {
      good: {
        ...{ 'Pemakai tanda': 'PT Contoh Formulir', 'Tempat terlihat': 'https://contoh.example/brosur' },
        Uraian: 'Logo lembaga tercetak pada brosur pelatihan.',
      },
      rubbish: { 'Pemakai tanda': 'https://contoh.example', Uraian: 'x' },
      emoji: { Uraian: '🌿🦜' },
    },
    said: sentences({
      ...{ empty: 'Pemakai tanda wajib diisi.', rubbish: 'Uraian paling sedikit 20 huruf.' },
      ...{ tooLong: stops('Uraian'), emoji: 'Uraian paling sedikit 20 huruf.' },
      ...{ wrongFile: FILE_SAID.wrongFile, tooLarge: 'Berkas paling besar 2 MB.' },
    }),
  },
  [`${complaints}/TrackPart.tsx`]: {
    ...{ who: 'stranger', at: '/pengaduan?tab=lacak', button: 'Lacak', secret: 'PIN' },
    given: {
      good: { 'Nomor tiket': 'ADU-2026-999999999', PIN: '12345678' },
      rubbish: { 'Nomor tiket': 'abc', PIN: 'x' },
      emoji: { 'Nomor tiket': '🌿', PIN: '🌿' },
    },
    said: sentences({
      ...{ empty: 'PIN terdiri atas 8 angka.', rubbish: 'PIN terdiri atas 8 angka.' },
      ...{ tooLong: stops('Nomor tiket'), emoji: 'PIN terdiri atas 8 angka.' },
    }),
  },
  [`${complaints}/CaseView.tsx`]: {
    ...{ who: 'stranger', at: '/pengaduan?tab=lacak', button: 'Kirim balasan' },
    reach: (page) => openCaseBy(page, 'Nomor tiket', 'Lacak'),
    file: /^Lampiran/,
    sendsFile: true,
    given: { good: { 'Pesan kepada petugas': 'Apakah sudah ada kabar?' } },
    said: sentences({
      ...{ empty: 'Pesan wajib diisi.', rubbish: FREE_WORDS, emoji: FREE_WORDS },
      ...{ tooLong: stops('Pesan kepada petugas'), wrongFile: FILE_SAID.wrongFile },
      tooLarge: 'Berkas paling besar 2 MB.',
    }),
  },
}
