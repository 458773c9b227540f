import type { RESTS } from './rests.ts'

/** The table and the column in which each kind of case keeps its state. */
export const STATE_COLUMNS: Record<keyof typeof RESTS, readonly [table: string, column: 'status' | 'tahap']> = {
  permohonan: ['user_trainings', 'tahap'],
  penugasan: ['examiner_assignments', 'status'],
  invoice: ['invoices', 'status'],
  tagihan: ['charges', 'status'],
  pengembalian: ['refunds', 'status'],
  banding: ['appeals', 'status'],
  sertifikat: ['certificates', 'status'],
  sanksi: ['sanctions', 'status'],
  laporan: ['performance_reports', 'status'],
  kegiatan: ['maintenance_records', 'status'],
  evaluasi: ['evaluations', 'status'],
  audit_sampel: ['sample_audits', 'status'],
  pengaduan: ['complaints', 'status'],
  honorarium: ['honorariums', 'status'],
  kebutuhan_khusus: ['accommodations', 'status'],
  berita_acara: ['exam_records', 'status'],
  kecurangan: ['misconduct_cases', 'status'],
  bukti_bayar: ['payment_proofs', 'status'],
  penarikan: ['chargebacks', 'status'],
  pengembalian_transfer: ['refund_transfers', 'status'],
  usul_pembatalan: ['cancellation_proposals', 'status'],
  selisih: ['payment_differences', 'status'],
  dokumen_diganti: ['document_replacements', 'status'],
  pesan_singkat: ['text_messages', 'status'],
  kiriman_pengamat: ['watcher_deliveries', 'status'],
  perubahan_data: ['data_change_requests', 'status'],
  penghapusan_data: ['deletion_requests', 'status'],
  klaim_riwayat: ['record_claims', 'status'],
  perubahan_tertunda: ['pending_changes', 'status'],
  rekening: ['bank_account_lists', 'status'],
  faktor_kedua: ['two_factor_resets', 'status'],
  insiden: ['incidents', 'status'],
  soal: ['item_versions', 'status'],
  koreksi_kunci: ['key_corrections', 'status'],
  lembar_jawaban: ['exam_sheets', 'status'],
  naskah: ['exam_forms', 'status'],
}

/** Tables with a state for which nobody ever has to do anything, each with the reason. */
export const NO_CASES: Record<string, string> = {
  application_files: 'a document is checked with its application, whose stage says that it waits',
  backups: 'a backup that failed or is late stands on the desk of every administrator by itself',
  past_invoices: 'quoted from a predecessor, never changed',
}
