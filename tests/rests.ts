import type { AccommodationState } from '../src/features/certification/accommodations/rules.ts'
import type { AppealState } from '../src/features/certification/appeals/rules.ts'
import type { Stage } from '../src/features/certification/applications/rules.ts'
import type { StoredState } from '../src/features/certification/certificates/rules.ts'
import type { ChargeState } from '../src/features/certification/charges/rules.ts'
import type { RecordState } from '../src/features/certification/exam-records/rules.ts'
import type { AssignmentState } from '../src/features/certification/examination/rules.ts'
import type { HonorariumState } from '../src/features/certification/honoraria/rules.ts'
import type { RefundState } from '../src/features/certification/invoices/refunds/rules.ts'
import type { InvoiceState } from '../src/features/certification/invoices/state-rules.ts'
import type { MisconductState } from '../src/features/certification/misconduct/rules.ts'
import type { ClaimState } from '../src/features/certification/record-claims/rules.ts'
import type { SanctionState } from '../src/features/certification/sanctions/rules.ts'
import type { AccountListState } from '../src/features/platform/bank-accounts/rules.ts'
import type { MessageState } from '../src/features/platform/channels/rules.ts'
import type { IncidentState } from '../src/features/platform/incidents/rules.ts'
import type { PendingState } from '../src/features/platform/pending-changes/rules.ts'
import type { ReplacementState } from '../src/features/platform/personal-data/changes/replacement-rules.ts'
import type { CHANGE_STATES } from '../src/features/platform/personal-data/rules.ts'
import type { ResetState } from '../src/features/platform/two-factor-resets/rules.ts'
import type { ComplaintState } from '../src/features/service/complaints/state-rules.ts'
import type { DeletionState } from '../src/features/service/retention/deletion/state-rules.ts'
import type { EvaluationState } from '../src/features/upkeep/evaluation/rules.ts'
import type { ActivityState } from '../src/features/upkeep/maintenance/rules.ts'
import type { ReportState } from '../src/features/upkeep/reporting/state-rules.ts'
import type { SampleState } from '../src/features/upkeep/sample-audits/rules.ts'
import { ITEM_RESTS } from './item-rests.ts'
import { QUALITY_RESTS } from './quality-rests.ts'
import { END, type Rest } from './rest.ts'

/**
 * For each state of each kind of case what brings it on: a queue of the desk, a deadline that a job meets, or the turn of
 * the person it is about. A new state has to answer here before it compiles.
 */
