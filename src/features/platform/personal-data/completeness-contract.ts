import { z } from 'zod'
import { isoDay, provinceCode } from '../../../lib/calls/field.ts'
import { IN_INDONESIAN } from '../../../lib/calls/in-indonesian.ts'
import type { Sentences } from '../../../lib/calls/sentences.ts'
import { ageOn, type Day, isDay } from '../../../lib/day.ts'
import { readDigits, readNpwp } from '../../../lib/identifiers/digits.ts'
import { hasKnownProvince, isSixteenDigits, nikFacts, readNik } from '../../../lib/identifiers/nik.ts'
import { internationalPhone } from '../../../lib/identifiers/phone.ts'
import { EXPERTISES } from '../../../lib/people/expertise.ts'
import { phone } from '../accounts/contract.ts'
import type { FileKind } from '../files/rules.ts'
import type { PersonalDraft } from './contract.ts'
import { APPLICANT_AGES, DEGREES, type Identity, type IdentityField, NATIONALITIES, WORK_STATES } from './rules.ts'

/** The circumstances by which the data are judged. */
export interface Circumstances {
  today: Day
  /** Demonstration: invented people come from province 99. */
  demo: boolean
  /** The kind as which each of the person's files was given, by id. */
  kinds: ReadonlyMap<string, FileKind>
}

const [YOUNGEST, OLDEST] = APPLICANT_AGES
const EARLIEST_DEGREE = 1960

