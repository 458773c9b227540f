import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { FILE_KIND_NAMES, GIVEN_KINDS } from './rules.ts'

/** The most bytes of any upload; the rules have a limit for each kind. */
const MOST_BYTES = 10_000_000
const TOO_LARGE = 'Berkas paling besar 10 MB.'

export const fileId = z.uuid('Unggah berkasnya dahulu.')

/** A private file as its owner sees it; its bytes are under /berkas/{id}. */
export const PrivateFile = z.object({
  id: z.string(),
  jenis: z.enum(FILE_KIND_NAMES),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  created_at: Moment,
  /** Since when it can no longer be opened, as it was kept long enough. */
  erased_at: Moment.nullable(),
  /** When no virus was found in it; null: not scanned. */
  scanned_at: Moment.nullable(),
})
export type PrivateFile = z.output<typeof PrivateFile>

export const fileCalls = calls({
  getPicture: {
    method: 'GET',
    path: '/images/{file}',
    access: 'public',
    summary: 'Gambar publik; lebar dengan w, format menurut Accept',
    payload: z.object({
      file: z.string().max(100),
      w: z.coerce.number().int().positive().max(10_000).optional().catch(undefined),
    }),
    answer: 'file',
    media: ['image/webp', 'image/avif', 'image/jpeg'],
    problems: ['PICTURE_NOT_FOUND', 'FILE_WITHHELD', 'FILES_AWAY'],
  },
  getDocument: {
    method: 'GET',
    path: '/dokumen/{file}',
    access: 'public',
    summary: 'Dokumen publik (PDF), misalnya regulasi skema',
    payload: z.object({ file: z.string().max(100) }),
    answer: 'file',
    inRanges: true,
    media: ['application/pdf'],
    problems: ['DOCUMENT_NOT_FOUND', 'FILE_WITHHELD', 'FILES_AWAY'],
  },
  uploadFile: {
    method: 'POST',
    path: '/berkas',
    access: 'member',
    summary: 'Unggah berkas pribadi (PDF, JPG, PNG, WebP); disimpan terenkripsi',
    payload: z.object({
      file: z.file('Pilih berkas.').max(MOST_BYTES, TOO_LARGE),
      jenis: z.enum(GIVEN_KINDS, 'Pilih jenis berkas.'),
    }),
    answer: PrivateFile,
    status: 201,
    problems: ['UNACCEPTABLE_FILE', 'TOO_LARGE', 'TOO_MANY', 'STORAGE_FULL', 'FILES_AWAY'],
  },
  beginUpload: {
    method: 'POST',
    path: '/berkas/unggahan',
    access: 'member',
    summary: 'Mulai unggahan berkas besar yang dapat dilanjutkan setelah jaringan terputus',
    payload: z.object({
      name: words('Nama berkas', 255),
      jenis: z.enum(GIVEN_KINDS, 'Pilih jenis berkas.'),
      bytes: z.int('Ukuran berkas berupa angka.').positive('Berkas ini kosong.').max(MOST_BYTES, TOO_LARGE),
    }),
    answer: z.object({ id: z.string(), received: z.number() }),
    status: 201,
    problems: ['TOO_MANY', 'INVALID'],
  },
  getUpload: {
    method: 'GET',
    path: '/berkas/unggahan/{id}',
    access: 'member',
    summary: 'Seberapa banyak yang sudah diterima: Upload-Offset dan Upload-Length (tus 1.0, juga dengan HEAD)',
    payload: z.object({ id: z.string().max(100) }),
    answer: 'nothing',
    status: 204,
    problems: ['FILE_NOT_FOUND', 'TOO_MANY'],
  },
  continueUpload: {
    method: 'PATCH',
    path: '/berkas/unggahan/{id}',
    access: 'member',
    inPieces: true,
    summary: 'Lanjutkan unggahan (tus 1.0): application/offset+octet-stream dengan Upload-Offset, atau formulir',
    payload: z.object({
      id: z.string().max(100),
      offset: z.coerce.number('Upload-Offset berupa angka.').int().min(0).max(MOST_BYTES),
      file: z.file('Kirim bagian berkasnya.').max(MOST_BYTES, TOO_LARGE),
    }),
    answer: 'nothing',
    status: 204,
    problems: ['FILE_NOT_FOUND', 'UPLOAD_ELSEWHERE', 'TOO_LARGE', 'TOO_MANY'],
  },
  finishUpload: {
    method: 'POST',
    path: '/berkas/unggahan/{id}/selesai',
    access: 'member',
    summary: 'Jadikan unggahan yang lengkap berkas pribadi, sesudah diperiksa seperti setiap berkas',
    payload: z.object({ id: z.string().max(100) }),
    answer: PrivateFile,
    status: 201,
    problems: ['FILE_NOT_FOUND', 'UPLOAD_ELSEWHERE', 'UNACCEPTABLE_FILE', 'TOO_MANY', 'STORAGE_FULL', 'FILES_AWAY'],
  },
  listFiles: {
    method: 'GET',
    path: '/berkas',
    access: 'member',
    summary: 'Berkas pribadi milik sendiri, yang terbaru dahulu',
    answer: z.array(PrivateFile),
    problems: [],
  },
  getFile: {
    method: 'GET',
    path: '/berkas/{id}',
    access: 'member',
    summary:
      'Isi berkas pribadi bagi pemilik dan petugas yang berhak; setiap pembukaan dicatat. unduh=1: sebagai lampiran',
    payload: z.object({ id: z.string().max(100), unduh: z.enum(['0', '1']).catch('0').default('0') }),
    answer: 'file',
    inRanges: true,
    media: ['application/pdf', 'image/webp', 'image/jpeg', 'image/png'],
    problems: ['FILE_NOT_FOUND', 'FILE_ERASED', 'UNACCEPTABLE_FILE', 'FILES_AWAY'],
  },
  removeFile: {
    method: 'DELETE',
    path: '/berkas/{id}',
    access: 'member',
    summary: 'Hapus berkas pribadi yang belum dipakai',
    payload: z.object({ id: z.string().max(100) }),
    answer: 'nothing',
    status: 204,
    problems: ['FILE_NOT_FOUND', 'FILE_IN_USE'],
  },
})
