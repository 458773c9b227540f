import { longDay } from '../../../../../lib/day.ts'
import { provinceName } from '../../../../../lib/people/province.ts'
import { capital } from '../../../../../lib/text/capital.ts'
import type { PersonalDraft } from '../../contract.ts'
import { LABELS } from '../../label-rules.ts'
import type { Section } from '../../rules.ts'
import { inFours, SEXES } from './labels.ts'

/** A field as it is read again; an empty text was left empty. */
export interface Answer {
  /** As the server names it; a row is 'pendidikan.0'. */
  name: string
  label: string
  text: string
}

type Education = PersonalDraft['pendidikan'][number]

/** ['A', '', 'B'] → 'A, B' */
const joinTexts = (parts: string[]): string => parts.filter((part) => part.trim() !== '').join(', ')

const educationText = ({ jenjang, program_studi, perguruan_tinggi, tahun_lulus, nomor_ijazah }: Education): string =>
  joinTexts([
    `${jenjang} ${program_studi}`.trim(),
    perguruan_tinggi,
    tahun_lulus && `lulus ${tahun_lulus}`,
    nomor_ijazah && `nomor ijazah ${nomor_ijazah}`,
  ])

const dayText = (typed: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? longDay(typed) : typed)

function educationAnswers({ pendidikan }: PersonalDraft): Answer[] {
  if (pendidikan.length === 0) return [{ name: 'pendidikan', label: LABELS.pendidikan, text: '' }]
  return pendidikan.map((row, index) => ({
    name: `pendidikan.${index}`,
    label: pendidikan.length === 1 ? LABELS.pendidikan : `${LABELS.pendidikan} ${index + 1}`,
    text: educationText(row),
  }))
}

const plain = (isi: PersonalDraft, names: (keyof PersonalDraft)[]): Answer[] =>
  names.map((name) => ({ name, label: LABELS[name], text: String(isi[name]) }))

function identityAnswers(isi: PersonalDraft): Answer[] {
  const { kewarganegaraan, nik, tanggal_lahir, jenis_kelamin } = isi
  return [
    ...plain(isi, ['nama_lengkap', 'gelar_depan', 'gelar_belakang', 'kewarganegaraan']),
    ...(kewarganegaraan === 'WNA'
      ? plain(isi, ['no_paspor'])
      : [{ name: 'nik', label: LABELS.nik, text: inFours(nik) }]),
    ...plain(isi, ['tempat_lahir']),
    { name: 'tanggal_lahir', label: LABELS.tanggal_lahir, text: dayText(tanggal_lahir) },
    {
      name: 'jenis_kelamin',
      label: LABELS.jenis_kelamin,
      text: SEXES.find(([value]) => value === jenis_kelamin)?.[1] ?? '',
    },
    ...plain(isi, ['npwp']),
  ]
}

function contactAnswers(isi: PersonalDraft): Answer[] {
  return [
    ...plain(isi, ['alamat']),
    { name: 'provinsi', label: LABELS.provinsi, text: provinceName(isi.provinsi) },
    ...plain(isi, ['kota_kabupaten', 'kode_pos', 'phone', 'kontak_darurat']),
  ]
}

function workAnswers(isi: PersonalDraft): Answer[] {
  const hasWork = isi.status_pekerjaan !== 'Belum bekerja'
  const hasOther = isi.bidang_keahlian.includes('lainnya')
  return [
    ...plain(isi, ['status_pekerjaan']),
    ...plain(isi, hasWork ? ['instansi', 'jabatan'] : []),
    ...plain(isi, ['nama_lpjp', 'no_registrasi_lpjp']),
    {
      name: 'bidang_keahlian',
      label: LABELS.bidang_keahlian,
      text: capital(isi.bidang_keahlian.join(', ')),
    },
    ...plain(isi, hasOther ? ['keahlian_lain'] : []),
  ]
}

/** The texts of a section; files and consents are shown in their own way. */
export function answersOf(section: Exclude<Section, 'berkas'>, isi: PersonalDraft): Answer[] {
  switch (section) {
    case 'identitas':
      return identityAnswers(isi)
    case 'alamat':
      return contactAnswers(isi)
    case 'pendidikan':
      return educationAnswers(isi)
    case 'pekerjaan':
      return workAnswers(isi)
  }
}