export const RESTS = {
  permohonan: {
    draft: { turn: 'pemohon', deadline: 'meetApplicationDeadlines' },
    daftar_tunggu: { turn: 'pemohon', deadline: 'meetApplicationDeadlines' },
    // A seat at an exam that was cancelled stands in the queue of those who need another day, too.
    diajukan: { queues: ['permohonan_diajukan', 'uji_tanpa_tanggal'] },
    perlu_perbaikan: { turn: 'pemohon', deadline: 'meetApplicationDeadlines', queues: ['uji_tanpa_tanggal'] },
    menunggu_pembayaran: { turn: 'pemohon', deadline: 'meetApplicationDeadlines', queues: ['uji_tanpa_tanggal'] },
    menunggu_konfirmasi: { queues: ['pembayaran_menunggu', 'uji_tanpa_tanggal'] },
    ditolak: END,
    dibatalkan: END,
    kedaluwarsa: END,
    terjadwal: { queues: ['penguji_kurang', 'penugasan_baru', 'kehadiran_kosong', 'uji_tanpa_tanggal'] },
    // Somebody with a medical certificate writes a message, which has a queue of its own.
    tidak_hadir: END,
    diuji: { queues: ['penilaian_terbuka', 'penugasan_baru', 'penguji_kurang', 'nilai_terlambat'] },
    menunggu_keputusan: { queues: ['keputusan_menunggu'] },
    belum_kompeten: END,
    banding: { queues: ['banding', 'banding_panel'] },
    diterbitkan: END,
  } satisfies Record<Stage, Rest>,
  penugasan: {
    ditawarkan: { queues: ['penugasan_baru', 'penguji_kurang'] },
    diterima: { queues: ['penilaian_terbuka', 'nilai_terlambat'] },
    ditolak: { queues: ['penguji_kurang'] },
    dicabut: { queues: ['penguji_kurang'] },
  } satisfies Record<AssignmentState, Rest>,
  invoice: {
    belum_dibayar: { turn: 'pemohon', deadline: 'meetApplicationDeadlines' },
    menunggu_konfirmasi: { queues: ['pembayaran_menunggu'] },
    bukti_ditolak: { turn: 'pemohon', deadline: 'meetApplicationDeadlines' },
    lunas: END,
    ditarik: { queues: ['penarikan_menunggu'] },
    kedaluwarsa: END,
    dibatalkan: END,
    pengembalian_diajukan: { queues: ['pengembalian_menunggu'] },
    dikembalikan: END,
  } satisfies Record<InvoiceState, Rest>,
  tagihan: {
    dibuat: { deadline: 'askDueCharges' },
    menunggu: { turn: 'pemohon', deadline: 'askDueCharges' },
    digantikan: { deadline: 'askDueCharges' },
    lunas: END,
    kedaluwarsa: END,
    ditolak: END,
    dibatalkan: END,
    ditinjau: { queues: ['selisih_pembayaran'] },
    dikembalikan: END,
    ditarik: { queues: ['selisih_pembayaran'] },
  } satisfies Record<ChargeState, Rest>,
  pengembalian: {
    diusulkan: { queues: ['pengembalian_menunggu'] },
    // One that the provider leaves without an answer is laid down as a difference after a day.
    dikirim: { queues: ['selisih_pembayaran'], deadline: 'askDueRefunds' },
    selesai: END,
    ditolak: { queues: ['pengembalian_menunggu'] },
    dibatalkan: { queues: ['pengembalian_menunggu'] },
  } satisfies Record<RefundState, Rest>,
  banding: {
    diajukan: { queues: ['banding', 'banding_panel'] },
    diterima: END,
    ditolak: END,
  } satisfies Record<AppealState, Rest>,
  sertifikat: {
    // In force until its last day; a corrected name waits for another paper.
    aktif: { queues: ['cetak_ulang'], end: true },
    dibekukan: { turn: 'pemegang', queues: ['pemulihan_siap', 'pembekuan_berakhir', 'cetak_ulang'] },
    dicabut: END,
    diganti: END,
  } satisfies Record<StoredState, Rest>,
  sanksi: {
    diusulkan: { queues: ['sanksi_diusulkan'] },
    // The holder answers until the day in the notice; afterwards it is in the queue.
    diberitahukan: { turn: 'pemegang', queues: ['sanksi_menunggu'] },
    dijatuhkan: END,
    tidak_dijatuhkan: END,
    dibatalkan: END,
  } satisfies Record<SanctionState, Rest>,
  laporan: {
    draft: { turn: 'pemegang', queues: ['laporan_belum_masuk'] },
    diajukan: { queues: ['laporan_diajukan', 'rekan_berbeda'] },
    perlu_perbaikan: { turn: 'pemegang', queues: ['laporan_belum_masuk'] },
    diterima: END,
  } satisfies Record<ReportState, Rest>,
  kegiatan: {
    terdaftar: { deadline: 'takeDueActivityTransitions' },
    menunggu_pembayaran: {
      turn: 'pemegang',
      deadline: 'takeDueActivityTransitions',
      queues: ['pembayaran_menunggu'],
    },
    dikonfirmasi: { queues: ['kehadiran_kegiatan'] },
    hadir: { queues: ['kegiatan_hadir'] },
    tidak_hadir: END,
    dibatalkan: END,
    kedaluwarsa: END,
    draft: { turn: 'pemegang' },
    diajukan: { queues: ['pemeliharaan_diajukan'] },
    perlu_perbaikan: { turn: 'pemegang' },
    diakui: END,
    ditolak: END,
  } satisfies Record<ActivityState, Rest>,
  evaluasi: {
    belum_dikerjakan: { turn: 'pemegang', deadline: 'advanceEvaluations' },
    berlangsung: { turn: 'pemegang', deadline: 'advanceEvaluations' },
    terkirim: { queues: ['evaluasi_terkirim'] },
    dinilai: { queues: ['evaluasi_tinjau'], end: true },
    // Of the service it has ended; of a certificate somebody says what follows.
    kedaluwarsa: { queues: ['evaluasi_kedaluwarsa'], end: true },
  } satisfies Record<EvaluationState, Rest>,
  audit_sampel: {
    menunggu: { queues: ['audit_sampel'] },
    sesuai: END,
    tidak_sesuai: END,
  } satisfies Record<SampleState, Rest>,
  pengaduan: {
    diterima: { queues: ['pengaduan_baru', 'pengaduan_saya', 'pengaduan_terlambat'] },
    divalidasi: { queues: ['pengaduan_saya', 'pengaduan_terlambat'] },
    tidak_valid: END,
    ditelaah: { queues: ['pengaduan_saya', 'pengaduan_terlambat'] },
    menunggu_pelapor: { turn: 'pelapor', queues: ['pengaduan_terlambat'] },
    tindakan: { queues: ['pengaduan_saya', 'pengaduan_terlambat'] },
    selesai: END,
    dibuka_kembali: { queues: ['pengaduan_saya', 'pengaduan_terlambat'] },
  } satisfies Record<ComplaintState, Rest>,
  honorarium: {
    diajukan: { queues: ['honorarium_menunggu'] },
    disetujui: END,
  } satisfies Record<HonorariumState, Rest>,
  kebutuhan_khusus: {
    diminta: { queues: ['kebutuhan_khusus'] },
    ditetapkan: END,
    ditolak: END,
    diberikan: END,
    ditarik: END,
  } satisfies Record<AccommodationState, Rest>,
  berita_acara: {
    disusun: { queues: ['berita_acara', 'berita_acara_saya'] },
    menunggu_kedua: { queues: ['berita_acara', 'berita_acara_saya'] },
    terkunci: END,
  } satisfies Record<RecordState, Rest>,
  kecurangan: {
    dilaporkan: { queues: ['kecurangan_dilaporkan'] },
    // The candidate answers until the day in the letter; afterwards it is in the queue.
    diberitahukan: { turn: 'pemohon', queues: ['kecurangan_menunggu'] },
    tidak_terbukti: END,
    peringatan: END,
    dibatalkan: END,
  } satisfies Record<MisconductState, Rest>,
  bukti_bayar: {
    diajukan: { queues: ['pembayaran_menunggu'] },
    diterima: END,
    // The invoice waits for another one.
    ditolak: END,
  } satisfies Record<string, Rest>,
  penarikan: {
    diusulkan: { queues: ['penarikan_menunggu'] },
    dibukukan: END,
    dibatalkan: END,
  } satisfies Record<string, Rest>,
  pengembalian_transfer: {
    diusulkan: { queues: ['pengembalian_menunggu'] },
    selesai: END,
    dibatalkan: { queues: ['pengembalian_menunggu'] },
  } satisfies Record<string, Rest>,
  usul_pembatalan: {
    diusulkan: { queues: ['pembatalan_diusulkan'] },
    dikonfirmasi: END,
    ditolak: END,
    gugur: END,
  } satisfies Record<string, Rest>,
  selisih: {
    terbuka: { queues: ['selisih_pembayaran'] },
    selesai: END,
  } satisfies Record<string, Rest>,
  dokumen_diganti: {
    diajukan: { queues: ['dokumen_diganti'] },
    sesuai: END,
    tidak_sesuai: END,
    diganti_lagi: END,
  } satisfies Record<ReplacementState, Rest>,
  pesan_singkat: {
    menunggu: { job: 'text-message' },
    dikirim: { job: 'text-message' },
    terkirim: END,
    gagal: { queues: ['pesan_gagal'] },
    tidak_pasti: { queues: ['pesan_gagal'] },
    dilewati: END,
    ditutup: END,
  } satisfies Record<MessageState, Rest>,
  kiriman_pengamat: {
    menunggu: { job: 'webhook' },
    dikirim: { job: 'webhook' },
    terkirim: END,
    gagal: { queues: ['kiriman_gagal'] },
    dilewati: END,
    ditutup: END,
  } satisfies Record<string, Rest>,
  perubahan_data: {
    diajukan: { queues: ['perubahan_data'] },
    // A corrected name asks for another paper of each certificate.
    disetujui: { queues: ['cetak_ulang'], end: true },
    ditolak: END,
  } satisfies Record<(typeof CHANGE_STATES)[number], Rest>,
  penghapusan_data: {
    diajukan: { queues: ['penghapusan_data'] },
    selesai: END,
    ditolak: END,
  } satisfies Record<DeletionState, Rest>,
  klaim_riwayat: {
    diajukan: { queues: ['klaim_riwayat'] },
    disetujui: END,
    ditolak: END,
  } satisfies Record<ClaimState, Rest>,
  perubahan_tertunda: {
    diusulkan: { queues: ['perubahan_diusulkan'], deadline: 'countDueChanges' },
    disetujui: { deadline: 'countDueChanges' },
    berlaku: END,
    ditolak: END,
    ditarik: END,
    gugur: END,
  } satisfies Record<PendingState, Rest>,
  rekening: {
    diusulkan: { queues: ['rekening_diusulkan'] },
    berlaku: { queues: ['rekening_berganti'], end: true },
    ditolak: END,
    ditarik: END,
  } satisfies Record<AccountListState, Rest>,
  faktor_kedua: {
    diusulkan: { queues: ['faktor_kedua_diusulkan'] },
    dikonfirmasi: END,
    ditolak: END,
  } satisfies Record<ResetState, Rest>,
  insiden: {
    terbuka: { queues: ['insiden_belum_dikirim', 'insiden_terlambat'] },
    diberitahukan: { queues: ['insiden_belum_dikirim', 'insiden_terlambat'], end: true },
    ditutup: END,
  } satisfies Record<IncidentState, Rest>,
  ...ITEM_RESTS,
  ...QUALITY_RESTS,
} as const
