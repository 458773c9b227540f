import { z } from 'zod'
import { dayOf, words } from '../../../../lib/calls/field.ts'
import { type Sentences, sentencesAgainst } from '../../../../lib/calls/sentences.ts'
import type { Day } from '../../../../lib/day.ts'
import { fileId } from '../../../platform/files/contract.ts'
import { EXPERIENCE_KINDS, EXPERIENCE_ROLES, type FileState, FORM_PAGES, type FormPage, type Stage } from '../rules.ts'
import type { Declaration, ExperienceRow, SelfAssessment } from './contract.ts'
import { isTrainingCertificate } from './file-kind-rules.ts'
import { signatureRefusal } from './signature-rules.ts'

/** A file given for a requirement, and what the office says of it. */
export interface GivenFile {
  persyaratan: string
  file_id: string
  catatan_pemohon: string
  status: FileState
  catatan: string | null
  created_at: string
  /** The number, provider and day of a training certificate; empty for other files. */
  no_sertifikat: string
  lembaga_pelatihan: string
  tanggal_sertifikat: string | null
}

/** The form as it was saved, beside what its scheme asks for. */
export interface Form {
  tahap: Stage
  pages_seen: readonly FormPage[]
  pengalaman: ExperienceRow[]
  asesmen: SelfAssessment[]
  pernyataan: Declaration | null
  given: GivenFile[]
  persyaratan: { nama: string; keterangan: string; wajib: boolean }[]
  unit_kompetensi: { judul: string }[]
  min_dokumen_amdal: number
  min_pengalaman_tahun: number
}

const yearOf = (today: Day): number => Number(today.slice(0, 4))

/** The year of the regulation that introduced environmental impact assessments. */
const FIRST_YEAR = 1986

/** A row of experience with nothing to object to. */
export const completeExperience = (thisYear: number) =>
  z.object({
    judul_dokumen: words('Judul dokumen', 300),
    jenis_dokumen: z.enum(EXPERIENCE_KINDS, 'Pilih jenis dokumen.'),
    pemrakarsa: words('Pemrakarsa', 200),
    lokasi: words('Lokasi', 200),
    tahun: z.string().refine((year) => /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= thisYear, {
      error: `Tahun ditulis dengan empat angka, ${FIRST_YEAR} sampai ${thisYear}.`,
    }),
    peran: z.enum(EXPERIENCE_ROLES, 'Pilih peran Anda.'),
    no_skkl: z.string().max(100, 'Nomor SKKL paling panjang 100 huruf.'),
    bukti_id: fileId,
  })

const completeAssessment = z
  .object({
    jawaban: z.enum(['K', 'BK'], 'Pilih kompeten atau belum kompeten.'),
    bukti: z.string().max(500, 'Bukti paling panjang 500 huruf.'),
    bukti_id: z.string(),
  })
  .refine(({ jawaban, bukti, bukti_id }) => jawaban === 'BK' || bukti.trim() !== '' || bukti_id !== '', {
    path: ['bukti'],
    message: 'Tulis atau unggah bukti untuk unit yang Anda kuasai.',
  })

const agreed = z.literal(true, 'Setujui pernyataan ini.')

const completeDeclaration = z.object({
  kebenaran: agreed,
  kode_etik: agreed,
  kerahasiaan: agreed,
  penggunaan_sertifikat: agreed,
  persetujuan_data: agreed,
  tanda_tangan: z.string().trim().min(3, 'Ketik nama lengkap Anda sebagai tanda tangan.'),
})

const completeRelation = z
  .object({ ada_hubungan: z.boolean(), hubungan: z.string().max(500, 'Hubungan paling panjang 500 huruf.') })
  .refine(({ ada_hubungan, hubungan }) => !ada_hubungan || hubungan.trim() !== '', {
    path: ['hubungan'],
    message: 'Sebutkan nama penguji dan hubungan Anda dengannya.',
  })

const BLANK: Declaration = {
  kebenaran: false,
  kode_etik: false,
  kerahasiaan: false,
  penggunaan_sertifikat: false,
  persetujuan_data: false,
  ada_hubungan: false,
  hubungan: '',
  tanda_tangan: '',
}

/** Every unit of the scheme with what was answered for it; units of another version fall away. */
export const answersFor = (units: Form['unit_kompetensi'], saved: SelfAssessment[]): SelfAssessment[] =>
  units.map(
    ({ judul }) => saved.find(({ unit }) => unit === judul) ?? { unit: judul, jawaban: '', bukti: '', bukti_id: '' },
  )

