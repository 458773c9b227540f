import type { FileKind } from '../src/features/platform/files/rules.ts'
import { personalDataOf } from '../src/features/platform/personal-data/service.ts'
import { loggedIn } from './accounts.ts'
import { TEST_KEYS, type TestApp } from './harness.ts'
import type { Browser } from './http.ts'
import { pdf } from './pdf.ts'
import { submitPersonalData } from './personal-data.ts'
import { giveFile, photo } from './private-files.ts'

const OFFICE = '/admin-api/dokumen-diganti'

/** Somebody logged in whose personal data were sent. */
export async function sentPerson(site: TestApp) {
  const { browser, account } = await loggedIn(site)
  const isi = await submitPersonalData(site, account.id)
  return { browser, account, isi }
}

export type Person = Awaited<ReturnType<typeof sentPerson>>
type Reader = Pick<Person, 'browser'>

let papers = 0

/** A file of that kind, uploaded as members do, unlike every other one but those of the same title. */
export async function uploadDocument({ browser }: Reader, jenis: FileKind = 'ktp', title?: string): Promise<string> {
  papers += 1
  const name = title ?? `${jenis}-baru-${papers}`
  if (jenis !== 'foto') return giveFile(browser, { name: `${name}.pdf`, jenis, bytes: pdf(`<</Title(${name})>>`) })
  return giveFile(browser, { name: `${name}.jpg`, jenis, bytes: await photo(400, 600).jpeg().toBuffer() })
}

export const personalStateOf = async ({ browser }: Reader) => (await browser.get('/data-diri')).body

/** Asks to put a file in the place of the identity card, or of another document. */
export const replaceDocument = async (who: Reader, file_id: string, more: object = {}) => {
  const { version } = await personalStateOf(who)
  return who.browser.post('/data-diri/dokumen', { jenis: 'ktp', file_id, version, ...more })
}

/** Somebody whose new identity card waits for the office. */
export async function makeReplacement(site: TestApp, more: object = {}, person?: Person) {
  const who = person ?? (await sentPerson(site))
  const file_id = await uploadDocument(who)
  const { status, text, body } = await replaceDocument(who, file_id, more)
  if (status !== 200) throw new Error(text)
  return { ...who, file_id, id: body.penggantian[0].id as number }
}

export const decideReplacement = (staff: Browser, id: number, more: object = {}, version = 1) =>
  staff.post(`${OFFICE}/${id}/putuskan`, { version, setuju: true, catatan: null, ...more })

export const WRONG = { setuju: false, catatan: 'Foto pada KTP buram.' }

/** The identity card that somebody's data name. */
export const identityCardOf = async (site: TestApp, { account }: Person) =>
  (await personalDataOf(site.db, TEST_KEYS, account.id))?.file_ktp
