import type { z } from 'zod'
import type { complaintCalls } from '../src/features/service/complaints/contract.ts'
import { complaintHandlers } from '../src/features/service/complaints/handlers.ts'
import { complaintOfficeHandlers } from '../src/features/service/complaints/office/handlers.ts'
import type { OfficeTransition } from '../src/features/service/complaints/rules.ts'
import { hashOfPin } from '../src/features/service/complaints/sealing-service.ts'
import { morning, type Parts, type Person, past } from './past.ts'

type Given = z.output<typeof complaintCalls.fileComplaint.payload>
type Filed = Partial<Given> & Pick<Given, 'jenis_pengaduan' | 'is_anonim' | 'email' | 'uraian'>

/** The PIN of every complaint of the demonstration, as their letters were never sent. */
export const DEMO_PIN = '20262026'

const NAMED = { is_anonim: false, email: 'pelapor@example.com', phone: '+62 811-0000-0091' }

const UNSAID = { nama: null, phone: null, terlapor: '', no_sertifikasi: '', tanggal_kejadian: null, lampiran: [] }

interface Made {
  id: number
  no_tiket: string
  version: number
}

/** Complaints in every state, from yesterday's back to one that was closed last month. */
export async function seedComplaints(parts: Parts, people: Person[]): Promise<void> {
  const handler = personByEmail(people, 'pengaduan@example.com')
  await answerComplaint(parts, handler)
  await askReporter(parts, handler)
  await late(parts, handler)
  await fileComplaint(parts, 1, {
    ...NAMED,
    nama: 'Contoh Puspita Hapsari',
    jenis_pengaduan: 'kerahasiaan',
    uraian:
      'Surat panggilan uji saya terkirim ke alamat email orang lain. Mohon diperiksa siapa saja yang menerimanya.',
  })
}

const personByEmail = (people: Person[], email: string): Person => {
  const person = people.find((one) => one.email === email)
  if (!person) throw new Error(`nobody is ${email}`)
  return person
}

/** As somebody without an account filed it then. */
async function fileComplaint(parts: Parts, daysAgo: number, complaint: Filed): Promise<Made> {
  const { db, keys } = parts
  const ctx = past(parts, morning(parts.today, daysAgo), { id: 0, name: '', email: '' })
  const given: Given = { ...UNSAID, pernyataan_benar: true, situs: '', ...complaint }
  const guest = { ...ctx, visit: { ...ctx.visit, account: undefined } }
  const { no_tiket } = await complaintHandlers.fileComplaint(guest, given)
  return db
    .updateTable('complaints')
    .set({ pin_hash: hashOfPin(keys, no_tiket, DEMO_PIN) })
    .where('no_tiket', '=', no_tiket)
    .returning(['id', 'no_tiket', 'version'])
    .executeTakeFirstOrThrow()
}

/** Takes the complaint up and leads it on, a step each day. */
async function handleComplaint(
  parts: Parts,
  handler: Person,
  { id, version }: Made,
  steps: { daysAgo: number; langkah?: OfficeTransition; isi?: string }[],
): Promise<void> {
  let seen = version
  for (const { daysAgo, langkah, isi = '' } of steps) {
    const ctx = past(parts, morning(parts.today, daysAgo), handler)
    const now = langkah
      ? await complaintOfficeHandlers.moveComplaint(ctx, { id, version: seen, langkah, isi })
      : await complaintOfficeHandlers.takeOverComplaint(ctx, { id, version: seen, tidak_terlibat: true })
    seen = now.version
  }
}

async function answerComplaint(parts: Parts, handler: Person): Promise<void> {
  const complaint = await fileComplaint(parts, 38, {
    ...NAMED,
    nama: 'Contoh Wahyu Ardianto',
    jenis_pengaduan: 'layanan',
    uraian: 'Jadwal uji saya berubah dua kali dalam satu minggu, dan pemberitahuannya baru datang sehari sebelumnya.',
  })
  await handleComplaint(parts, handler, complaint, [
    { daysAgo: 37 },
    { daysAgo: 37, langkah: 'validasi' },
    { daysAgo: 35, langkah: 'telaah' },
    { daysAgo: 30, langkah: 'tindak', isi: 'Perubahan jadwal kini diberitahukan paling lambat tujuh hari sebelumnya.' },
    {
      daysAgo: 29,
      langkah: 'tutup',
      isi: 'Pengaduan terbukti. Kami meminta maaf dan sudah memperbaiki tata cara pemberitahuan.',
    },
  ])
}

/** Seeds an anonymous complaint that waits for an answer of its reporter. */
async function askReporter(parts: Parts, handler: Person): Promise<void> {
  const complaint = await fileComplaint(parts, 9, {
    is_anonim: true,
    email: 'tanpa.nama@example.com',
    jenis_pengaduan: 'pemalsuan',
    terlapor: 'Perseorangan yang menawarkan sertifikat',
    no_sertifikasi: '9999/KTPA/LSK-PALSU/I/2026',
    uraian: 'Saya ditawari sertifikat KTPA tanpa mengikuti uji. Nomornya tidak ditemukan pada daftar pemegang.',
  })
  await handleComplaint(parts, handler, complaint, [
    { daysAgo: 8 },
    { daysAgo: 8, langkah: 'validasi' },
    { daysAgo: 7, langkah: 'telaah' },
    { daysAgo: 5, langkah: 'tanya', isi: 'Melalui apa tawaran itu Anda terima, dan apakah Anda menyimpan pesannya?' },
  ])
}

/** Seeds an overdue complaint about an examiner. */
async function late(parts: Parts, handler: Person): Promise<void> {
  const complaint = await fileComplaint(parts, 27, {
    ...NAMED,
    nama: 'Contoh Endah Saraswati',
    jenis_pengaduan: 'penguji',
    terlapor: 'Bonar Simatupang',
    uraian:
      'Wawancara dimulai satu jam terlambat dan dipersingkat, sehingga bukti portofolio saya tidak sempat dibahas.',
  })
  await handleComplaint(parts, handler, complaint, [
    { daysAgo: 26 },
    { daysAgo: 24, langkah: 'validasi' },
    { daysAgo: 20, langkah: 'telaah' },
  ])
  const ctx = past(parts, morning(parts.today, 12), handler)
  const isi = 'Daftar hadir menunjukkan pukul mulai 09.55. Menunggu keterangan TUK.'
  await complaintOfficeHandlers.writeOnComplaint(ctx, { id: complaint.id, jenis: 'catatan', isi })
}
