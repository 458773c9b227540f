/** What the portal does by itself in one stage of certification, and who decides there. */
export interface AiStage {
  tahap: string
  /** Fixed rules and arithmetic that the portal follows; nothing of it learns from data. */
  dihitung: string
  /** The people without whom nothing is decided in this stage. */
  diputus: string
}

/** The stages of certification as the portal does them: artificial intelligence is used in none. */
export const AI_STAGES: readonly AiStage[] = [
  {
    tahap: 'Permohonan dan pemeriksaan berkas',
    dihitung:
      'Isian diperiksa menurut aturan tetap: bentuk NIK, tanggal, dan kelengkapan. Berkas tidak dibaca mesin; pemindai virus hanya mengenali program berbahaya.',
    diputus: 'Petugas verifikasi memeriksa setiap berkas dan menerima atau mengembalikannya.',
  },
  {
    tahap: 'Penyusunan soal dan naskah ujian',
    dihitung:
      'Kemiripan dua soal dihitung dari potongan tiga huruf yang sama. Naskah disusun menurut kisi-kisi dengan aturan tetap, dan urutan soal diacak.',
    diputus: 'Penulis, penelaah, dan perilis soal; naskah dirilis oleh dua orang.',
  },
  {
    tahap: 'Pelaksanaan ujian',
    dihitung:
      'Ujian di layar mencatat kejadian pada perangkat, seperti berpindah jendela. Tidak ada kamera, pengenalan wajah, atau penilaian atas perilaku.',
    diputus: 'Pengawas ujian menilai setiap kejadian; dugaan kecurangan diputus petugas yang berwenang.',
  },
  {
    tahap: 'Penilaian',
    dihitung:
      'Jawaban pilihan dibandingkan dengan kunci. Isian singkat yang hampir sama dengan kunci hanya ditandai menurut aturan tetap.',
    diputus:
      'Jawaban yang ditandai dilihat orang; esai dinilai penguji, dan selisih yang besar dinilai penguji ketiga.',
  },
  {
    tahap: 'Keputusan sertifikasi',
    dihitung: 'Nilai dijumlahkan dan dibandingkan dengan batas lulus skema.',
    diputus: 'Orang yang bernama dan tidak menguji peserta itu memutus setiap hasil.',
  },
  {
    tahap: 'Pemeliharaan, surveilan, dan perpanjangan',
    dihitung: 'Batas hari dan poin dihitung menurut pengaturan; contoh untuk audit diundi secara acak.',
    diputus: 'Petugas memeriksa setiap laporan dan kegiatan; sanksi dan pencabutan diputus orang, tidak oleh portal.',
  },
  {
    tahap: 'Banding dan pengaduan',
    dihitung: 'Batas jawaban dihitung menurut hari kerja.',
    diputus: 'Panel banding dan penangan pengaduan yang tidak terlibat dalam perkaranya.',
  },
  {
    tahap: 'Pencarian dan pemeriksaan sertifikat',
    dihitung:
      'Pencarian nama dan nomor menawarkan tulisan yang mirip menurut potongan huruf yang sama. Kemiripan nama pada klaim riwayat lama hanya petunjuk.',
    diputus: 'Yang mencari memilih sendiri; klaim riwayat diputus petugas dengan melihat identitasnya.',
  },
  {
    tahap: 'Tinjauan soal dan angka lembaga',
    dihitung: 'Statistik butir dan angka layanan adalah hitungan biasa: bagian, rata-rata, dan korelasi.',
    diputus: 'Petugas soal dan pimpinan menilai artinya; koreksi kunci disetujui dua orang.',
  },
]
