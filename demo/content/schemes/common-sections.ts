import { editionName } from '../../../src/features/platform/editions/rules.ts'
import type { DemoScheme } from '../shapes.ts'

type Section = DemoScheme['regulasi'][number]
type Requirement = DemoScheme['persyaratan'][number]

/** Requirements that every certification, renewal and re-test shares. */
export const identityCard: Requirement = {
  nama: 'KTP atau paspor',
  keterangan: 'Pindaian asli yang terbaca jelas. Warga negara asing melampirkan paspor yang masih berlaku.',
  wajib: true,
}

export const photograph: Requirement = {
  nama: 'Pas foto terbaru',
  keterangan: 'Berkas JPG atau PNG, wajah menghadap ke depan. Foto dicetak pada kartu peserta dan sertifikat.',
  wajib: true,
}

export const curriculumVitae: Requirement = {
  nama: 'Daftar riwayat hidup',
  keterangan: 'Memuat pendidikan, pekerjaan, pelatihan, dan dokumen Amdal yang pernah disusun, terbaru di atas.',
  wajib: true,
}

/** Sections that read the same in every scheme that ends in a certificate. */
export const references: Section = {
  judul: 'Acuan',
  isi: [
    'Skema ini disusun dengan mengacu pada Undang-Undang Nomor 32 Tahun 2009 tentang Perlindungan dan Pengelolaan Lingkungan Hidup sebagaimana telah diubah dengan Undang-Undang Cipta Kerja; Peraturan Pemerintah Nomor 22 Tahun 2021; Peraturan Menteri Lingkungan Hidup dan Kehutanan Nomor 18 Tahun 2021; serta Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
    `Standar kompetensi yang dirujuk adalah Standar Kompetensi Kerja Nasional Indonesia Jabatan Kerja Penyusun Amdal yang ditetapkan dengan Keputusan Menteri Ketenagakerjaan Nomor 122 Tahun 2016. Penyelenggaraan sertifikasi disusun sejalan dengan ${editionName('2012')}.`,
    'Apabila peraturan atau standar yang dirujuk berubah, lembaga meninjau skema ini dan mengumumkan versi barunya beserta ketentuan peralihan. Permohonan yang sudah diterima tetap diproses menurut versi yang berlaku saat permohonan dikirim, kecuali peraturan menentukan lain.',
  ],
}

export const candidateRights: Section = {
  judul: 'Hak dan kewajiban pemohon',
  isi: [
    'Pemohon berhak memperoleh penjelasan tentang skema, biaya, dan proses sebelum mendaftar; diuji secara adil tanpa pembedaan; meminta penyesuaian yang wajar karena kebutuhan khusus; menolak penguji dengan alasan benturan kepentingan; mengetahui hasil setiap unit; serta mengajukan keluhan dan banding tanpa dirugikan.',
    'Pemohon wajib memberikan data dan bukti yang benar, menyatakan hubungan kerja atau keluarga dengan penguji, mematuhi tata tertib uji, dan menjaga kerahasiaan bahan uji. Bukti yang terbukti palsu mengakibatkan permohonan ditolak, dan bila sertifikat telah terbit, menjadi alasan pencabutan.',
    'Data pribadi pemohon diproses hanya untuk keperluan sertifikasi, pemeliharaan sertifikat, dan kewajiban hukum lembaga. Persetujuan penayangan data pada daftar pemegang dapat diubah sewaktu-waktu, sedangkan keabsahan sertifikat tetap dapat dikonfirmasi kepada pihak yang menyebutkan nomornya dengan tepat.',
  ],
}

export const feeTerms: Section = {
  judul: 'Biaya sertifikasi',
  isi: [
    'Biaya pendaftaran yang berlaku tercantum pada halaman skema dan pada invoice pemohon. Biaya itu mencakup pemeriksaan permohonan, pelaksanaan uji, keputusan, penerbitan sertifikat elektronik, dan pencatatan pada daftar pemegang. Perjalanan dan penginapan peserta tidak termasuk.',
    'Invoice terbit setelah permohonan dinyatakan lengkap dan wajib dilunasi sebelum jatuh tempo yang tertulis di dalamnya. Kursi yang tidak dilunasi sampai jatuh tempo dilepaskan untuk peserta pada daftar tunggu.',
    'Sesuai ketentuan skema versi ini, pembatalan oleh peserta paling lambat 14 hari sebelum uji memperoleh pengembalian 75 persen, 7 sampai 13 hari sebelum uji 50 persen, dan kurang dari 7 hari tidak memperoleh pengembalian. Jika lembaga yang membatalkan jadwal, peserta memilih pengembalian penuh atau pindah jadwal tanpa biaya.',
  ],
}

