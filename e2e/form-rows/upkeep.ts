import type { Db } from '../../src/ground/database/db.ts'
import { HOLDER } from '../form-people.ts'
import { FILE_SAID, type FormRow, FREE_WORDS, LONG, sentences, stops, unfold, without } from './row.ts'

const SHORT_REASON = 'Uraikan alasan permintaan paling sedikit 20 huruf.'
const SHORT_ANSWER = 'Tulis jawaban paling sedikit 20 huruf.'
const SHORT_APPEAL = 'Uraikan alasan banding paling sedikit 30 huruf.'
const NO_HOURS = 'Jam pelajaran berupa angka bulat.'

const SHORT_REVIEW = 'Uraikan alasan Anda paling sedikit 30 huruf.'
const NO_SENTENCE = 'Tulis alasan laporan nihil dengan kalimat lengkap.'
const NIL = { 'Tidak, kirim laporan nihil': 'ya' }

const evaluation = 'src/features/upkeep/evaluation/pages'
const reporting = 'src/features/upkeep/reporting/pages'
const sanctions = 'src/features/certification/sanctions/parts'

const certificateTab = async (db: Db, email: string): Promise<string> => {
  const { id } = await db
    .selectFrom('user_trainings')
    .innerJoin('users', 'users.id', 'user_trainings.user_id')
    .select('user_trainings.id')
    .where('users.email', '=', email)
    .where('tahap', '=', 'diterbitkan')
    .executeTakeFirstOrThrow()
  return `/user/sertifikasi/saya/${id}?tab=sertifikat`
}

const evaluationAt =
  (jenis: 'surveilan' | 'layanan', isReviewed: boolean) =>
  async (db: Db, email: string): Promise<string> => {
    const { id } = await db
      .selectFrom('evaluations')
      .innerJoin('users', 'users.id', 'evaluations.user_id')
      .innerJoin('questionnaires', 'questionnaires.id', 'evaluations.questionnaire_id')
      .select('evaluations.id')
      .where('users.email', '=', email)
      .where('questionnaires.jenis', '=', jenis)
      .where('evaluations.status', isReviewed ? '=' : '<>', 'dinilai')
      .executeTakeFirstOrThrow()
    return `/user/evaluasi?evaluasi=${id}`
  }

const reportAt = async (db: Db, email: string): Promise<string> => {
  const { id } = await db
    .selectFrom('certificate_years')
    .innerJoin('certificates', 'certificates.id', 'certificate_years.certificate_id')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .select('certificate_years.id')
    .where('users.email', '=', email)
    .orderBy('certificate_years.id')
    .executeTakeFirstOrThrow()
  return `/user/pelaporan-kinerja?tahun=${id}&langkah=dokumen`
}

