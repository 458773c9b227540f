import type { ReaderState } from '../src/features/platform/readers/rules.ts'
import type { AiStatementState } from '../src/features/service/ai-statements/rules.ts'
import type { FolderState } from '../src/features/service/assessor-folder/rules.ts'
import type { CaseState } from '../src/features/service/calibration/rules.ts'
import type { PaperState } from '../src/features/service/controlled-papers/rules.ts'
import type { RequestState } from '../src/features/service/data-requests/rules.ts'
import type { FindingState } from '../src/features/service/findings/rules.ts'
import type { ImpactState } from '../src/features/service/impact-assessments/rules.ts'
import type { RiskState } from '../src/features/service/impartiality-risks/rules.ts'
import type { AuditState } from '../src/features/service/internal-audits/rules.ts'
import type { ReviewState, TaskState } from '../src/features/service/management-reviews/rules.ts'
import type { MarkState } from '../src/features/service/mark-reports/rules.ts'
import type { ChangeState, PlaceState } from '../src/features/service/regulation-register/rules.ts'
import { END, type Rest } from './rest.ts'

/** What brings each state of the quality register on: its queue, in which it stands from its day on. */
export const QUALITY_RESTS = {
  berkas_asesor: {
    disusun: { job: 'assessor-folder' },
    siap: END,
    gagal: END,
    dihapus: END,
  } satisfies Record<FolderState, Rest>,
  akses_baca: {
    diajukan: { queues: ['akses_asesor', 'akses_kementerian'] },
    aktif: END,
    ditolak: END,
    diakhiri: END,
  } satisfies Record<ReaderState, Rest>,
  temuan: {
    terbuka: { queues: ['temuan_jatuh_tempo'] },
    ditindak: { queues: ['temuan_jatuh_tempo'] },
    diperiksa: { queues: ['temuan_jatuh_tempo'] },
    ditutup: END,
  } satisfies Record<FindingState, Rest>,
  audit_internal: {
    direncanakan: { queues: ['audit_jatuh_tempo'] },
    selesai: END,
  } satisfies Record<AuditState, Rest>,
  risiko: {
    dipantau: { queues: ['risiko_jatuh_tempo'] },
    berakhir: END,
  } satisfies Record<RiskState, Rest>,
  dokumen_mutu: {
    diajukan: { queues: ['dokumen_mutu_menunggu'] },
    berlaku: { queues: ['dokumen_mutu_menunggu', 'dokumen_dibaca'], end: true },
    berakhir: END,
  } satisfies Record<PaperState, Rest>,
  pemakaian_tanda: {
    dilaporkan: { queues: ['tanda_jatuh_tempo'] },
    disurati: { queues: ['tanda_jatuh_tempo'] },
    dijawab: { queues: ['tanda_jatuh_tempo'] },
    dihentikan: END,
    sah: END,
    diteruskan: END,
  } satisfies Record<MarkState, Rest>,
  tinjauan_manajemen: {
    disiapkan: { queues: ['tinjauan_jatuh_tempo'] },
    selesai: END,
  } satisfies Record<ReviewState, Rest>,
  kalibrasi: {
    rancangan: { queues: ['kalibrasi_jatuh_tempo'] },
    terbuka: { queues: ['kalibrasi_jatuh_tempo', 'kalibrasi_saya'] },
    ditutup: END,
  } satisfies Record<CaseState, Rest>,
  tugas_tinjauan: {
    terbuka: { queues: ['tugas_jatuh_tempo'] },
    selesai: END,
  } satisfies Record<TaskState, Rest>,
  perubahan_aturan: {
    berjalan: { queues: ['perubahan_aturan', 'aturan_soal'] },
    selesai: END,
  } satisfies Record<ChangeState, Rest>,
  tempat_aturan: {
    belum_ditinjau: { queues: ['perubahan_aturan', 'aturan_soal'] },
    tetap: END,
    diubah: END,
  } satisfies Record<PlaceState, Rest>,
  penilaian_dampak: {
    diajukan: { queues: ['dampak_menunggu'] },
    berlaku: { queues: ['dampak_menunggu'], end: true },
    berakhir: END,
  } satisfies Record<ImpactState, Rest>,
  pernyataan_ai: {
    diajukan: { queues: ['pernyataan_menunggu'] },
    terbit: { queues: ['pernyataan_menunggu'], end: true },
    digantikan: END,
    ditarik: END,
  } satisfies Record<AiStatementState, Rest>,
  permintaan_data: {
    terbuka: { queues: ['permintaan_data'] },
    dipenuhi: END,
    ditolak: END,
  } satisfies Record<RequestState, Rest>,
}
