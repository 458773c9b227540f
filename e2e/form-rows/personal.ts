import { APPLICANT, BEGINNER, IDLE } from '../form-people.ts'
import { FILE_SAID, type FormRow, FREE_WORDS, LONG, press, sentences, stops, without } from './row.ts'

const NO_FILE = 'Unggah berkasnya dahulu.'
const NO_POSTCODE = 'Kode pos terdiri atas 5 angka.'

const personal = 'src/features/platform/personal-data'
const profile = `${personal}/pages/profile`
const draft = `${personal}/pages/draft/SectionForm.tsx`

export const PERSONAL_FORMS: Record<string, FormRow> = {
  [`${draft}#alamat`]: {
    ...{ who: BEGINNER, at: '/user/data-diri?bagian=alamat', button: 'Simpan dan lanjut' },
    draft: 'Pendidikan',
    given: {
      good: {
        ...{ Alamat: 'Jalan Contoh 1', Provinsi: '34', 'Kota atau kabupaten': 'Kota Yogyakarta' },
        ...{ 'Kode pos': '55111', 'No. HP': '0811-0000-0097', 'Kontak darurat': 'Budi' },
      },
      empty: { Alamat: '' },
      rubbish: { Alamat: 'Jalan Contoh 1', 'Kode pos': 'abc', 'No. HP': 'abc' },
      tooLong: { Alamat: LONG.slice(0, 290) },
      emoji: { Alamat: 'Jalan Contoh 1', 'Kode pos': '🌿' },
    },
    said: sentences({
      ...{ empty: 'Alamat wajib diisi.', rubbish: NO_POSTCODE, tooLong: 'Alamat paling panjang 255 huruf.' },
      emoji: NO_POSTCODE,
      back: without('nobody leaves it before it is sent'),
    }),
  },
  [`${personal}/pages/profile/ContactSection.tsx`]: {
    ...{ who: APPLICANT, confirmed: true, at: '/user/profile#kontak', button: 'Simpan perubahan' },
    reach: press(/^Ubah kontak/),
    given: {
      good: { 'Kode pos': '55111' },
      empty: { Alamat: '' },
      rubbish: { Alamat: 'Jalan Contoh 1', 'Kode pos': 'abc' },
      tooLong: { Alamat: LONG },
      emoji: { Alamat: 'Jalan Contoh 1', 'Kode pos': '🌿' },
    },
    said: sentences({
      ...{ empty: 'Alamat wajib diisi.', rubbish: NO_POSTCODE, tooLong: 'Alamat paling panjang 255 huruf.' },
      ...{ emoji: NO_POSTCODE },
    }),
  },
  [`${profile}/ChangeRequestForm.tsx`]: {
    ...{ who: APPLICANT, at: '/user/profile#data-diri', button: 'Kirim pengajuan' },
    reach: press('Ajukan perubahan data'),
    file: 'Pilih berkas Bukti',
    given: {
      good: { 'Nama lengkap': 'Eka Contoh Baru', Alasan: 'Salah tulis pada pendaftaran.' },
      rubbish: { NIK: 'abc', Alasan: 'x' },
      emoji: { NIK: '🌿', Alasan: '🌿' },
    },
    said: sentences({
      ...{ empty: 'Alasan wajib diisi.', rubbish: NO_FILE, emoji: NO_FILE },
      ...{ tooLong: stops('Alasan'), ...FILE_SAID },
    }),
  },
  [`${profile}/ReplaceForm.tsx`]: {
    ...{ who: APPLICANT, at: '/user/profile#dokumen', button: 'Pakai dokumen ini' },
    reach: press(/^Ganti dokumen: KTP/),
    file: /^Pilih berkas KTP/,
    given: { good: { Alasan: 'KTP diperbarui.' } },
    said: sentences({
      ...{ empty: NO_FILE, rubbish: FREE_WORDS, emoji: FREE_WORDS },
      ...{ tooLong: stops('Alasan'), ...FILE_SAID },
    }),
  },
  [`${personal}/parts/Deletion.tsx`]: {
    ...{ who: IDLE, confirmed: true, at: '/user/profile#privasi', button: 'Kirim permintaan' },
    reach: press('Minta penghapusan data'),
    given: { good: { Alasan: 'Saya tidak memakai akun ini lagi.' } },
    said: sentences({
      ...{ empty: 'Alasan wajib diisi.', rubbish: FREE_WORDS, emoji: FREE_WORDS },
      tooLong: stops('Alasan'),
    }),
  },
}
