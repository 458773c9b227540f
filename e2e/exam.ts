import type { Page } from 'playwright-core'
import type { DecisionCase } from '../src/features/decisions/office-contract.ts'
import type { Assignments, Attendee } from '../src/features/examination/office-contract.ts'
import type { Scoring } from '../src/features/examination/scoring-contract.ts'
import { call } from './calls.ts'
import { inOffice, inOfficeAs } from './office.ts'

const EXAMINERS = ['penguji@example.com', 'penguji.kedua@example.com']
const DECIDER = 'keputusan@example.com'

interface Listed {
  data: { id: number; nama: string }[]
}

/** One's own row about that person. */
async function rowOf(page: Page, list: string, name: string): Promise<number> {
  const { data } = await call<Listed>(page, 'GET', `${list}?q=${encodeURIComponent(name)}`)
  const row = data.find(({ nama }) => nama.includes(name))
  if (!row) throw new Error(`${list} does not name ${name}`)
  return row.id
}

/** The office asks two examiners, who declare that nothing stands between them and the candidate. */
export async function assign(application: number, name: string): Promise<void> {
  const address = `/admin-api/permohonan/${application}/penugasan`
  await inOffice(async ({ page }) => {
    const { calon } = await call<Assignments>(page, 'GET', address)
    const free = calon.filter(({ halangan }) => halangan.length === 0)
    for (const { examiner_id } of free.slice(0, EXAMINERS.length)) await call(page, 'POST', address, { examiner_id })
  })
  for (const email of EXAMINERS) {
    await inOfficeAs(email, async ({ page }) => {
      const own = `/admin-api/penilaian/${await rowOf(page, '/admin-api/penilaian', name)}`
      await call(page, 'POST', `${own}/jawab`, { terima: true, kerahasiaan: true, tidak_berpihak: true })
    })
  }
}

/** The code of the card is read at the door. */
export const attend = (code: string): Promise<void> =>
  inOffice(async ({ page }) => {
    const kode = code.split('/').at(-1) ?? code
    const { id } = await call<Attendee>(page, 'GET', `/admin-api/kehadiran/${encodeURIComponent(kode)}`)
    await call(page, 'POST', `/admin-api/permohonan/${id}/hadir`, { tahap: 'terjadwal' })
  })

/** Both examiners find the candidate competent in every unit by every method, and lock that. */
export async function score(name: string): Promise<void> {
  for (const email of EXAMINERS) {
    await inOfficeAs(email, async ({ page }) => {
      const own = `/admin-api/penilaian/${await rowOf(page, '/admin-api/penilaian', name)}`
      const { nilai } = await call<Scoring>(page, 'GET', own)
      const found = nilai.map((each) => ({ ...each, nilai: /tulis/i.test(each.metode) ? 85 : null, hasil: 'K' }))
      await call(page, 'PUT', own, { nilai: found })
      await call(page, 'POST', `${own}/kunci`)
    })
  }
}

export const present = (application: number): Promise<void> =>
  inOffice(async ({ page }) => {
    await call(page, 'POST', `/admin-api/permohonan/${application}/ajukan-keputusan`, { tahap: 'dinilai' })
  })

/** Somebody who neither examined nor trained the candidate decides. */
export const decide = (application: number): Promise<void> =>
  inOfficeAs(DECIDER, async ({ page }) => {
    const { rekomendasi } = await call<DecisionCase>(page, 'GET', `/admin-api/keputusan/${application}`)
    await call(page, 'POST', `/admin-api/keputusan/${application}`, {
      tahap: 'menunggu_keputusan',
      unit: rekomendasi,
      alasan: 'Kedua penguji menemukan kompeten pada seluruh unit, dan buktinya lengkap.',
    })
  })

const changed = (nomor: string, step: 'bekukan' | 'pulihkan', alasan: string): Promise<void> =>
  inOfficeAs(DECIDER, async ({ page }) => {
    const { data } = await call<{ data: { id: number; nomor: string }[] }>(
      page,
      'GET',
      `/admin-api/sertifikat?q=${encodeURIComponent(nomor)}`,
    )
    const address = `/admin-api/sertifikat/${data.find((each) => each.nomor === nomor)?.id}`
    const { version } = await call<{ version: number }>(page, 'GET', address)
    await call(page, 'POST', `${address}/${step}`, { version, alasan })
  })

export const suspend = (nomor: string) =>
  changed(nomor, 'bekukan', 'Laporan kinerja dua tahun berturut-turut belum disampaikan.')

export const restore = (nomor: string) =>
  changed(nomor, 'pulihkan', 'Laporan kinerja sudah disampaikan lengkap dan dinyatakan sesuai.')
