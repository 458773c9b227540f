// Written by `npm run registries` from src/nouns.ts and what the features export.
import { scheduleLetters } from './features/catalogue/schedules/letters.ts'
import { accommodationLetters } from './features/certification/accommodations/letters.ts'
import { applicationLetters } from './features/certification/applications/letters.ts'
import { certificateLetters } from './features/certification/certificates/letters.ts'
import { employerLetters } from './features/certification/employers/letters.ts'
import { examinationLetters } from './features/certification/examination/letters.ts'
import { honorariumLetters } from './features/certification/honoraria/letters.ts'
import { invoiceLetters } from './features/certification/invoices/letters.ts'
import { keyCorrectionLetters } from './features/certification/key-corrections/letters.ts'
import { misconductLetters } from './features/certification/misconduct/letters.ts'
import { recordClaimLetters } from './features/certification/record-claims/letters.ts'
import { sanctionLetters } from './features/certification/sanctions/letters.ts'
import { accountLetters } from './features/platform/accounts/letters.ts'
import { backupLetters } from './features/platform/backups/letters.ts'
import { bankAccountLetters } from './features/platform/bank-accounts/letters.ts'
import { incidentLetters } from './features/platform/incidents/letters.ts'
import { pendingChangeLetters } from './features/platform/pending-changes/letters.ts'
import { personalDataLetters } from './features/platform/personal-data/letters.ts'
import { portalLetters } from './features/platform/portal/letters.ts'
import { readerLetters } from './features/platform/readers/letters.ts'
import { staffLetters } from './features/platform/staff/letters.ts'
import { complaintLetters } from './features/service/complaints/letters.ts'
import { digestLetters } from './features/service/desk/letters.ts'
import { markReportLetters } from './features/service/mark-reports/letters.ts'
import { qualityLetters } from './features/service/quality/letters.ts'
import { dutyLetters } from './features/upkeep/duties/letters.ts'
import { evaluationLetters } from './features/upkeep/evaluation/letters.ts'
import { maintenanceLetters } from './features/upkeep/maintenance/letters.ts'
import { reportLetters } from './features/upkeep/reporting/letters.ts'

/** The letters of each feature, by the heading that the office reads. */
export const letterTables = {
  Akun: accountLetters,
  'Data diri': personalDataLetters,
  Permohonan: applicationLetters,
  Jadwal: scheduleLetters,
  Invoice: invoiceLetters,
  'Perusahaan pembayar': employerLetters,
  Ujian: examinationLetters,
  'Kebutuhan khusus': accommodationLetters,
  'Dugaan kecurangan': misconductLetters,
  'Koreksi nilai ujian': keyCorrectionLetters,
  Honorarium: honorariumLetters,
  Sertifikat: certificateLetters,
  'Riwayat lama': recordClaimLetters,
  'Kewajiban tahunan': dutyLetters,
  'Pelaporan kinerja': reportLetters,
  Pemeliharaan: maintenanceLetters,
  Evaluasi: evaluationLetters,
  Sanksi: sanctionLetters,
  Pengaduan: complaintLetters,
  Petugas: digestLetters,
  Mutu: qualityLetters,
  'Pemakaian tanda': markReportLetters,
  'Izin petugas': staffLetters,
  'Akses baca orang luar': readerLetters,
  'Rekening lembaga': bankAccountLetters,
  Penyiapan: portalLetters,
  Cadangan: backupLetters,
  'Perubahan penting': pendingChangeLetters,
  Insiden: incidentLetters,
}