export const UPKEEP_FORMS: Record<string, FormRow> = {
  'src/features/upkeep/maintenance/pages/OutsideForm.tsx': {
    ...{ who: HOLDER, at: '/user/pemeliharaan-kompetensi/saya/baru', button: 'Ajukan' },
    file: 'Pilih berkas Bukti kegiatan',
    given: {
      good: { 'Jenis kegiatan': 'seminar', 'Nama kegiatan': 'Seminar Contoh', Penyelenggara: 'Universitas Contoh' },
      rubbish: { 'Jam pelajaran': 'abc' },
      tooLong: { 'Nama kegiatan': LONG },
      emoji: { 'Jam pelajaran': '🌿' },
    },
    said: sentences({
      ...{ empty: 'Nama kegiatan wajib diisi.', rubbish: NO_HOURS, emoji: NO_HOURS },
      ...{ tooLong: 'Nama kegiatan paling panjang 200 huruf.', ...FILE_SAID },
    }),
  },
  [`${sanctions}/Sanction.tsx`]: {
    ...{ who: HOLDER, at: '/user/dashboard', button: 'Kirim jawaban' },
    file: /^Pilih berkas Berkas pendukung/,
    given: {
      good: { 'Jawaban Anda': 'Laporan tahun ini sudah saya siapkan.' },
      rubbish: { 'Jawaban Anda': 'x' },
      emoji: { 'Jawaban Anda': '🌿🦜' },
    },
    said: sentences({
      ...{ empty: 'Jawaban wajib diisi.', rubbish: SHORT_ANSWER, emoji: SHORT_ANSWER },
      ...{ tooLong: stops('Jawaban Anda'), ...FILE_SAID },
    }),
  },
  [`${sanctions}/SanctionAppeal.tsx`]: {
    ...{ who: HOLDER, at: '/user/dashboard', button: 'Kirim banding' },
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
  [`${sanctions}/SanctionRequest.tsx`]: {
    ...{ who: HOLDER, at: certificateTab, button: 'Kirim permintaan' },
    reach: unfold(/^Minta sertifikat/),
    given: {
      good: { 'Alasan permintaan': 'Saya berhenti dari pekerjaan ini selama setahun.' },
      rubbish: { 'Alasan permintaan': 'x', Pembekuan: 'ya' },
      emoji: { 'Alasan permintaan': '🌿🦜' },
    },
    said: sentences({
      ...{ empty: 'Pilih pembekuan atau pencabutan.', rubbish: SHORT_REASON, emoji: SHORT_REASON },
      tooLong: stops('Alasan permintaan'),
    }),
  },
  [`${evaluation}/AskReview.tsx`]: {
    ...{ who: HOLDER, at: evaluationAt('surveilan', true), button: 'Kirim permintaan' },
    reach: unfold('Minta tinjauan'),
    given: {
      good: { Alasan: 'Bukti yang saya kirim belum dibaca petugas.' },
      rubbish: { Alasan: 'x' },
      emoji: { Alasan: '🌿🦜' },
    },
    said: sentences({
      ...{ empty: 'Alasan wajib diisi.', rubbish: SHORT_REVIEW, emoji: SHORT_REVIEW },
      tooLong: stops('Alasan'),
    }),
  },
  [`${evaluation}/ServiceForm.tsx`]: {
    ...{ who: HOLDER, at: evaluationAt('layanan', false), button: 'Kirim penilaian' },
    given: { good: { '5. Apa yang perlu kami perbaiki?': 'Ruang tunggu.' } },
    said: sentences({
      ...{ empty: 'Pilih angka 1 sampai 5.', rubbish: FREE_WORDS, emoji: FREE_WORDS },
      tooLong: stops('5. Apa yang perlu kami perbaiki?'),
    }),
  },
  [`${evaluation}/SurveillanceForm.tsx`]: {
    ...{ who: HOLDER, at: evaluationAt('surveilan', false), button: 'Kirim evaluasi' },
    file: /^Pilih berkas 5/,
    given: { good: { '4. Perubahan peraturan': 'Tidak ada.' } },
    said: sentences({
      ...{ empty: 'Tulis jawaban Anda.', rubbish: FREE_WORDS, emoji: FREE_WORDS },
      ...{ tooLong: stops('4. Perubahan peraturan'), ...FILE_SAID },
      offline: without('waits for the network, and goes out once: e2e/offline.test.ts'),
    }),
  },
  [`${reporting}/RoleClaims.tsx`]: {
    ...{ who: HOLDER, at: '/user/pelaporan-kinerja', button: 'Kirim jawaban' },
    given: { good: { Berbeda: 'ya', Catatan: 'Saya bergabung kemudian.' }, empty: {}, rubbish: { Berbeda: 'ya' } },
    said: sentences({
      ...{ empty: 'Pilih benar atau berbeda.', rubbish: 'Pilih peran Anda yang sebenarnya.', emoji: FREE_WORDS },
      tooLong: stops('Catatan'),
    }),
  },
  [`${reporting}/form/PartForm.tsx`]: {
    ...{ who: HOLDER, at: reportAt, button: 'Simpan dan lanjut' },
    draft: 'Kendala & pernyataan',
    given: {
      good: { ...NIL, 'Alasan laporan nihil': 'Saya cuti melahirkan sepanjang tahun.' },
      empty: { ...NIL, 'Alasan laporan nihil': '' },
      rubbish: { ...NIL, 'Alasan laporan nihil': 'x' },
      emoji: { ...NIL, 'Alasan laporan nihil': '🌿' },
      offline: { ...NIL, 'Alasan laporan nihil': 'Saya cuti sepanjang tahun ini.' },
    },
    said: sentences({
      ...{ empty: NO_SENTENCE, rubbish: NO_SENTENCE, emoji: NO_SENTENCE },
      tooLong: stops('Alasan laporan nihil'),
    }),
  },
}
