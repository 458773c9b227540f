import { z } from 'zod'
import { maybeDay, typedText } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { fileId, PrivateFile } from '../../../platform/files/contract.ts'
import { FILE_STATES } from '../rules.ts'

/** The most rows of experience. */
export const MOST_ROWS = 50
const maybeFile = z
  .union([fileId, z.literal('')])
  .catch('')
  .default('')

/** A row of experience as it was typed (domain 2.8, page 2); checked when the application is sent. */
export const ExperienceRow = z.object({
  judul_dokumen: typedText(300),
  jenis_dokumen: typedText(40),
  pemrakarsa: typedText(200),
  lokasi: typedText(200),
  tahun: typedText(4),
  peran: typedText(40),
  no_skkl: typedText(100),
  bukti_id: maybeFile,
})
export type ExperienceRow = z.output<typeof ExperienceRow>

/** One unit's self-assessment: K or BK, '' while unanswered; evidence as a file or in words. */
export const SelfAssessment = z.object({
  unit: typedText(300),
  jawaban: z.enum(['K', 'BK', '']).catch('').default(''),
  bukti: typedText(500),
  bukti_id: maybeFile,
})
export type SelfAssessment = z.output<typeof SelfAssessment>

/** The statements of page 5; the name is typed as a signature. */
export const Declaration = z.object({
  kebenaran: z.boolean().catch(false).default(false),
  kode_etik: z.boolean().catch(false).default(false),
  kerahasiaan: z.boolean().catch(false).default(false),
  penggunaan_sertifikat: z.boolean().catch(false).default(false),
  persetujuan_data: z.boolean().catch(false).default(false),
  /** Related to an examiner, and to whom. */
  ada_hubungan: z.boolean().catch(false).default(false),
  hubungan: typedText(500),
  tanda_tangan: typedText(150),
})
export type Declaration = z.output<typeof Declaration>

/** The content of the form's pages; a page that is not sent stays as it was. */
export const FormContent = z.object({
  kebutuhan_khusus: z.string().max(1000, 'Kebutuhan khusus paling panjang 1000 huruf.').optional(),
  pengalaman: z.array(ExperienceRow).max(MOST_ROWS, `Pengalaman paling banyak ${MOST_ROWS} baris.`).optional(),
  asesmen: z.array(SelfAssessment).max(100).optional(),
  pernyataan: Declaration.optional(),
})

/** The facts of a training certificate (domain 2.8): its number, who gave the course, and its day. */
export const TrainingCertificate = z.object({
  no_sertifikat: typedText(100),
  lembaga_pelatihan: typedText(150),
  /** YYYY-MM-DD */
  tanggal_sertifikat: maybeDay('Tanggal sertifikat'),
})
export type TrainingCertificate = z.output<typeof TrainingCertificate>

/** A requirement of the scheme with what was given for it. */
export const Requirement = z.object({
  nama: z.string(),
  keterangan: z.string(),
  wajib: z.boolean(),
  /** The file given for it; the notes below are the applicant's and the office's. */
  berkas: PrivateFile.nullable(),
  catatan_pemohon: z.string(),
  /** Null where no certificate of training is asked for. */
  pelatihan: TrainingCertificate.nullable(),
  status: z.enum(FILE_STATES).nullable(),
  catatan: z.string().nullable(),
  /** Another file may take its place. */
  boleh_diganti: z.boolean(),
})
export type Requirement = z.output<typeof Requirement>

/** The present document of the personal data, where a requirement has one that was replaced since. */
export const NewerDocument = z.object({
  persyaratan: z.string(),
  berkas: PrivateFile,
  /**
   * The moment at which the owner replaced it, or the office rejected that and made `berkas` the present document
   * again.
   */
  replaced_at: Moment,
  dikembalikan: z.boolean(),
})
export type NewerDocument = z.output<typeof NewerDocument>
