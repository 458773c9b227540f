import type { DemoScheme } from '../shapes.ts'
import {
  appeals,
  candidateRights,
  curriculumVitae,
  feeTerms,
  identityCard,
  photograph,
  references,
  suspension,
} from './common-sections.ts'

export const atpa: DemoScheme = {
  key: 'atpa',
  name: 'Sertifikasi Anggota Tim Penyusun Amdal',
  category: 'ATPA',
  jenis: 'sertifikasi',
  durasi: '2 hari',
  registration_fee: 3_500_000,
  image: 'skema-atpa',
  description: `
<p>Skema bagi penyusun yang mengerjakan <strong>bidang tugas</strong> dalam tim Amdal, misalnya mutu udara, mutu air, keanekaragaman hayati, sosial, atau kesehatan masyarakat. Peserta menunjukkan kemampuan mengolah data rona lingkungan hidup, memprakirakan dampak, dan menyusun rencana pengelolaan serta pemantauan bidangnya.</p>
<p>Uji berlangsung dua hari: ujian tulis pada hari pertama, pemeriksaan portofolio dan wawancara pada hari kedua.</p>
<ul>
<li>Untuk Anda yang telah menyelesaikan pelatihan penyusun Amdal di lembaga pelatihan mana pun yang terakreditasi.</li>
<li>Sertifikat berlaku 3 tahun sesuai ketentuan skema dan dapat menjadi langkah menuju KTPA.</li>
</ul>
`.trim(),
  persyaratan: [
    identityCard,
    {
      nama: 'Ijazah',
      keterangan: '',
      wajib: true,
    },
    photograph,
    curriculumVitae,
    {
      nama: 'Sertifikat pelatihan penyusun Amdal',
      keterangan: 'Diterbitkan lembaga pelatihan kompetensi yang terakreditasi. Semua penyelenggara diperlakukan sama.',
      wajib: true,
    },
    {
      nama: 'Portofolio bidang tugas',
      keterangan:
        'Tugas pelatihan, laporan survei, atau bagian dokumen yang Anda susun sendiri sesuai bidang yang dipilih.',
      wajib: true,
    },
    {
      nama: 'Surat keterangan kerja',
      keterangan: 'Dari LPJP, laboratorium, perguruan tinggi, atau instansi bila bukti berasal dari pekerjaan.',
      wajib: false,
    },
  ],
  unit_kompetensi: [
    { judul: 'Melakukan pelingkupan bidang tugas' },
    { judul: 'Mengumpulkan dan menganalisis data rona lingkungan hidup' },
    { judul: 'Memprakirakan dampak bidang tugas' },
    { judul: 'Menyusun RKL-RPL bidang tugas' },
    { judul: 'Menerapkan etika penyusun Amdal' },
  ],
  metode_uji: ['Ujian tulis', 'Pemeriksaan portofolio', 'Wawancara'],
  regulasi: [
    {
      judul: 'Latar belakang',
      isi: [
        'Kajian Amdal bertumpu pada data dan prakiraan yang dikerjakan anggota tim menurut bidangnya. Kesalahan memilih metode, lokasi contoh, atau asumsi pada satu bidang akan terbawa sampai ke kesimpulan kelayakan lingkungan hidup.',
        'Peraturan Pemerintah Nomor 22 Tahun 2021 mensyaratkan sekurang-kurangnya dua anggota tim bersertifikat dalam setiap tim penyusun, di samping seorang ketua tim. Skema ini mengatur cara lembaga menilai dan memelihara kompetensi anggota tim tersebut.',
      ],
    },
    {
      judul: 'Ruang lingkup',
      isi: [
        'Skema ini berlaku untuk sertifikasi baru kualifikasi Anggota Tim Penyusun Amdal (ATPA). Pemohon memilih bidang keahlian yang paling sesuai dengan bukti yang dimilikinya; bidang itu dicatat pada daftar pemegang.',
        'Sertifikat ATPA tidak memberi kewenangan untuk bertindak sebagai ketua tim. Pemegang yang ingin menjadi ketua tim mengikuti skema KTPA setelah memenuhi persyaratannya.',
      ],
    },
    {
      judul: 'Tujuan sertifikasi',
      isi: [
        'Memastikan bahwa anggota tim mampu mengerjakan bidangnya dengan metode yang tepat, mencatat sumber dan keterbatasan data, serta menyerahkan hasil yang dapat ditelusuri dan digunakan ketua tim dalam evaluasi holistik.',
        'Memberi kepastian kepada ketua tim dan pemrakarsa tentang siapa yang layak ditugaskan pada suatu bidang kajian.',
      ],
    },
    references,
    {
      judul: 'Unit kompetensi',
      isi: [
        'Kemasan ATPA terdiri atas lima unit: melakukan pelingkupan bidang tugas, mengumpulkan dan menganalisis data rona lingkungan hidup, memprakirakan dampak bidang tugas, menyusun RKL-RPL bidang tugas, dan menerapkan etika penyusun Amdal.',
        'Kode unit mengikuti naskah SKKNI yang dirujuk pada bagian Acuan dan dicantumkan pada perangkat uji serta lampiran sertifikat. Bukti boleh mencakup lebih dari satu unit selama kaitannya dijelaskan dalam asesmen mandiri.',
      ],
    },
    {
      judul: 'Persyaratan dasar pemohon',
      isi: [
        'Pemohon memenuhi jenjang pendidikan yang ditetapkan skema dan memiliki sertifikat pelatihan penyusun Amdal dari lembaga pelatihan kompetensi yang terakreditasi. Persyaratan pengalaman, bila ada, ditampilkan pada daftar periksa permohonan.',
        'Pemohon yang belum pernah ikut menyusun dokumen Amdal boleh menggunakan tugas pelatihan, laporan survei, atau kajian lingkungan lain sebagai bukti, selama pekerjaan itu dilakukannya sendiri dan relevan dengan unit yang diuji.',
      ],
    },
    candidateRights,
    feeTerms,
    {
      judul: 'Proses sertifikasi',
      isi: [
        'Permohonan diisi secara bertahap dan tersimpan sebagai draf: pilihan jadwal, pengalaman, asesmen mandiri, berkas, lalu pernyataan. Setelah dikirim, admin memeriksanya dalam waktu sasaran 5 hari kerja dan memberi catatan untuk setiap berkas yang perlu diperbaiki.',
        'Setelah pembayaran dikonfirmasi, peserta menerima kartu peserta, nama penguji, dan keterangan tempat. Penguji yang memiliki hubungan kerja, keluarga, atau pernah melatih peserta tidak ditugaskan.',
        'Rekomendasi dua penguji disampaikan kepada pengambil keputusan yang tidak ikut menguji. Keputusan, alasan, dan hasil setiap unit diberitahukan kepada peserta dengan waktu sasaran 10 hari kerja setelah uji.',
      ],
    },
    {
      judul: 'Metode uji dan syarat lulus',
      isi: [
        'Ujian tulis menilai pemahaman tahapan Amdal dan penerapannya pada bidang tugas. Pemeriksaan portofolio menilai keaslian dan kecukupan bukti. Wawancara memastikan bahwa peserta memahami metode yang dipakai, batas ketelitiannya, dan kaitan bidangnya dengan bidang lain.',
        'Skema versi ini menetapkan nilai ujian tulis paling rendah 70 dari 100, portofolio lengkap dan sahih, serta wawancara dengan hasil kompeten. Keputusan kompeten diberikan apabila seluruh unit kompeten.',
        'Unit yang belum kompeten dapat diuji ulang dalam 6 bulan sesuai ketentuan skema. Hasil unit yang sudah kompeten tetap dipakai dalam jangka waktu itu.',
      ],
    },
    {
      judul: 'Surveilan dan pemeliharaan kompetensi',
      isi: [
        'Sertifikat berlaku 3 tahun sesuai ketentuan skema. Sekurang-kurangnya sekali dalam setahun, pemegang melaporkan kinerja dan memelihara kompetensi melalui kegiatan yang relevan, sebagaimana diatur Peraturan Menteri Lingkungan Hidup dan Kehutanan Nomor 18 Tahun 2021.',
        'Laporan anggota tim memuat judul dokumen, bidang tugas, ringkasan peran, dan bukti berupa sampul serta halaman susunan tim. Kegiatan pemeliharaan sebaiknya berkaitan dengan bidang keahlian yang tercatat pada sertifikat.',
        'Evaluasi surveilan dapat dilakukan secara berkala atau karena keluhan. Pemegang diberi waktu yang cukup untuk menjawab dan memperbaiki kekurangan sebelum tindakan lain dipertimbangkan.',
      ],
    },
    suspension('ATPA'),
    appeals,
  ],
}
