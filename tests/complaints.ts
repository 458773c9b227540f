import { staffIn } from './accounts.ts'
import type { TestApp } from './harness.ts'
import { type Answer, Browser } from './http.ts'
import { pdf } from './pdf.ts'

export const URAIAN = 'Jadwal uji diubah dua kali tanpa pemberitahuan kepada para peserta.'

/** Named, about service, without files unless said otherwise. */
const COMPLAINT = {
  jenis_pengaduan: 'layanan',
  nama: 'Pelapor Contoh',
  is_anonim: false,
  email: 'pelapor@example.com',
  phone: '',
  terlapor: '',
  no_sertifikasi: '',
  tanggal_kejadian: '',
  uraian: URAIAN,
  pernyataan_benar: true,
  situs: '',
}

type Choices = Partial<Record<keyof typeof COMPLAINT, unknown>>

export const fileComplaint = (site: TestApp, choices: Choices = {}, browser = new Browser(site.app)): Promise<Answer> =>
  browser.post('/pengaduan', { ...COMPLAINT, ...choices })

export interface MadeComplaint {
  id: number
  no_tiket: string
  pin: string
}

/** A complaint as anybody files it; answers its ticket and PIN, and the number staff know it by. */
export async function makeComplaint(site: TestApp, choices: Choices = {}, browser?: Browser): Promise<MadeComplaint> {
  const { status, body, text } = await fileComplaint(site, choices, browser)
  if (status !== 201) throw new Error(`not filed: ${text}`)
  const { id } = await site.db
    .selectFrom('complaints')
    .select('id')
    .where('no_tiket', '=', body.no_tiket)
    .executeTakeFirstOrThrow()
  return { id, no_tiket: body.no_tiket, pin: body.pin }
}

export const track = (site: TestApp, proof: Proof, browser = new Browser(site.app)) =>
  browser.post('/pengaduan/lacak', { no_tiket: proof.no_tiket, pin: proof.pin })

interface Proof {
  no_tiket: string
  pin: string
}

export const reply = (site: TestApp, { no_tiket, pin }: Proof, isi: string, browser = new Browser(site.app)) =>
  browser.post(`/pengaduan/${no_tiket}/balas`, { pin, isi })

export const reopen = (site: TestApp, { no_tiket, pin }: Proof, browser = new Browser(site.app)) =>
  browser.post(`/pengaduan/${no_tiket}/buka-kembali`, { pin, isi: 'Pokok aduan belum terjawab.' })

/** A reply that brings a file, a small PDF unless told otherwise. */
export async function replyWithFile(
  site: TestApp,
  { no_tiket, pin }: Proof,
  file = { name: 'bukti.pdf', type: 'application/pdf', bytes: pdf() },
): Promise<Answer> {
  const browser = new Browser(site.app)
  await browser.get('/sanctum/csrf-cookie')
  return browser.upload(`/pengaduan/${no_tiket}/balas`, 'lampiran', file, { fields: { pin, isi: 'Bukti terlampir.' } })
}

export type Staff = Awaited<ReturnType<typeof staffIn>>

export const clerkIn = (site: TestApp): Promise<Staff> => staffIn(site, ['pengaduan'])

export const caseFor = (staff: Staff, id: number) => staff.browser.get(`/admin-api/pengaduan/${id}`)

/** Makes a call on a case as it is now. */
export async function act(staff: Staff, id: number, path: string, given: object = {}): Promise<Answer> {
  const { body } = await caseFor(staff, id)
  return staff.browser.post(`/admin-api/pengaduan/${id}/${path}`, { version: body?.version ?? 1, ...given })
}

export const takeOver = (staff: Staff, id: number) => act(staff, id, 'ambil', { tidak_terlibat: true })

export const move = (staff: Staff, id: number, langkah: string, isi = '') => act(staff, id, 'langkah', { langkah, isi })

/** Leads a complaint through to its closing. */
export async function closeComplaint(staff: Staff, id: number): Promise<void> {
  await takeOver(staff, id)
  for (const [langkah, isi] of [
    ['validasi', ''],
    ['telaah', ''],
    ['tindak', 'Tata cara pemberitahuan diperbaiki.'],
    ['tutup', 'Pengaduan terbukti; peserta sudah dihubungi.'],
  ] as const) {
    const { status, text } = await move(staff, id, langkah, isi)
    if (status !== 200) throw new Error(`${langkah}: ${text}`)
  }
}
