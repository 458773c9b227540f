import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Application } from '../src/features/certification/applications/contract.ts'
import { DECLARATION } from '../tests/applications.ts'
import { correctDraft } from '../tests/personal-data.ts'
import { type LoggedIn, PHONE, visit } from './browser.ts'
import { call, upload } from './calls.ts'
import { paper, photo } from './papers.ts'
import { becomeMember } from './register.ts'

/** A number that follows from the address: all test files meet one portal, and nobody has another's number. */
const nikOf = (email: string): string =>
  `310000521290${String(createHash('sha256').update(email).digest().readUInt32BE() % 10_000).padStart(4, '0')}`

/** Fills in personal data of that name, with the four files; answers their version. No two people have one NIK. */
export async function savePersonalData(page: Page, email: string, nama_lengkap: string): Promise<number> {
  const isi = correctDraft({
    nama_lengkap,
    nik: nikOf(email),
    foto: await upload(page, 'foto', await photo('pas foto.jpg')),
    file_ktp: await upload(page, 'ktp', paper('ktp.pdf')),
    file_ijazah: await upload(page, 'ijazah', paper('ijazah.pdf')),
    file_cv: await upload(page, 'cv', paper('cv.pdf')),
  })
  const { version } = await call<{ version: number }>(page, 'GET', '/data-diri')
  const saved = await call<{ version: number }>(page, 'PUT', '/data-diri', { isi, version })
  return saved.version
}

/** Fills them in and sends them. */
export async function sendPersonalData(page: Page, email: string, nama_lengkap: string): Promise<void> {
  const version = await savePersonalData(page, email, nama_lengkap)
  await call(page, 'POST', '/data-diri/kirim', { version })
}

/** Registers, verifies by the link in the mail, and sends personal data of that name; answers the login. */
export const becomeApplicant = (email: string, nama_lengkap: string): Promise<LoggedIn> =>
  visit({ viewport: PHONE }, async ({ page, context }) => {
    await becomeMember(page, email, nama_lengkap)
    await sendPersonalData(page, email, nama_lengkap)
    return context.storageState()
  })

const TRAINING = { no_sertifikat: 'P-001/2020', lembaga_pelatihan: 'LPK Contoh', tanggal_sertifikat: '2020-03-14' }

/** Fills in all that the scheme asks for. */
export async function fillByCalls(page: Page, id: number, tanda_tangan: string): Promise<void> {
  const address = `/user-training/${id}`
  const { version, asesmen, persyaratan } = await call<Application>(page, 'GET', address)
  await call(page, 'PUT', address, {
    tahap: 'draft',
    version,
    asesmen: asesmen.map((answer) => ({ ...answer, jawaban: 'BK' })),
    pernyataan: { ...DECLARATION, tanda_tangan },
  })
  const file_id = await upload(page, 'lainnya', paper('berkas.pdf'))
  for (const { nama, wajib } of persyaratan) {
    if (!wajib) continue
    const training = /pelatihan/i.test(nama) ? { pelatihan: TRAINING } : {}
    await call(page, 'PUT', `${address}/persyaratan`, { tahap: 'draft', persyaratan: nama, file_id, ...training })
  }
}

/** Applies for a schedule without clicking through the form; answers the application. */
export async function applyByCalls(page: Page, date: number, name: string): Promise<number> {
  const { id } = await call<{ id: number }>(page, 'POST', `/training/daftar/${date}`)
  await fillByCalls(page, id, name)
  await call(page, 'POST', `/user-training/${id}/kirim`, { tahap: 'draft' })
  return id
}
