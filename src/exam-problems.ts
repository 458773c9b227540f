/** Errors about the day of an exam and about sitting it on screen; problems.ts merges them. */
export const EXAM_PROBLEMS = {
  EXAM_BEGUN: { status: 409, message: 'Ujian sudah dimulai, jadi permohonan tidak dapat dibatalkan.' },
  EXAM_NOT_BEGUN: { status: 409, message: 'Kehadiran baru dapat dicatat menjelang jam mulai uji.' },
  EXAM_NOT_ON_SCREEN: {
    status: 409,
    message: 'Ujian ini belum dapat disiapkan di layar. Lembaga menetapkannya sebelum hari uji; coba lagi nanti.',
  },
  REHEARSAL_CLOSED: { status: 409, message: 'Latihan ujian belum dibuka, atau ujiannya sudah lewat.' },
  SITTING_CLOSED: { status: 409, message: 'Ujian ini sudah Anda serahkan. Tanda terimanya ada di halaman ini.' },
  SITTING_NOT_OPEN: {
    status: 409,
    message: 'Pengawas belum membuka ujian, atau ujian sudah diakhiri. Tunggu sebentar.',
  },
  NOT_AT_THE_EXAM: {
    status: 409,
    message: 'Kehadiran Anda belum dicatat. Tunjukkan kartu peserta kepada petugas, lalu coba lagi.',
  },
  SAFE_BROWSER_REQUIRED: {
    status: 409,
    message: 'Ujian ini dikerjakan dengan Safe Exam Browser. Buka berkas ujian dari halaman ini di perangkat Anda.',
  },
  DEVICE_UNREADABLE: {
    status: 422,
    message: 'Peramban ini tidak dapat dipakai untuk ujian. Perbarui peramban, atau pakai perangkat lain.',
  },
  OWN_EXAM: { status: 409, message: 'Anda peserta ujian ini, jadi pengawasannya harus dilakukan orang lain.' },
  SCREEN_EXAM_OPENED: {
    status: 409,
    message: 'Ujian ini sudah dibuka, atau sudah ada yang mengerjakannya, jadi caranya tidak dapat diubah.',
  },
  SCREEN_EXAM_EARLY: {
    status: 409,
    message:
      'Ujian dibuka paling cepat pada jam mulainya dan paling lambat pada hari terakhirnya. Coba lagi pada jamnya.',
  },
  PAPER_ON_SCREEN: {
    status: 409,
    message: 'Lembar ini dikerjakan di layar, jadi tidak diketik. Jawabannya masuk sendiri sesudah diserahkan.',
  },
} as const satisfies Record<string, { status: number; message: string }>
