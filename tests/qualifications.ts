import { staffIn } from './accounts.ts'
import { decideApplication, type Granted, grantCertificate, presentApplication } from './grants.ts'
import type { TestApp } from './harness.ts'
import type { Answer, Browser } from './http.ts'
import { imposeCase } from './sanctions.ts'

const BANDING = 'Putusan ini tidak mempertimbangkan dua lokakarya yang saya lampirkan.'

/** The people who issue, sanction and hear, each uninvolved in the others' work. */
export interface Office {
  site: TestApp
  issuer: Browser
  notifier: Browser
  decider: Browser
  clerk: Browser
  panel: { browser: Browser; account: { id: number } }[]
}

export async function officeOf(site: TestApp): Promise<Office> {
  const issuer = (await staffIn(site, ['keputusan'])).browser
  const notifier = (await staffIn(site, ['keputusan'])).browser
  const decider = (await staffIn(site, ['keputusan', 'verifikasi'])).browser
  const clerk = (await staffIn(site, ['pengaduan'])).browser
  const panel = [await staffIn(site, []), await staffIn(site, ['konten']), await staffIn(site, ['keuangan'])]
  return { site, issuer, notifier, decider, clerk, panel }
}

/** Lets a certificate end on another day, as if it had been issued earlier. */
export async function endsOn({ site }: Office, { certificate }: Granted, valid_until: string, from = '2024-01-01') {
  const changes = { valid_from: from, valid_until }
  await site.db.updateTable('certificates').set(changes).where('id', '=', certificate.id).execute()
}

/** Decides on a renewal of a certificate, or on a new certification of its holder; whatever comes of it. */
export async function issueFurther(
  { site, issuer }: Office,
  { who }: Granted,
  renews_id: number | null,
  created_at?: Date,
): Promise<Answer & { id: number }> {
  const jenis = renews_id === null ? 'baru' : 'perpanjangan'
  const application = await presentApplication(site, { who, jenis, ...(renews_id === null ? {} : { renews_id }) })
  if (created_at)
    await site.db.updateTable('user_trainings').set({ created_at }).where('id', '=', application.id).execute()
  return { ...(await decideApplication(issuer, application)), id: application.id }
}

export const impose = ({ site, notifier, decider }: Office, certificateId: number, jenis: 'pembekuan' | 'pencabutan') =>
  imposeCase(site, certificateId, { notifier, decider }, { jenis, alasan: 'etik' })

/** A holder appeals against a sanction, and all of the panel vote. */
export async function overturn({ clerk, panel }: Office, { who }: Granted, sanction: number, suara = 'terima') {
  const filed = await who.browser.post(`/sanksi/${sanction}/banding`, { alasan: BANDING })
  if (filed.status !== 200) throw new Error(filed.text)
  const own = filed.body.sanksi.find(({ id }: { id: number }) => id === sanction)
  const { data } = (await clerk.get(`/admin-api/banding?q=${own.banding.diajukan.nomor}`)).body
  const { version } = (await clerk.get(`/admin-api/banding/${data[0].id}`)).body
  const user_ids = panel.map(({ account }) => account.id)
  await clerk.put(`/admin-api/banding/${data[0].id}/panel`, { version, user_ids })
  for (const { browser } of panel) {
    const voted = await browser.post(`/admin-api/banding/${data[0].id}/suara`, { suara, alasan: 'Alasan suara ini.' })
    if (voted.status !== 200) throw new Error(voted.text)
  }
}

export async function restore({ decider }: Office, certificateId: number): Promise<Answer> {
  const { version } = (await decider.get(`/admin-api/sertifikat/${certificateId}`)).body
  const alasan = 'Semua kewajiban yang tertinggal sudah dipenuhi.'
  return decider.post(`/admin-api/sertifikat/${certificateId}/pulihkan`, { version, alasan, tugas_dilewati: true })
}

/** Every certificate of a holder, the oldest first. */
export const certificatesOf = ({ site }: Office, { who }: Granted) =>
  site.db.selectFrom('certificates').selectAll().where('user_id', '=', who.account.id).orderBy('id').execute()

export const grant = (office: Office): Promise<Granted> => grantCertificate(office.site, office.issuer)
