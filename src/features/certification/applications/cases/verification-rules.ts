import { kindFor, type RequirementKind } from '../form/file-kind-rules.ts'

/** Returns the text from which the office starts its request for corrections. */
export const correctionRequest = (names: readonly string[]): string =>
  `Mohon perbaiki ${names.length} berkas: ${names.join('; ')}. Catatan kami tertulis pada setiap berkas.`

/** Sentences that say what is often wrong with a document, by its kind; each says what the applicant should do. */
const REASONS: Record<RequirementKind, readonly string[]> = {
  ktp: [
    'NIK pada KTP berbeda dengan NIK pada data diri. Unggah KTP yang benar atau ajukan perubahan data diri.',
    'Nama pada KTP berbeda dengan nama pada data diri. Unggah KTP yang benar atau ajukan perubahan data diri.',
    'KTP terpotong atau tertutup sebagian. Unggah pindaian yang memuat seluruh kartu.',
  ],
  ijazah: [
    'Jenjang atau program studi pada ijazah berbeda dengan riwayat pendidikan. Unggah ijazah yang sesuai.',
    'Ijazah dari luar negeri belum disertai penyetaraan. Unggah ijazah bersama keputusan penyetaraannya.',
    'Yang diunggah adalah transkrip atau surat keterangan lulus. Unggah ijazahnya.',
  ],
  cv: [
    'Daftar riwayat hidup belum memuat pengalaman penyusunan Amdal. Lengkapi dengan judul, tahun, dan peran.',
    'Daftar riwayat hidup belum ditandatangani atau belum bertanggal. Unggah yang lengkap.',
  ],
  foto: [
    'Wajah pada pas foto tidak tampak jelas. Unggah pas foto terbaru dengan wajah menghadap ke depan.',
    'Yang diunggah bukan pas foto. Unggah pas foto terbaru dengan latar belakang polos.',
  ],
  sertifikat_atpa: [
    'Nomor sertifikat ATPA tidak terbaca. Unggah pindaian yang jelas dan utuh.',
    'Sertifikat ATPA ini atas nama orang lain. Unggah sertifikat Anda sendiri.',
  ],
  sertifikat_pelatihan: [
    'Nomor atau tanggal sertifikat berbeda dengan isian. Perbaiki isian atau unggah sertifikat yang benar.',
    'Sertifikat ini bukan dari pelatihan penyusun Amdal. Unggah sertifikat pelatihan yang diminta.',
  ],
  portofolio: [
    'Peran Anda tidak tampak pada portofolio. Sertakan halaman yang memuat susunan tim penyusun.',
    'Portofolio belum memuat jumlah dokumen yang diminta. Lengkapi lalu unggah lagi.',
  ],
  surat_kerja: [
    'Surat keterangan belum menyebut peran dan lama kerja. Unggah surat yang memuat keduanya.',
    'Surat keterangan belum ditandatangani atau belum berstempel. Unggah surat yang lengkap.',
  ],
  lainnya: ['Dokumen ini belum lengkap. Unggah dokumen dengan semua halamannya.'],
}

/** Ready sentences for a document that does not fit its requirement. */
export const reasonsFor = (requirement: string): readonly string[] => REASONS[kindFor(requirement)]
