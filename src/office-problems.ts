import { QUALITY_PROBLEMS } from './quality-problems.ts'

/** Errors with which only the back office answers; problems.ts merges them. */
export const OFFICE_PROBLEMS = {
  ...QUALITY_PROBLEMS,
  PORTAL_NOT_READY: { status: 409, message: 'Portal belum dapat dibuka. Selesaikan dahulu yang wajib.' },
  VERSION_PUBLISHED: {
    status: 409,
    message: 'Versi yang sudah terbit tidak dapat diubah atau dihapus. Buat versi berikutnya.',
  },
  VERSION_NOT_PROPOSED: { status: 409, message: 'Versi ini tidak sedang diusulkan untuk terbit. Muat ulang halaman.' },
  DOOR_LIST_CLOSED: {
    status: 409,
    message: 'Daftar tanpa jaringan dapat disiapkan sejak tujuh hari sebelum uji sampai hari terakhirnya.',
  },
  SCHEME_EXISTS: { status: 409, message: 'Skema dengan nama contoh ini sudah ada. Ubah skema itu saja.' },
  SCHEDULE_ENDED: {
    status: 409,
    message: 'Jadwal ini sudah dibatalkan atau sudah lewat, jadi tidak dapat diubah lagi.',
  },
  DESIGN_IN_FORCE: { status: 409, message: 'Desain ini sudah berlaku. Buat desain berikutnya.' },
  CERTIFICATE_EXISTS: {
    status: 409,
    message:
      'Orang ini sudah memegang sertifikat kualifikasi yang sama untuk masa yang bertumpang. Tolak permohonannya, atau koreksi dahulu masa berlaku salah satunya.',
  },
  QUALIFICATION_SANCTIONED: {
    status: 409,
    message:
      'Kualifikasi pemohon sedang dibekukan, atau dicabut sesudah permohonan ini dimulai. Selesaikan perkaranya, atau minta permohonan baru sesudah pencabutan.',
  },
  CERTIFICATE_STATUS: { status: 409, message: 'Langkah ini tidak berlaku pada status sertifikat sekarang.' },
  SANCTION_STATUS: { status: 409, message: 'Langkah ini tidak berlaku pada keadaan sanksi sekarang.' },
  SANCTION_UNHEARD: {
    status: 409,
    message: 'Pemegang belum menjawab dan batas waktunya belum lewat. Tunggu salah satunya dahulu.',
  },
  TASKS_OPEN: {
    status: 422,
    message: 'Masih ada tugas yang belum selesai. Tandai selesai dahulu, atau tulis alasan memulihkan.',
  },
  NO_RECEIPT: { status: 409, message: 'Kuitansinya belum terbit. Konfirmasi pembayarannya dahulu.' },
  TWO_FACTOR_REQUIRED: {
    status: 409,
    message: 'Petugas wajib memakai faktor kedua. Aktifkan passkey atau aplikasi autentikator pada /user/profile.',
  },
  REPORT_DECIDED: { status: 409, message: 'Laporan ini tidak lagi menunggu pemeriksaan. Muat ulang halaman.' },
  IN_USE: { status: 409, message: 'Data ini masih dipakai di tempat lain, jadi belum dapat dihapus.' },
  CONTENT_ERASED: {
    status: 409,
    message: 'Isi permohonan ini sudah dihapus sesuai masa simpan. Pemohon perlu mengajukan permohonan baru.',
  },
  SCORES_INCOMPLETE: { status: 422, message: 'Nilai setiap unit dengan setiap metode sebelum mengunci.' },
  SCORES_LOCKED: { status: 409, message: 'Penilaian ini sudah dikunci, jadi tidak dapat diubah lagi.' },
  SCORES_NOT_LOCKED: { status: 409, message: 'Penilaian semua penguji belum dikunci.' },
  SECOND_PERSON: { status: 409, message: 'Pencabutan memerlukan dua orang. Minta petugas lain memutuskannya.' },
  SECOND_PERSON_NEW: {
    status: 409,
    message: 'Izin Anda masih baru. Langkah kedua baru dapat Anda ambil 72 jam sesudah izin itu diberikan.',
  },
  SECOND_PERSON_YOURS: {
    status: 409,
    message: 'Izin Anda diberikan dalam 30 hari terakhir oleh orang yang terlibat. Minta petugas lain melakukannya.',
  },
  INVOICE_OPEN: { status: 409, message: 'Invoice ini masih menunggu pembayaran. Konfirmasi pembayarannya.' },
  REFUND_ACCOUNT_MISSING: {
    status: 409,
    message: 'Rekening tujuan belum diisi pemiliknya. Minta rekeningnya lebih dahulu.',
  },
  REFUND_UNDERWAY: {
    status: 409,
    message: 'Pengembalian dana ini sudah diusulkan atau sedang diproses. Tunggu hasilnya lebih dahulu.',
  },
  REFUND_BY_PROVIDER: {
    status: 409,
    message:
      'Dana ini dapat dikembalikan penyedia. Usulkan pengembalian melalui penyedia; transfer bila penyedia menolak.',
  },
  NO_REFUND_PROPOSAL: { status: 409, message: 'Tidak ada usul pengembalian yang menunggu pada invoice ini.' },
  CHARGEBACK_PROPOSED: {
    status: 409,
    message: 'Pembukuan dana yang ditarik untuk invoice ini sudah diusulkan dan menunggu orang kedua.',
  },
  CHARGEBACK_TOO_MUCH: {
    status: 409,
    message:
      'Jumlahnya lebih besar dari yang masih ada pada pembayaran itu, atau dari yang pernah ditarik. Periksa jumlahnya; selebihnya tagih kepada pembayar.',
  },
  NO_CHARGEBACK: { status: 409, message: 'Tidak ada usul pembukuan penarikan yang menunggu pada invoice ini.' },
  CANCELLATION_PROPOSED: {
    status: 409,
    message: 'Pembatalan permohonan ini sudah diusulkan dan menunggu orang kedua.',
  },
  NO_CANCELLATION: { status: 409, message: 'Tidak ada usul pembatalan yang menunggu pada invoice ini.' },
  FORM_SEALED: {
    status: 409,
    message:
      'Naskah ini tersegel. Naskah yang dirilis terbuka beberapa jam sebelum ujian paling awal yang memakainya; tetapkan dahulu jadwalnya bila belum ada.',
  },
  FORM_STATE: { status: 409, message: 'Langkah ini tidak berlaku pada keadaan naskah sekarang. Muat ulang halaman.' },
  FORM_OWN: { status: 409, message: 'Naskah yang Anda susun sendiri dirilis atau dikembalikan orang lain.' },
  FORM_AUTHOR_ONLY: { status: 409, message: 'Hanya penyusunnya yang dapat melakukan ini.' },
  FORM_TAKEN_BY_YOU: { status: 409, message: 'Anda sudah menyetujuinya. Orang lain yang menyetujui berikutnya.' },
  FORM_NOT_YOURS: {
    status: 409,
    message: 'Hanya penyusunnya yang dapat mengubah naskah ini, dan hanya selama masih rancangan.',
  },
  FORM_NAMES_APART: {
    status: 403,
    message:
      'Daftar pembagian naskah tertutup bagi pemegang izin soal: yang tahu isi naskah tidak tahu siapa yang mendapatnya.',
  },
  KEY_CORRECTION_STATE: {
    status: 409,
    message: 'Koreksi kunci ini sudah diputuskan atau ditarik. Muat ulang halaman.',
  },
  KEY_CORRECTION_PROPOSER: { status: 409, message: 'Hanya pengusulnya yang dapat menarik koreksi ini.' },
  KEY_CORRECTION_OPEN: {
    status: 409,
    message: 'Untuk versi soal ini sudah ada usul koreksi yang menunggu. Putuskan atau tarik dahulu usul itu.',
  },
  KEY_CORRECTION_ONLY: {
    status: 409,
    message:
      'Soal ini satu-satunya soal unitnya pada sebuah naskah, jadi tidak dapat dikeluarkan. Nilai semua jawaban benar.',
  },
  RESULT_LETTER_SENT: { status: 409, message: 'Surat kepada peserta ini sudah dikirim.' },
  RESULT_UNMARKED: {
    status: 409,
    message: 'Lembar jawaban peserta ini masih dinilai ulang. Kirim suratnya sesudah semua nilainya ada.',
  },
  PAPER_REMARKED: {
    status: 409,
    message: 'Lembar jawaban peserta ini sedang dinilai ulang karena koreksi kunci. Putuskan sesudah selesai dinilai.',
  },
  PAPER_TYPED: {
    status: 409,
    message: 'Lembar jawaban ini sudah diketik dua orang lain. Pilih lembar jawaban berikutnya.',
  },
  PAPER_UNMARKED: {
    status: 409,
    message: 'Lembar jawaban peserta ini belum selesai dinilai. Kunci nilai sesudah ujian tulisnya selesai dinilai.',
  },
  ITEMS_TRAINER: {
    status: 403,
    message:
      'Bank soal tertutup bagi Anda karena tercatat pernah melatih peserta. Bila catatan itu keliru, minta petugas verifikasi memperbaikinya; bila benar, minta izin soal Anda dicabut.',
  },
  ITEMS_UNSIGNED: {
    status: 403,
    message:
      'Bank soal tertutup sampai Anda menandatangani pernyataan kerahasiaan tahun ini. Buka menu Bank soal, baca pernyataannya, lalu tandatangani.',
  },
  ITEM_STATE: { status: 409, message: 'Langkah ini tidak berlaku pada keadaan soal sekarang. Muat ulang halaman.' },
  ITEM_OWN: { status: 409, message: 'Soal yang Anda tulis sendiri ditelaah dan dirilis orang lain.' },
  ITEM_AUTHOR_ONLY: { status: 409, message: 'Hanya penulisnya yang dapat melakukan ini.' },
  ITEM_TAKEN_BY_YOU: { status: 409, message: 'Anda sudah menyetujuinya. Orang lain yang menyetujui berikutnya.' },
  ITEM_NOT_YOURS: {
    status: 409,
    message: 'Hanya penulisnya yang dapat mengubah soal ini, dan hanya selama masih rancangan.',
  },
  STIMULUS_FIXED: {
    status: 409,
    message:
      'Stimulus ini tidak dapat diubah: sudah ada soal dengannya yang dikirim ke penelaah. Buat stimulus baru, lalu pilih pada versi soal berikutnya.',
  },
  EXAM_RECORD_MISSING: {
    status: 409,
    message: 'Berita acara uji ini belum ditandatangani dua orang, jadi pesertanya belum dapat diputuskan.',
  },
  EXAM_RECORD_EARLY: { status: 409, message: 'Berita acara ditulis sejak uji dimulai pada hari terakhirnya.' },
  SIGNED_ALREADY: { status: 409, message: 'Anda sudah menandatangani. Tanda tangan kedua dari orang lain.' },
  EXAMINER_MUST_SIGN: { status: 409, message: 'Salah satu dari dua tanda tangan harus dari penguji pada uji itu.' },
  MISCONDUCT_OPEN: {
    status: 409,
    message: 'Dugaan kecurangan atas peserta ini belum diputuskan, jadi hasilnya belum dapat diputuskan.',
  },
  MISCONDUCT_UNHEARD: {
    status: 409,
    message: 'Peserta belum menjawab, dan batas jawabannya belum lewat. Tunggu sebelum memutuskan yang merugikannya.',
  },
  MISCONDUCT_NOT_SCORED: {
    status: 409,
    message: 'Hasil uji dibatalkan sesudah semua nilai dikunci. Minta penguji mengunci nilainya dahulu.',
  },
  MISCONDUCT_ANSWER_LATE: { status: 409, message: 'Batas menjawab dugaan ini sudah lewat.' },
  SECOND_PERSON_OWN: { status: 409, message: 'Usul Anda sendiri harus dikonfirmasi orang lain.' },
  OWN_ACCOUNT: { status: 409, message: 'Untuk akun Anda sendiri, minta dua petugas lain.' },
  NO_TWO_FACTOR: { status: 409, message: 'Akun ini tidak memakai verifikasi dua langkah.' },
  RESET_PROPOSED: {
    status: 409,
    message: 'Pengaturan ulang untuk akun ini sudah diusulkan dan menunggu orang kedua.',
  },
  NO_RESET: { status: 409, message: 'Usul itu tidak menunggu lagi. Muat ulang halaman.' },
  CERTIFICATE_PRINTED: {
    status: 409,
    message: 'Sertifikat ini diterbitkan atau sudah dicetak portal, jadi datanya tidak dikoreksi di sini.',
  },
  BACKUP_UNDER_WAY: {
    status: 409,
    message: 'Cadangan lain sedang menunggu atau dibuat. Tunggu sampai selesai.',
  },
  NO_BACKUP: { status: 409, message: 'Belum ada cadangan yang dibuat portal dan masih disimpan. Buat satu dahulu.' },
  BACKUP_TRIAL_UNDER_WAY: {
    status: 409,
    message: 'Pemeriksaan cadangan sedang menunggu atau berjalan. Tunggu sampai selesai.',
  },
  CHANGE_PENDING: {
    status: 409,
    message:
      'Masih ada usul perubahan pada pengaturan ini. Tunggu sampai berlaku, atau tarik atau tolak usul itu dahulu.',
  },
  ACCOUNTS_TOO_EARLY: {
    status: 409,
    message: 'Usul rekening dapat dikonfirmasi paling cepat sehari sesudah diusulkan. Kembalilah sesudah itu.',
  },
  ACCOUNTS_PROPOSED: {
    status: 409,
    message: 'Masih ada usul perubahan rekening yang belum diputuskan. Selesaikan usul itu dahulu.',
  },
  COMPLAINT_NOT_YOURS: {
    status: 409,
    message: 'Hanya penangan yang dapat melakukannya. Ambil alih pengaduan ini dahulu.',
  },
  COMPLAINT_INVOLVED: {
    status: 409,
    message: 'Orang itu terlibat atau tidak dapat menangani pengaduan. Muat ulang, lalu pilih orang lain.',
  },
  APPLICANT_UNFIT: {
    status: 409,
    message: 'Pemohon tidak lagi memenuhi prasyarat skema ini. Periksa data diri dan sertifikatnya.',
  },
  ABSENCE_TOO_EARLY: { status: 409, message: 'Ketidakhadiran baru dapat dicatat sesudah uji dimulai.' },
  SCORES_GIVEN: {
    status: 409,
    message: 'Penguji sudah mengisi nilai peserta ini. Mintalah mereka mengosongkannya dahulu, lalu coba lagi.',
  },
  AMOUNT_DIFFERS: {
    status: 422,
    message: 'Jumlah yang diterima berbeda dari yang ditagih. Periksa selisihnya pada invoice, lalu konfirmasi lagi.',
  },
  NO_REFUND: { status: 409, message: 'Tidak ada pengembalian dana yang menunggu pada invoice ini.' },
  STATEMENT_UNREADABLE: {
    status: 422,
    message:
      'Mutasi tidak dapat dibaca. Unggah CSV atau XLSX dengan kolom tanggal, keterangan, dan jumlah atau kredit, atau berkas MT940 atau CAMT.053 dari bank.',
  },
  INCIDENT_STATUS: { status: 409, message: 'Langkah ini tidak berlaku pada keadaan insiden sekarang.' },
  PAYMENT_UNDECIDED: { status: 409, message: 'Putuskan dahulu bukti pembayarannya sebelum membatalkan.' },
  ARRANGEMENT_NAME_TAKEN: { status: 409, message: 'Anda sudah mempunyai tampilan dengan nama itu untuk daftar ini.' },
  ARRANGEMENTS_FULL: { status: 409, message: 'Satu daftar paling banyak 20 tampilan. Hapus salah satu dahulu.' },
  SETUP_CODE_SPENT: {
    // 409 means to the browser that somebody is in already.
    status: 410,
    message:
      'Alamat penyiapan ini sudah dipakai, sudah diganti, atau lewat waktunya. Minta yang baru: npm run admin -- setup-link.',
  },
  MINISTRY_NOTHING: {
    status: 422,
    message: 'Tidak ada sertifikat yang terbit atau berganti status pada masa itu. Pilih masa atau kualifikasi lain.',
  },
  MINISTRY_NUMBERS_UNREADABLE: {
    status: 422,
    message: 'Berkas tidak dapat dibaca. Unggah CSV dengan kolom nomor sertifikat dan nomor registrasi.',
  },
  API_KEY_WRONG: {
    status: 401,
    message: 'Kunci API tidak dikenal. Kirim header Authorization: Bearer, diikuti kunci yang diterbitkan lembaga.',
  },
  API_KEY_OVER: {
    status: 401,
    message: 'Kunci API ini sudah dicabut atau lewat masa berlakunya. Minta kunci baru kepada lembaga.',
  },
  API_KEY_SCOPE: { status: 403, message: 'Kunci API ini tidak boleh dipakai untuk mencocokkan nama.' },
  API_KEY_SPENT: { status: 429, message: 'Batas harian kunci API ini tidak cukup lagi. Coba lagi besok.' },
  WATCHERS_FULL: {
    status: 409,
    message: 'Satu sertifikat paling banyak 10 pengamat. Cabut salah satu dahulu.',
  },
  IMPORT_UNREADABLE: {
    status: 422,
    message: 'Daftar tidak dapat dibaca. Unggah CSV dengan baris judul seperti pada contohnya.',
  },
  INCIDENT_UNREPORTED: { status: 409, message: 'Catat dahulu pemberitahuan kepada lembaga, lalu tutup insiden ini.' },
  QUESTIONNAIRE_PUBLISHED: {
    status: 409,
    message: 'Kuesioner yang sudah terbit tidak dapat diubah atau dihapus. Salin menjadi rancangan baru.',
  },
} as const satisfies Record<string, { status: number; message: string }>
