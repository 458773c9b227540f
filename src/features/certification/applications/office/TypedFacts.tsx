import { longDay } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { CERTIFICATE_STATES } from '../../certificates/rules.ts'
import { kindFor, type RequirementKind } from '../form/file-kind-rules.ts'

type Application = Answer<'getOfficeApplication'>
type Person = NonNullable<Application['orang']>
type Requirement = Application['persyaratan'][number]
type Facts = (readonly [label: string, value: string])[]

const nameOf = ({ gelar_depan, nama_lengkap, gelar_belakang }: Person): string =>
  [gelar_depan, nama_lengkap, gelar_belakang].filter(Boolean).join(' ')

const identity = ({ nik, no_paspor, nama_lengkap, tempat_lahir, tanggal_lahir, ...person }: Person): Facts => [
  ['NIK', nik?.replaceAll(/(\d{4})(?=\d)/g, '$1 ') ?? ''],
  ['No. paspor', no_paspor ?? ''],
  ['Nama', nama_lengkap],
  ['Lahir', `${tempat_lahir}, ${longDay(tanggal_lahir)}`],
  ['Tinggal di', `${person.kota_kabupaten}, ${provinceName(person.provinsi)}`],
]

const work = (person: Person): Facts => [
  ['Nama', nameOf(person)],
  ['Pekerjaan', [person.status_pekerjaan, person.jabatan, person.instansi].filter(Boolean).join(', ')],
  ['LPJP', person.nama_lpjp],
]

const experience = ({ pengalaman }: Application): Facts =>
  pengalaman.map(({ judul_dokumen, jenis_dokumen, tahun, peran }, index) => [
    `Pengalaman ${index + 1}`,
    `${judul_dokumen} (${[jenis_dokumen, tahun, peran].filter(Boolean).join(', ')})`,
  ])

const trainingFacts = ({ pelatihan }: Requirement): Facts => [
  ['No. sertifikat', pelatihan?.no_sertifikat ?? ''],
  ['Lembaga', pelatihan?.lembaga_pelatihan ?? ''],
  ['Tanggal', pelatihan?.tanggal_sertifikat ? longDay(pelatihan.tanggal_sertifikat) : ''],
]

const education = ({ pendidikan }: Person): Facts =>
  pendidikan.map(({ jenjang, program_studi, perguruan_tinggi, tahun_lulus }, index) => [
    `Pendidikan ${index + 1}`,
    `${jenjang} ${program_studi}, ${perguruan_tinggi}, ${tahun_lulus}`,
  ])

/** The facts in the applicant's words that a document of each kind should prove. */
const FACTS: Record<RequirementKind, (person: Person, application: Application, requirement: Requirement) => Facts> = {
  ktp: identity,
  ijazah: (person) => [['Nama', nameOf(person)], ...education(person)],
  cv: (person, application) => [
    ...work(person),
    ['Keahlian', person.bidang_keahlian.join(', ')],
    ...education(person),
    ...experience(application),
  ],
  foto: (person) => [['Nama', nameOf(person)]],
  sertifikat_atpa: (person, { atpa }) => [
    ['Nama', nameOf(person)],
    ...atpa.map(
      ({ no_sertifikasi, status_sertifikat, valid_until }) =>
        [no_sertifikasi, `${CERTIFICATE_STATES[status_sertifikat]}, sampai ${longDay(valid_until)}`] as const,
    ),
  ],
  sertifikat_pelatihan: (person, _application, requirement) => [
    ['Nama', nameOf(person)],
    ...trainingFacts(requirement),
  ],
  portofolio: (person, application) => [['Nama', nameOf(person)], ...experience(application)],
  surat_kerja: (person, application) => [...work(person), ...experience(application)],
  lainnya: (person) => [['Nama', nameOf(person)]],
}

/** Requirements that a paper about the person meets, however it was uploaded. */
const IDENTITY = /\b(KTP|paspor|identitas)\b/i

/** Shows what the applicant wrote that this document should prove, to be read beside its scan. */
export function TypedFacts({ application, requirement }: { application: Application; requirement: Requirement }) {
  const { nama, berkas } = requirement
  if (!application.orang || !berkas) return null
  const kind = berkas.jenis === 'ktp' || IDENTITY.test(nama) ? 'ktp' : kindFor(nama)
  const facts = FACTS[kind](application.orang, application, requirement).filter(([, value]) => value !== '')
  return <FactList narrow items={facts} />
}
