/** What a private file is given as, in the words a person reads. */
export const FILE_KINDS = {
  foto: 'Pas foto',
  ktp: 'KTP atau paspor',
  ijazah: 'Ijazah',
  cv: 'Daftar riwayat hidup',
  sertifikat_pelatihan: 'Sertifikat pelatihan penyusun Amdal',
  sertifikat_atpa: 'Sertifikat ATPA',
  surat_kerja: 'Surat keterangan kerja',
  portofolio: 'Portofolio',
  bukti_pengalaman: 'Bukti pengalaman',
  bukti_asesmen: 'Bukti asesmen mandiri',
  bukti_bayar: 'Bukti pembayaran',
  bukti_perubahan: 'Bukti perubahan data',
  lampiran: 'Lampiran pesan',
  lainnya: 'Dokumen lain',
} as const

export type FileKind = keyof typeof FILE_KINDS

export const FILE_KIND_NAMES = Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]]

const PICTURES = ['image/jpeg', 'image/png', 'image/webp']

/** Least size of a portrait in pixels, width by height (domain 2.7). */
export const PORTRAIT = { width: 400, height: 600 } as const

/** What is accepted as a kind: detected types and most bytes (domain 2: 2 MB, portfolios 10 MB). */
export const acceptedAs = (kind: FileKind): { types: readonly string[]; bytes: number } => ({
  types: kind === 'foto' ? PICTURES : ['application/pdf', ...PICTURES],
  bytes: kind === 'portofolio' ? 10_000_000 : 2_000_000,
})
