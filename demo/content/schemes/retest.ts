import type { DemoScheme } from '../shapes.ts'
import { appeals, candidateRights, feeTerms, identityCard, references, suspension } from './common-sections.ts'

export const retest: DemoScheme = {
  key: 'uji-ulang',
  name: 'Uji Ulang Unit Kompetensi',
  category: 'Uji Ulang',
  jenis: 'uji_ulang',
  durasi: '1 hari',
  registration_fee: 1_250_000,
  image: 'skema-uji-ulang',
  description: `
<p>Skema bagi peserta KTPA atau ATPA yang masih memiliki <strong>unit belum kompeten</strong>, dan bagi pemegang sertifikat yang diminta mengikuti uji ulang. Hanya unit yang disebut dalam keputusan yang diuji; unit yang sudah kompeten tidak diulang.</p>
<p>Baca laporan hasil terlebih dahulu. Di sana tertulis bukti apa yang kurang dan metode apa yang akan dipakai, sehingga Anda dapat menyiapkan diri dengan tepat.</p>
<p>Uji ulang dinilai oleh sekurang-kurangnya satu penguji yang tidak menilai Anda pada uji sebelumnya, dan keputusannya ditetapkan oleh pihak yang tidak ikut menguji.</p>
`.trim(),
  persyaratan: [
    identityCard,
    {
      nama: 'Laporan hasil uji atau surat perintah uji ulang',
      keterangan: 'Terisi otomatis dari riwayat permohonan Anda di lembaga ini.',
      wajib: true,
    },
    {
      nama: 'Bukti tambahan',
      keterangan: 'Bukti baru untuk unit yang belum kompeten, bila laporan hasil memintanya.',
      wajib: false,
    },
    {
      nama: 'Kebutuhan khusus',
      keterangan: 'Surat keterangan bila Anda memerlukan penyesuaian pelaksanaan uji.',
      wajib: false,
    },
  ],
  unit_kompetensi: [{ judul: 'Unit KTPA atau ATPA yang dinyatakan belum kompeten dalam keputusan sebelumnya' }],
  metode_uji: ['Ujian tulis unit terkait', 'Pemeriksaan bukti tambahan', 'Wawancara'],
  regulasi: [
    {
      judul: 'Latar belakang',
      isi: [
        'Hasil belum kompeten pada satu atau beberapa unit tidak berarti seluruh kemampuan peserta gugur. Mengulang seluruh uji akan membebani peserta tanpa menambah keyakinan lembaga atas unit yang sudah terbukti.',
        'Uji ulang juga digunakan sebagai jalan pemulihan bagi pemegang sertifikat yang tidak memelihara kompetensi selama dua tahun berturut-turut, apabila lembaga memilih memerintahkan uji ulang.',
      ],
    },
    {
      judul: 'Ruang lingkup',
      isi: [
        'Skema ini berlaku bagi peserta skema KTPA, ATPA, dan perpanjangan yang menerima keputusan belum kompeten pada sebagian unit, serta bagi pemegang sertifikat yang menerima surat perintah uji ulang.',
        'Peserta yang belum kompeten pada seluruh unit, atau yang telah melewati jangka waktu uji ulang, mengajukan permohonan sertifikasi baru.',
      ],
    },
    {
      judul: 'Tujuan',
      isi: [
        'Memberi kesempatan yang adil untuk memperbaiki kekurangan pada unit tertentu, dengan ukuran yang sama seperti uji pertama, sehingga sertifikat yang terbit memiliki nilai yang setara.',
      ],
    },
    references,
    {
      judul: 'Unit kompetensi yang diuji',
      isi: [
        'Unit yang diuji adalah unit yang disebut dalam keputusan belum kompeten atau dalam surat perintah uji ulang. Daftarnya tampil pada halaman permohonan dan tidak dapat ditambah atau dikurangi oleh peserta.',
        'Perangkat uji yang dipakai berbeda dari perangkat pada uji sebelumnya, tetapi setara tingkat kesulitannya.',
      ],
    },
    {
      judul: 'Persyaratan dan jangka waktu',
      isi: [
        'Permohonan uji ulang diajukan dalam 6 bulan sejak keputusan belum kompeten, sesuai ketentuan skema. Untuk pemegang sertifikat, batas waktunya tertulis dalam surat perintah uji ulang.',
        'Peserta yang sedang mengajukan banding atas unit yang sama menunggu sampai banding selesai. Waktu selama banding tidak mengurangi jangka waktu uji ulang.',
      ],
    },
    candidateRights,
    feeTerms,
    {
      judul: 'Proses uji ulang',
      isi: [
        'Peserta memilih jadwal, membaca kembali laporan hasil, dan menautkan bukti baru bila diminta. Admin memeriksa kelayakan dan menerbitkan invoice. Data diri dan berkas dari permohonan sebelumnya digunakan kembali.',
        'Sekurang-kurangnya satu dari dua penguji belum pernah menilai peserta pada uji sebelumnya. Penguji tidak mengetahui nilai rinci uji sebelumnya sampai penilaiannya sendiri dikunci.',
        'Hasil uji ulang digabungkan dengan hasil unit yang sudah kompeten, lalu disampaikan kepada pengambil keputusan yang tidak ikut menguji.',
      ],
    },
    {
      judul: 'Metode uji dan syarat lulus',
      isi: [
        'Metode ditentukan menurut kekurangan yang tercatat: ujian tulis untuk pengetahuan, bukti tambahan untuk portofolio, dan wawancara atau presentasi untuk penerapan. Peserta diberi tahu metodenya sebelum hari uji.',
        'Syarat lulus setiap unit sama dengan skema asalnya. Keputusan kompeten diberikan apabila seluruh unit, termasuk yang diuji ulang, telah kompeten.',
        'Jumlah kesempatan uji ulang mengikuti ketentuan skema. Jika unit tetap belum kompeten sampai jangka waktunya habis, peserta mengajukan permohonan baru.',
      ],
    },
    {
      judul: 'Surveilan dan pemeliharaan setelah uji ulang',
      isi: [
        'Sertifikat yang terbit setelah uji ulang tunduk pada kewajiban yang sama dengan sertifikat lain: laporan kinerja dan pemeliharaan kompetensi sekurang-kurangnya sekali dalam setahun.',
        'Untuk uji ulang yang diperintahkan kepada pemegang sertifikat, keputusan kompeten memulihkan status sertifikat tanpa memperpanjang masa berlakunya.',
      ],
    },
    suspension('yang diperoleh melalui uji ulang'),
    appeals,
  ],
}
