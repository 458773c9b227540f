import { FINDINGS, MANUAL, officeHome, RISKS } from './home-rules.ts'
import type { Demand } from './rules.ts'

/** The demands of the standard on a body's management system. */
export const SYSTEM_DEMANDS: readonly Demand[] = [
  {
    title: 'Sistem manajemen ditetapkan dan dipelihara',
    in: { '2012': '10.1', '2026': '10.1' },
    homes: [officeHome('mutu', 'Mutu'), MANUAL],
    work: ['mutu'],
  },
  {
    title: 'Pimpinan menetapkan kebijakan dan sasaran mutu serta penanggung jawabnya',
    in: { '2012': '10.2.1', '2026': '10.2.1' },
    homes: [MANUAL, officeHome('tinjauan-manajemen', 'Tinjauan manajemen')],
    work: ['mutu'],
  },
  {
    title: 'Sistem manajemen tertulis dan dikenal petugas',
    in: { '2012': '10.2.2', '2026': '10.2.2' },
    homes: [MANUAL, officeHome('dokumen-dibaca', 'Dokumen yang dibaca petugas')],
    work: ['mutu'],
  },
  {
    title: 'Dokumen disetujui, bernomor versi, dan hanya yang berlaku dipakai',
    in: { '2012': '10.2.3', '2026': '10.2.3' },
    homes: [officeHome('dokumen-mutu', 'Dokumen dan kontrak'), officeHome('aturan', 'Aturan dari luar yang dirujuk')],
    work: ['mutu'],
  },
  {
    title: 'Catatan mutu dapat ditemukan, terlindung, dan tidak berubah',
    in: { '2012': '10.2.4', '2026': '10.2.4' },
    homes: [officeHome('audit', 'Catatan audit'), officeHome('cadangan', 'Cadangan')],
    work: ['pengguna'],
  },
  {
    title: 'Pimpinan meninjau sistem dengan masukan yang lengkap',
    in: { '2012': '10.2.5', '2026': '10.2.5' },
    homes: [officeHome('tinjauan-manajemen', 'Tinjauan manajemen')],
    work: ['mutu'],
  },
  {
    title: 'Audit internal direncanakan, oleh yang tidak mengaudit pekerjaannya sendiri',
    in: { '2012': '10.2.6', '2026': '10.2.6' },
    homes: [officeHome('audit-internal', 'Audit internal')],
    work: ['mutu'],
  },
  {
    title: 'Ketidaksesuaian dicari sebabnya, ditindak, dan dibuktikan teratasi',
    in: { '2012': '10.2.7', '2026': '10.2.7' },
    homes: [FINDINGS],
    work: ['mutu'],
  },
  {
    title: 'Ketidaksesuaian yang mungkin terjadi dicegah',
    in: { '2012': '10.2.8', '2026': '10.2.8' },
    homes: [RISKS, FINDINGS],
    work: ['mutu'],
  },
]
