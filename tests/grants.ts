import sharp from 'sharp'
import { keepFile } from '../src/features/platform/files/service.ts'
import type { PersonalDraft } from '../src/features/platform/personal-data/contract.ts'
import { loggedIn } from './accounts.ts'
import type { Applicant } from './applications.ts'
import { makeSchedule, makeScheme } from './content.ts'
import { TEST_KEYS, type TestApp } from './harness.ts'
import type { Answer, Browser } from './http.ts'
import { submitPersonalData } from './personal-data.ts'

interface Choices {
  /** A date; by default one of a scheme of its own. */
  schedule?: number
  who?: Applicant
  data?: Partial<PersonalDraft>
  jenis?: 'baru' | 'perpanjangan' | 'uji_ulang'
  origin_id?: number
  /** The certificate that is renewed. */
  renews_id?: number
}

export interface Presented {
  who: Applicant
  /** The application's number. */
  id: number
}

export interface Granted extends Presented {
  certificate: { id: number; no_sertifikasi: string }
}

/** A portrait as people upload it, a green face on white. */
export async function makePortrait({ db, files }: TestApp, userId: number): Promise<string> {
  const branding = await sharp({ create: { width: 200, height: 260, channels: 3, background: '#0b5d3b' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#ffffff' } })
    .composite([{ input: branding }])
    .jpeg()
    .toBuffer()
  const file = { userId, jenis: 'foto', name: 'foto.jpg', type: 'image/jpeg', bytes } as const
  return (await keepFile(db, { files, keys: TEST_KEYS, now: new Date('2026-11-01T00:00:00Z') }, file)).id
}

/** Somebody with personal data and a portrait. */
export async function makePortrayedApplicant(site: TestApp, data: Partial<PersonalDraft> = {}): Promise<Applicant> {
  const { browser, account } = await loggedIn(site)
  await submitPersonalData(site, account.id, { foto: await makePortrait(site, account.id), ...data })
  return { browser, account }
}

let made = 0

/** An application that was examined and waits for its decision. */
export async function presentApplication(site: TestApp, choices: Choices = {}): Promise<Presented> {
  made += 1
  const { data, jenis = 'baru', origin_id = null, renews_id = null } = choices
  const who = choices.who ?? (await makePortrayedApplicant(site, data))
  const schedule = choices.schedule ?? (await makeSchedule(site.db, { version: await makeScheme(site.db) }))
  const { id } = await site.db
    .insertInto('user_trainings')
    .values({
      user_id: who.account.id,
      schedule_id: schedule,
      tahap: 'menunggu_keputusan',
      nomor: `PMH/2026/11/${who.account.id}-${made}`,
      jenis_permohonan: jenis,
      origin_id,
      renews_id,
      created_at: '2026-11-09T00:00:00Z',
      submitted_at: '2026-11-10T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { who, id }
}

/** Decides on an application, in whole as in its only unit. */
export const decideApplication = (decider: Browser, { id }: Presented, hasil: 'K' | 'BK' = 'K'): Promise<Answer> =>
  decider.post(`/admin-api/keputusan/${id}`, {
    tahap: 'menunggu_keputusan',
    unit: [{ unit: 'Melakukan pelingkupan', hasil, catatan: hasil === 'K' ? '' : 'Pelingkupan belum lengkap.' }],
    tidak_terlibat: true,
    alasan: 'Semua bukti sudah ditelaah.',
  })

/** The certificate of an application. */
export const certificateOn = ({ db }: TestApp, id: number) =>
  db.selectFrom('certificates').selectAll().where('user_training_id', '=', id).executeTakeFirstOrThrow()

/** Somebody who was found competent and holds the certificate. */
export async function grantCertificate(site: TestApp, decider: Browser, choices: Choices = {}): Promise<Granted> {
  const application = await presentApplication(site, choices)
  const { status, text } = await decideApplication(decider, application)
  if (status !== 200) throw new Error(`not decided: ${text}`)
  const { id, no_sertifikasi } = await certificateOn(site, application.id)
  return { ...application, certificate: { id, no_sertifikasi } }
}
