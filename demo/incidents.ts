import { incidentOfficeHandlers } from '../src/features/platform/incidents/office/handlers.ts'
import { morning, type Parts, type Person, past } from './past.ts'

const OFFICER = 'admin@example.com'
const DISCOVERED_DAYS_AGO = 210

/** One of last year that disclosed nothing, with its lesson: whoever looks around sees a whole case. */
export async function seedIncidents(parts: Parts, people: Person[]): Promise<void> {
  const officer = people.find(({ email }) => email === OFFICER)
  if (!officer) return
  const at = (daysAgo: number) => past(parts, morning(parts.today, daysAgo), officer)
  const made = await incidentOfficeHandlers.createIncident(at(DISCOVERED_DAYS_AGO), {
    judul: 'Laptop petugas contoh hilang di perjalanan',
    uraian:
      'Contoh untuk peragaan. Laptop dinas tertinggal di kereta. Cakramnya terenkripsi, dan sesinya sudah berakhir sebelum hilang.',
    waktu_kejadian: 'Sore hari, dalam perjalanan pulang dari TUK.',
    discovered_at: morning(parts.today, DISCOVERED_DAYS_AGO).toISOString(),
    jenis_data: ['nama_kontak', 'hasil_uji'],
    penanganan: 'Semua sesi akun petugas itu diakhiri dan passwordnya diganti pada hari yang sama.',
    pemulihan: 'Laptop pengganti disiapkan; tidak ada data yang perlu dipulihkan.',
  })
  const { version } = await incidentOfficeHandlers.sendIncidentNotice(at(DISCOVERED_DAYS_AGO - 1), {
    ...{ id: made.id, version: made.version, pilihan: 'tidak_ada' },
    ...{ dari: null, sampai: null, staff_id: null },
  })
  const pemberitahuan_lembaga = 'Surat CONTOH/INS/1 kepada lembaga pengawas, melalui email.'
  const reported = await incidentOfficeHandlers.recordAuthorityNotice(at(DISCOVERED_DAYS_AGO - 2), {
    ...{ id: made.id, version, pemberitahuan_lembaga },
  })
  await incidentOfficeHandlers.closeIncident(at(DISCOVERED_DAYS_AGO - 30), {
    ...{ id: made.id, version: reported.version },
    pelajaran: 'Laptop dinas terkunci sendiri sesudah lima menit, dan tidak ditinggal di kendaraan umum.',
  })
}