export function suspension(holder: string): Section {
  return {
    judul: 'Penangguhan dan pencabutan sertifikat',
    isi: [
      `Sertifikat ${holder} dapat dibekukan apabila pemegang tidak memelihara kompetensi selama dua tahun berturut-turut, tidak memenuhi hasil evaluasi surveilan, menyalahgunakan sertifikat atau tanda sertifikasi, atau atas permintaan sendiri. Sebagai ganti pembekuan, lembaga dapat memerintahkan uji ulang.`,
      'Pemegang menerima pemberitahuan tertulis berisi alasan dan bukti, dengan waktu menjawab 14 hari sesuai ketentuan skema. Keputusan ditetapkan oleh pejabat yang berwenang, tidak oleh sistem secara otomatis, dan status pada daftar pemegang diperbarui pada saat keputusan berlaku.',
      'Pembekuan berlangsung paling lama 6 bulan sesuai ketentuan skema. Sertifikat dipulihkan apabila seluruh tugas perbaikan dipenuhi atau uji ulang menghasilkan keputusan kompeten. Jika sampai batas waktu tidak dipenuhi, sertifikat dicabut.',
      'Pencabutan juga dikenakan apabila sertifikat diperoleh dengan keterangan palsu atau terbukti ada pelanggaran etik yang berat. Selama sertifikat dibekukan dan setelah dicabut, pemegang berhenti menggunakan sertifikat, nomor, dan tanda sertifikasi dalam bentuk apa pun. Sertifikat tetap merupakan milik lembaga.',
    ],
  }
}

export const appeals: Section = {
  judul: 'Banding dan keluhan',
  isi: [
    'Banding adalah permintaan peserta atau pemegang agar keputusan sertifikasi tentang dirinya ditinjau kembali. Banding diajukan tertulis melalui halaman permohonan paling lama 14 hari kerja setelah keputusan diterima, sesuai ketentuan skema, dengan menyebutkan bagian yang dipersoalkan dan buktinya.',
    'Banding diperiksa oleh sekurang-kurangnya tiga orang yang tidak terlibat dalam pelatihan, pengujian, maupun keputusan perkara itu. Hasilnya menguatkan keputusan semula, memerintahkan penilaian kembali oleh penguji yang berbeda, atau mengembalikan perkara kepada pengambil keputusan. Pemohon banding menerima alasan tertulis.',
    'Keluhan tentang layanan, penguji, pemegang sertifikat, atau dugaan pemalsuan dapat disampaikan siapa saja melalui halaman pengaduan, termasuk tanpa menampilkan nama. Pelapor menerima nomor tiket dan dapat memantau penanganannya. Identitas pelapor dijaga kerahasiaannya dan penutupan perkara diberitahukan secara tertulis.',
  ],
}

/** Sections that every maintenance activity shares. */
export const neutrality: Section = {
  judul: 'Ketidakberpihakan',
  isi: [
    'Kegiatan ini terbuka bagi umum dan bukan syarat untuk mengikuti uji kompetensi. Keikutsertaan tidak memberi keringanan atau keuntungan dalam uji, perpanjangan, maupun keputusan sertifikasi.',
    'Pemegang sertifikat bebas memenuhi kewajiban pemeliharaan melalui kegiatan penyelenggara lain. Kegiatan luar diajukan dari area anggota dan dinilai dengan ukuran yang sama.',
  ],
}

export function recognition(evidence: string): Section {
  return {
    judul: 'Kehadiran dan pengakuan',
    isi: [
      `Kehadiran dicatat pada awal dan akhir kegiatan. ${evidence}`,
      'Kegiatan yang diakui langsung tercatat sebagai pemeliharaan kompetensi pada periode berjalan pemegang sertifikat, sesuai ketentuan skema sertifikasinya. Peserta yang belum memiliki sertifikat kompetensi memperoleh surat keterangan mengikuti kegiatan.',
    ],
  }
}

export const activityFee: Section = {
  judul: 'Biaya dan pembatalan',
  isi: [
    'Biaya pendaftaran tercantum pada halaman kegiatan, mencakup materi elektronik, konsumsi pada kegiatan luring, dan surat keterangan. Invoice terbit setelah pendaftaran dan dibayar sebelum jatuh tempo.',
    'Pembatalan oleh peserta mengikuti ketentuan pengembalian biaya yang tampil pada halaman jadwal. Jika penyelenggara membatalkan kegiatan, peserta memilih pengembalian penuh atau pindah ke jadwal berikutnya.',
  ],
}
