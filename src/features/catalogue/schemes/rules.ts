/**
 * The kinds of category, by what their schemes lead to: a first certificate, its renewal, a re-test, or maintenance.
 */
export const CATEGORY_KINDS = ['sertifikasi', 'perpanjangan', 'uji_ulang', 'pemeliharaan'] as const
export type CategoryKind = (typeof CATEGORY_KINDS)[number]

/** A scheme's requirements of a person; null, 0 or false where it has none. */
export interface AskedOfPerson {
  min_pendidikan: string | null
  min_pengalaman_tahun: number
  min_dokumen_amdal: number
  wajib_atpa: boolean
}

/** Returns a scheme's requirements of a person as sentences for people who think of applying. */
export function prerequisiteSentences(asked: AskedOfPerson): string[] {
  const { min_pendidikan, min_pengalaman_tahun, min_dokumen_amdal, wajib_atpa } = asked
  return [
    min_pendidikan && `Pendidikan paling rendah ${min_pendidikan}.`,
    min_pengalaman_tahun > 0 && `Pengalaman menyusun Amdal paling sedikit ${min_pengalaman_tahun} tahun.`,
    min_dokumen_amdal > 0 && `Ikut menyusun paling sedikit ${min_dokumen_amdal} dokumen Amdal.`,
    wajib_atpa && 'Memegang sertifikat ATPA yang berlaku, tercatat di daftar pemegang, pada hari permohonan dikirim.',
  ].filter((sentence) => typeof sentence === 'string')
}

/** 'Paling rendah S1 atau D4.': the degree that the diploma has to show, as the scheme asks for it. */
export const degreeWords = (min_pendidikan: string): string =>
  `Paling rendah ${min_pendidikan === 'D4/S1' ? 'S1 atau D4' : min_pendidikan}.`

export interface Requirement {
  nama: string
  keterangan: string
  wajib: boolean
}

const DIPLOMA = /^ijazah\b/i
/** As templates once wrote it into a scheme's own text. */
const DEGREE_SENTENCE = /^Paling rendah (?:D3|S1 atau D4|S2|S3)\.\s*/

/** Returns what a scheme asks for as people read it: its diploma shows the degree that the scheme asks for now. */
export const requirementsAsked = ({
  persyaratan,
  min_pendidikan,
}: {
  persyaratan: readonly Requirement[]
  min_pendidikan: string | null
}): Requirement[] =>
  persyaratan.map((asked) => {
    if (!DIPLOMA.test(asked.nama)) return asked
    const others = asked.keterangan.replace(DEGREE_SENTENCE, '')
    const keterangan = [min_pendidikan === null ? '' : degreeWords(min_pendidikan), others].filter(Boolean).join(' ')
    return { ...asked, keterangan }
  })

const BETWEEN = ' :: '
const OPTIONAL = ' (tidak wajib)'

/** 'Ijazah :: Pindaian berwarna (tidak wajib)': a requirement in one line of a cell. */
export const requirementLine = ({ nama, keterangan, wajib }: Requirement): string =>
  `${nama}${keterangan === '' ? '' : BETWEEN + keterangan}${wajib ? '' : OPTIONAL}`

/** The requirement that a line says. */
export function requirementOf(line: string): Requirement {
  const wajib = !line.endsWith(OPTIONAL)
  const [nama = '', ...rest] = (wajib ? line : line.slice(0, -OPTIONAL.length)).split(BETWEEN)
  return { nama, keterangan: rest.join(BETWEEN), wajib }
}
