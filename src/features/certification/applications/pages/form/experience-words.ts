import type { Application } from '../../contract.ts'

type Asking = Pick<Application, 'min_dokumen_amdal' | 'min_pengalaman_tahun' | 'wajib_atpa'> & {
  persyaratan: readonly Pick<Application['persyaratan'][number], 'nama' | 'wajib'>[]
}

/** Papers that prove experience, whatever the office calls them. */
const isOfExperience = ({ nama, wajib }: Asking['persyaratan'][number]): boolean =>
  wajib && /pengalaman|portofolio|\bATPA\b|surat keterangan kerja|laporan kinerja/i.test(nama)

const enumerationOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} dan ${words.at(-1)}`

/** Says what experience the scheme asks for: exactly what the form and the prerequisites then demand. */
export function experienceWords({ min_dokumen_amdal, min_pengalaman_tahun, wajib_atpa, persyaratan }: Asking): string {
  const asked = [
    ...(min_dokumen_amdal > 0 ? [`paling sedikit ${min_dokumen_amdal} dokumen Amdal yang Anda susun`] : []),
    ...(min_pengalaman_tahun > 0 ? [`pengalaman ${min_pengalaman_tahun} tahun menyusun Amdal`] : []),
    ...(wajib_atpa ? ['sertifikat ATPA yang berlaku'] : []),
  ]
  const papers = persyaratan.filter(isOfExperience).map(({ nama }) => nama)
  const given = papers.length > 0 ? ` Pada langkah Berkas diminta ${enumerationOf(papers)}.` : ''
  if (asked.length > 0) return `Skema ini mensyaratkan ${enumerationOf(asked)}.${given}`
  const optional = 'Daftar ini boleh kosong; dokumen yang pernah Anda susun memperkuat permohonan Anda.'
  return given ? `${optional}${given}` : `Skema ini tidak mensyaratkan pengalaman. ${optional}`
}