function experienceErrors({ pengalaman, min_dokumen_amdal, min_pengalaman_tahun }: Form, thisYear: number): Sentences {
  const row = completeExperience(thisYear)
  const found = Object.assign({}, ...pengalaman.map((each, at) => sentencesAgainst(row, each, `pengalaman.${at}`)))
  const asked: string[] = []
  if (pengalaman.length < min_dokumen_amdal) {
    asked.push(`Skema ini mensyaratkan paling sedikit ${min_dokumen_amdal} dokumen Amdal. Tambahkan dokumen Anda.`)
  }
  const earliest = Math.min(thisYear, ...pengalaman.map(({ tahun }) => Number(tahun) || thisYear))
  if (thisYear - earliest < min_pengalaman_tahun) {
    asked.push(`Skema ini mensyaratkan pengalaman ${min_pengalaman_tahun} tahun. Tambahkan dokumen yang lebih lama.`)
  }
  return asked.length > 0 ? { ...found, pengalaman: asked } : found
}

const completeTraining = (today: Day) =>
  z.object({
    no_sertifikat: words('Nomor sertifikat', 100),
    lembaga_pelatihan: words('Lembaga pelatihan', 150),
    tanggal_sertifikat: dayOf('Tanggal sertifikat').refine((day) => day >= `${FIRST_YEAR}-01-01` && day <= today, {
      error: `Tanggal sertifikat antara 1 Januari ${FIRST_YEAR} dan hari ini.`,
    }),
  })

/** Tells whether a file is checked here: in a draft every one, later only those that the office wants corrected. */
const isOpenToChange = ({ tahap }: Form, file: GivenFile): boolean =>
  tahap === 'draft' || file.status === 'perlu_perbaikan'

function requirementErrors(form: Form, today: Day): Sentences {
  const { persyaratan, given } = form
  const found: Sentences = {}
  for (const [at, { nama, wajib }] of persyaratan.entries()) {
    const file = given.find((each) => each.persyaratan === nama)
    if (!file && wajib) found[`persyaratan.${at}`] = [`Unggah ${nama}.`]
    if (file && isTrainingCertificate(nama) && isOpenToChange(form, file)) {
      const { tanggal_sertifikat } = file
      const typed = { ...file, tanggal_sertifikat: tanggal_sertifikat ?? '' }
      Object.assign(found, sentencesAgainst(completeTraining(today), typed, `persyaratan.${at}`))
    }
    if (file?.status === 'perlu_perbaikan') found[`persyaratan.${at}`] = [`Unggah pengganti ${nama}: ${file.catatan}`]
  }
  return found
}

function declarationErrors({ pernyataan }: Form): Sentences {
  const given = pernyataan ?? BLANK
  return {
    ...sentencesAgainst(completeDeclaration, given, 'pernyataan'),
    ...sentencesAgainst(completeRelation, given, 'pernyataan'),
  }
}

/**
 * Returns what is wrong with the signature of a person of that name; the name is sealed, so it is not part of the form.
 */
export function signatureErrors({ pernyataan }: Pick<Form, 'pernyataan'>, nama_lengkap: string): Sentences {
  const refusal = nama_lengkap === '' ? undefined : signatureRefusal(pernyataan?.tanda_tangan ?? '', nama_lengkap)
  return refusal === undefined ? {} : { 'pernyataan.tanda_tangan': [refusal] }
}

/**
 * Returns what is missing on each page of the form before it may be sent, by field: 'pengalaman.0.tahun',
 * 'persyaratan.1'.
 */
export function formErrors(form: Form, today: Day): Record<FormPage, Sentences> {
  const answers = answersFor(form.unit_kompetensi, form.asesmen)
  return {
    jadwal: {},
    pengalaman: experienceErrors(form, yearOf(today)),
    asesmen: Object.assign(
      {},
      ...answers.map((each, at) => sentencesAgainst(completeAssessment, each, `asesmen.${at}`)),
    ),
    berkas: requirementErrors(form, today),
    pernyataan: declarationErrors(form),
  }
}

/** The pages of the form on which something is missing. */
export const incompletePages = (errors: Record<FormPage, Sentences>): FormPage[] =>
  FORM_PAGES.filter((page) => Object.keys(errors[page]).length > 0)

/** Tells whether anything was filled in on a page. */
export const hasBegunPage = (page: FormPage, { pengalaman, asesmen, given, pernyataan, pages_seen }: Form): boolean =>
  ({
    jadwal: pages_seen.includes('jadwal'),
    pengalaman: pengalaman.length > 0,
    asesmen: asesmen.some(({ jawaban }) => jawaban !== ''),
    berkas: given.length > 0,
    pernyataan: Object.values(pernyataan ?? {}).some(Boolean),
  })[page]

/**
 * Tells whether a file may be replaced: in a draft any; in what was sent back, a marked one or one given since then.
 */
export const mayReplace = (file: GivenFile, { tahap, tahap_sejak }: { tahap: Stage; tahap_sejak: Date }): boolean =>
  tahap === 'draft' || file.status === 'perlu_perbaikan' || new Date(file.created_at) >= tahap_sejak
