import type { DeclarationKind } from '../../rules.ts'

/** The texts that a person agrees to. A changed text needs a new version in CONSENT_VERSIONS. */
export const CONSENT_TEXTS: Record<DeclarationKind, string> = {
  pdp: 'Saya menyetujui data pribadi saya, termasuk NIK dan berkas yang saya unggah, diproses untuk memeriksa permohonan, menyelenggarakan uji kompetensi, menerbitkan dan memelihara sertifikat, serta memenuhi kewajiban hukum. Data disimpan terenkripsi dan hanya dibuka petugas yang berwenang. Saya dapat mengunduh, memperbaiki, dan meminta penghapusannya melalui halaman Profil.',
  publikasi:
    'Saya setuju nama, foto, dan sertifikat saya tampil di daftar pemegang yang terbuka untuk umum. Tanpa persetujuan ini sertifikat tetap dapat diperiksa dengan nomornya. Pilihan ini dapat saya ubah kapan saja di halaman Profil.',
  pernyataan:
    'Saya menyatakan semua data dan berkas ini benar dan milik saya. Data yang tidak benar dapat membatalkan permohonan atau sertifikat saya.',
}