const NAME = /^(?=.*\p{L})[\p{L}\p{M}'’. -]+$/u

/** One line, without blanks around it or several in a row. */
const line = z.string().overwrite((text) => text.trim().replace(/\s+/g, ' '))

const text = (label: string, least: number, most: number) =>
  line
    .min(1, `${label} wajib diisi.`)
    .min(least, `${label} paling sedikit ${least} huruf.`)
    .max(most, `${label} paling panjang ${most} huruf.`)

const maybe = (label: string, most: number) => line.max(most, `${label} paling panjang ${most} huruf.`)

/** A field that does not count under these circumstances is not kept. */
const clearedText = z.string().overwrite(() => '')

const digits = z.string().overwrite(readDigits)

const nik = (demo: boolean) =>
  z
    .string()
    .overwrite(readNik)
    .min(1, 'NIK wajib diisi.')
    .refine(isSixteenDigits, 'NIK terdiri atas 16 angka. Periksa lagi pada KTP Anda.')
    .refine(
      (typed) => hasKnownProvince(typed, demo),
      'Dua angka pertama NIK bukan kode provinsi. Periksa lagi pada KTP Anda.',
    )

const passport = z
  .string()
  .overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .min(1, 'Nomor paspor wajib diisi.')
  .regex(/^[A-Z0-9]{5,20}$/, 'Nomor paspor berisi 5–20 huruf dan angka. Periksa lagi pada paspor Anda.')

const birthDate = (today: Day) =>
  z
    .string()
    .min(1, 'Tanggal lahir wajib diisi.')
    .overwrite(isoDay)
    .refine(isDay, {
      error: 'Tanggal lahir bukan tanggal yang ada. Tulis tanggal, bulan, dan tahunnya lagi.',
      abort: true,
    })
    .refine((born) => {
      const age = ageOn(born as Day, today)
      return age >= YOUNGEST && age <= OLDEST
    }, `Usia pemohon ${YOUNGEST} sampai ${OLDEST} tahun. Periksa lagi tanggal lahir Anda.`)

const identity = ({ kewarganegaraan }: PersonalDraft, { today, demo }: Circumstances) => {
  const isForeign = kewarganegaraan === 'WNA'
  return {
    nama_lengkap: text('Nama lengkap', 3, 100).regex(
      NAME,
      "Nama lengkap hanya berisi huruf, spasi, dan tanda ' . -; gelar diisi tersendiri.",
    ),
    gelar_depan: maybe('Gelar depan', 30),
    gelar_belakang: maybe('Gelar belakang', 30),
    kewarganegaraan: z.enum(NATIONALITIES, 'Pilih kewarganegaraan.'),
    nik: isForeign ? clearedText : nik(demo),
    no_paspor: isForeign ? passport : clearedText,
    tempat_lahir: text('Tempat lahir', 2, 100),
    tanggal_lahir: birthDate(today),
    jenis_kelamin: z.enum(['L', 'P'], 'Pilih jenis kelamin.'),
    npwp: z
      .string()
      .overwrite(readNpwp)
      .regex(/^(\d{15,16})?$/, 'NPWP terdiri atas 15 atau 16 angka. Kosongkan bila tidak punya.'),
  }
}

const contact = {
  alamat: text('Alamat', 10, 255),
  provinsi: provinceCode,
  kota_kabupaten: text('Kota atau kabupaten', 2, 100),
  kode_pos: digits.min(1, 'Kode pos wajib diisi.').regex(/^\d{5}$/, 'Kode pos terdiri atas 5 angka.'),
  phone: phone.overwrite(internationalPhone),
  kontak_darurat: maybe('Kontak darurat', 150),
}

const degree = (today: Day) => {
  const latest = Number(today.slice(0, 4))
  const wanted = `Tahun lulus antara ${EARLIEST_DEGREE} dan ${latest}.`
  return z.object({
    jenjang: z.enum(DEGREES, 'Pilih jenjang.'),
    perguruan_tinggi: text('Perguruan tinggi', 3, 150),
    program_studi: text('Program studi', 2, 150),
    tahun_lulus: digits
      .min(1, 'Tahun lulus wajib diisi.')
      .refine((year) => /^\d{4}$/.test(year) && Number(year) >= EARLIEST_DEGREE && Number(year) <= latest, wanted),
    nomor_ijazah: line
      .min(1, 'Nomor ijazah wajib diisi. Tulis tanda - bila ijazah tidak bernomor.')
      .max(100, 'Nomor ijazah paling panjang 100 huruf.'),
  })
}

const work = ({ status_pekerjaan, nama_lpjp, no_registrasi_lpjp, bidang_keahlian }: PersonalDraft) => {
  const hasWork = status_pekerjaan !== 'Belum bekerja'
  const isAffiliated = `${nama_lpjp}${no_registrasi_lpjp}`.trim() !== ''
  return {
    status_pekerjaan: z.enum(WORK_STATES, 'Pilih status pekerjaan.'),
    instansi: hasWork ? text('Instansi', 2, 150) : clearedText,
    jabatan: hasWork ? text('Jabatan', 2, 100) : clearedText,
    nama_lpjp: isAffiliated ? text('Nama LPJP', 2, 150) : clearedText,
    no_registrasi_lpjp: isAffiliated ? text('Nomor registrasi LPJP', 2, 100) : clearedText,
    bidang_keahlian: z
      .array(z.enum(EXPERTISES, 'Pilih bidang keahlian dari daftar.'))
      .min(1, 'Pilih paling sedikit satu bidang keahlian.')
      .overwrite((chosen) => [...new Set(chosen)]),
    keahlian_lain: bidang_keahlian.includes('lainnya') ? text('Bidang keahlian lain', 3, 100) : clearedText,
  }
}

const files = ({ kinds }: Circumstances) => {
  const fileGivenAs = (kind: FileKind, missing: string) => z.string().refine((id) => kinds.get(id) === kind, missing)
  return {
    foto: fileGivenAs('foto', 'Unggah pas foto.'),
    file_ktp: fileGivenAs('ktp', 'Unggah pindaian KTP atau paspor.'),
    file_ijazah: fileGivenAs('ijazah', 'Unggah pindaian ijazah.'),
    file_cv: fileGivenAs('cv', 'Unggah daftar riwayat hidup.'),
  }
}

const consent = {
  persetujuan_pdp: z.literal(true, 'Setujui pemrosesan data pribadi agar data Anda dapat dikirim.'),
  persetujuan_publikasi: z.boolean(),
  pernyataan_benar: z.literal(true, 'Nyatakan bahwa data Anda benar agar dapat dikirim.'),
}

const contactAndWork = (isi: PersonalDraft, { today }: Circumstances) => ({
  ...contact,
  pendidikan: z.array(degree(today)).min(1, 'Tambahkan paling sedikit satu pendidikan.'),
  ...work(isi),
})

/** Returns the schema of personal data that can be sent (domain 2.7); some needs depend on other fields. */
export const completeSchema = (isi: PersonalDraft, around: Circumstances) =>
  z.object({ ...identity(isi, around), ...contactAndWork(isi, around), ...files(around), ...consent })

/** The part that people change by themselves after sending. */
export const contactSchema = (isi: PersonalDraft, around: Circumstances) => z.object(contactAndWork(isi, around))

/** The part that changes upon a request: the wanted fields of it. */
export const identitySchema = (
  isi: PersonalDraft,
  around: Circumstances,
  wanted: readonly IdentityField[],
): z.ZodType<Identity> => {
  const all = identity(isi, around)
  return z.object(Object.fromEntries(wanted.map((field) => [field, all[field]])))
}

/** Returns what was typed as it is stored, or what is wrong with it, with one sentence for each field. */
export function validate<T>(
  schema: z.ZodType<T>,
  typed: unknown,
): { state: 'right'; isi: T } | { state: 'wrong'; errors: Sentences } {
  const parsed = schema.safeParse(typed, IN_INDONESIAN)
  if (parsed.success) return { state: 'right', isi: parsed.data }
  const errors: Sentences = {}
  for (const { path, message } of parsed.error.issues) errors[path.map(String).join('.')] ??= [message]
  return { state: 'wrong', errors }
}

const writtenBackwards = (day: string): string => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`

/** Returns warnings about what may still be right: there are identity cards with a wrong date. */
export function identityDoubts({
  kewarganegaraan,
  nik: typed,
  tanggal_lahir: born,
  jenis_kelamin,
}: PersonalDraft): Sentences {
  const number = readNik(typed)
  const tanggal_lahir = isoDay(born)
  if (kewarganegaraan === 'WNA' || !isSixteenDigits(number)) return {}
  const { birth, sex } = nikFacts(number)
  const sentences = [
    ...(isDay(tanggal_lahir) && birth !== writtenBackwards(tanggal_lahir)
      ? [
          'Tanggal lahir berbeda dengan yang tertulis dalam NIK. Periksa keduanya; biarkan bila KTP Anda memang demikian.',
        ]
      : []),
    ...(jenis_kelamin !== '' && sex !== jenis_kelamin
      ? [
          'Jenis kelamin berbeda dengan yang tertulis dalam NIK. Periksa keduanya; biarkan bila KTP Anda memang demikian.',
        ]
      : []),
  ]
  return sentences.length > 0 ? { nik: sentences } : {}
}
