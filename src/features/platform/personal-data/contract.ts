import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { maybeWords, seenVersion, typedText, words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { fileId, PrivateFile } from '../files/contract.ts'
import { DOCUMENT_KINDS, REPLACEMENT_STATES } from './changes/replacement-rules.ts'
import { CHANGE_STATES, CONTACT_FIELDS, SECTION_NAMES } from './rules.ts'

const LONGEST_TEXT = 300
const MOST_ROWS = 20

const text = typedText(LONGEST_TEXT)
const file = z
  .union([fileId, z.literal('')])
  .catch('')
  .default('')
const tick = z.boolean().catch(false).default(false)

export const EducationDraft = z.object({
  jenjang: text,
  perguruan_tinggi: text,
  program_studi: text,
  tahun_lulus: text,
  nomor_ijazah: text,
})

/** Everything as it was typed, right or wrong: a draft keeps it all, texts and years alike as text. */
export const PersonalDraft = z.object({
  nama_lengkap: text,
  gelar_depan: text,
  gelar_belakang: text,
  kewarganegaraan: text,
  nik: text,
  no_paspor: text,
  tempat_lahir: text,
  /** YYYY-MM-DD */
  tanggal_lahir: text,
  /** L or P */
  jenis_kelamin: text,
  npwp: text,
  alamat: text,
  /** Kemendagri code of two digits. */
  provinsi: text,
  kota_kabupaten: text,
  kode_pos: text,
  phone: text,
  kontak_darurat: text,
  pendidikan: z.array(EducationDraft).max(MOST_ROWS, `Pendidikan paling banyak ${MOST_ROWS}.`).default([]),
  status_pekerjaan: text,
  instansi: text,
  jabatan: text,
  nama_lpjp: text,
  no_registrasi_lpjp: text,
  bidang_keahlian: z.array(z.string().max(60)).max(MOST_ROWS).catch([]).default([]),
  keahlian_lain: text,
  foto: file,
  file_ktp: file,
  file_ijazah: file,
  file_cv: file,
  persetujuan_pdp: tick,
  persetujuan_publikasi: tick,
  pernyataan_benar: tick,
})
export type PersonalDraft = z.output<typeof PersonalDraft>

const Sentences = z.record(z.string(), z.array(z.string()))

/** A document that was replaced: the file before stays on record. */
const Replacement = z.object({
  id: z.number(),
  jenis: z.enum(DOCUMENT_KINDS),
  status: z.enum(REPLACEMENT_STATES),
  berkas: PrivateFile,
  /** Null where there was none. */
  berkas_lama: PrivateFile.nullable(),
  alasan: z.string().nullable(),
  catatan: z.string().nullable(),
  created_at: Moment,
  decided_at: Moment.nullable(),
})
export type Replacement = z.output<typeof Replacement>

/** A draft, what is still wrong with it, and how far each section is. */
export const PersonalState = z.object({
  isi: PersonalDraft,
  /** By field ('pendidikan.0.tahun_lulus'); what stands against sending. */
  kesalahan: Sentences,
  /** By field; worth a look, but no obstacle: a NIK whose date differs from the birth date. */
  peringatan: Sentences,
  bagian: z.array(z.object({ bagian: z.enum(SECTION_NAMES), lengkap: z.boolean(), mulai: z.boolean() })),
  /** Files named in it, by id. */
  berkas: z.array(PrivateFile),
  /** Documents that were replaced since they were sent, the newest first. */
  penggantian: z.array(Replacement),
  submitted_at: Moment.nullable(),
  /** When the consent to be shown among the holders was last given or withdrawn. */
  consent_since: Moment.nullable(),
  version: z.number(),
})
export type PersonalState = z.output<typeof PersonalState>

const ChangeRequest = z.object({
  id: z.number(),
  status: z.enum(CHANGE_STATES),
  nama_lengkap: z.string().nullable(),
  nik: z.string().nullable(),
  no_paspor: z.string().nullable(),
  tanggal_lahir: z.string().nullable(),
  alasan: z.string(),
  catatan: z.string().nullable(),
  created_at: Moment,
})
export type ChangeRequest = z.output<typeof ChangeRequest>

export const personalDataCalls = calls({
  getPersonalData: {
    method: 'GET',
    path: '/data-diri',
    access: 'member',
    summary: 'Data diri sendiri beserta yang masih kurang',
    answer: PersonalState,
    problems: [],
  },
  savePersonalData: {
    method: 'PUT',
    path: '/data-diri',
    access: 'member',
    summary: 'Simpan draf data diri apa adanya, sebelum dikirim',
    payload: z.object({ isi: PersonalDraft, version: seenVersion }),
    answer: PersonalState,
    problems: ['DATA_SUBMITTED', 'STALE', 'FILE_NOT_FOUND'],
  },
  submitPersonalData: {
    method: 'POST',
    path: '/data-diri/kirim',
    access: 'member',
    summary: 'Kirim data diri; sesudahnya status_data 1',
    payload: z.object({ version: seenVersion }),
    answer: PersonalState,
    problems: ['DATA_INCOMPLETE', 'DATA_SUBMITTED', 'STALE', 'TOO_MANY'],
  },
  changeContact: {
    method: 'PUT',
    path: '/data-diri/kontak',
    access: 'member',
    asksPassword: true,
    summary:
      'Ubah alamat, kontak, pendidikan, dan pekerjaan sesudah data diri dikirim, dengan password yang baru dikonfirmasi',
    payload: z.object({
      isi: PersonalDraft.pick(
        Object.fromEntries(CONTACT_FIELDS.map((name) => [name, true])) as Record<(typeof CONTACT_FIELDS)[number], true>,
      ),
      version: seenVersion,
    }),
    answer: PersonalState,
    problems: ['CONFIRM_PASSWORD', 'DATA_NOT_SUBMITTED', 'STALE'],
  },
  replaceDocument: {
    method: 'POST',
    path: '/data-diri/dokumen',
    access: 'member',
    summary: 'Ganti KTP atau paspor, ijazah, pas foto, atau daftar riwayat hidup; yang lama tetap tercatat',
    payload: z.object({
      jenis: z.enum(DOCUMENT_KINDS, 'Pilih dokumen yang diganti.'),
      file_id: fileId,
      alasan: maybeWords('Alasan', 500),
      version: seenVersion,
    }),
    answer: PersonalState,
    problems: ['DATA_NOT_SUBMITTED', 'STALE', 'FILE_NOT_FOUND', 'TOO_MANY'],
  },
  changePublication: {
    method: 'PUT',
    path: '/data-diri/persetujuan-publikasi',
    access: 'member',
    summary: 'Beri atau tarik persetujuan tampil di daftar pemegang',
    payload: z.object({ persetujuan_publikasi: z.boolean('Pilih ya atau tidak.') }),
    answer: z.object({ persetujuan_publikasi: z.boolean(), consent_since: Moment }),
    problems: ['DATA_NOT_SUBMITTED'],
  },
  downloadPersonalData: {
    method: 'GET',
    path: '/data-diri/unduh',
    access: 'member',
    asksPassword: true,
    summary: 'Seluruh data pribadi sendiri sebagai ZIP (JSON dan berkas)',
    answer: 'file',
    media: ['application/zip'],
    problems: ['CONFIRM_PASSWORD', 'TOO_MANY'],
  },
  listDataChanges: {
    method: 'GET',
    path: '/perubahan-data',
    access: 'member',
    summary: 'Pengajuan perubahan data milik sendiri',
    answer: z.array(ChangeRequest),
    problems: [],
  },
  requestDataChange: {
    method: 'POST',
    path: '/perubahan-data',
    access: 'member',
    summary: 'Ajukan perubahan nama, NIK atau paspor, atau tanggal lahir dengan bukti',
    payload: z.object({
      nama_lengkap: maybeWords('Nama lengkap', 100),
      nik: maybeWords('NIK', 40),
      /** For foreigners, in the place of the NIK. */
      no_paspor: maybeWords('Nomor paspor', 40),
      tanggal_lahir: maybeWords('Tanggal lahir', 30),
      alasan: words('Alasan', 500),
      file_id: fileId,
    }),
    answer: ChangeRequest,
    status: 201,
    problems: ['DATA_NOT_SUBMITTED', 'CHANGE_PENDING', 'FILE_NOT_FOUND', 'TOO_MANY'],
  },
})
