import sharp from 'sharp'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'

const NAME = 'Balai Sertifikasi Uji'
const FACE = { nama_lembaga: NAME, nama_singkat: 'BSU', warna_utama: '#0055b8', warna_kedua: '#a3123a' }
const BASIS = 'Registrasi Contoh Nomor 7'
const SENDER = { nama_pengirim: 'Sekretariat BSU', email_pengirim: 'surat@bsu.example' }
const RED = { r: 200, g: 16, b: 16, alpha: 1 }

let site: TestApp
let granted: Granted

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  const bytes = await sharp({ create: { width: 600, height: 200, channels: 4, background: RED } })
    .png()
    .toBuffer()
  const { name: logo } = await site.files.storePicture(site.db, bytes)
  await site.db
    .updateTable('site_content')
    .set({ ...FACE, ...SENDER, dasar_hukum: BASIS, logo })
    .execute()
  granted = await grantCertificate(site, (await staffIn(site, ['keputusan'])).browser)
  await site.deliverMails()
})

async function certificateOf({ id, who }: Granted): Promise<Buffer> {
  const { rawPayload } = await site.app.server.inject({
    url: `/user-training/${id}/sertifikat.pdf`,
    headers: { accept: 'application/pdf', cookie: who.browser.cookieHeader },
  })
  return rawPayload
}

async function mailTo(email: string) {
  await new Browser(site.app).post('/forgot-password', { email })
  const [mail] = await site.deliverMails()
  if (!mail) throw new Error('no mail')
  return mail
}

describe('a changed name, logo and colour', () => {
  test('stand in a mail, whose logo travels with it', async () => {
    const { email } = await makeAccount(site.db)
    const mail = await mailTo(email)
    expect(mail.from).toEqual({ name: 'Sekretariat BSU', address: 'surat@bsu.example' })
    expect(mail.html).toContain(NAME)
    expect(mail.text).toContain(NAME)
    expect(mail.html).toMatch(/background:#0055b8/)
    expect(mail.html).toMatch(/3px solid #a3123a/)
    const [picture] = mail.attachments ?? []
    expect(mail.html).toContain(`src="cid:${picture?.cid}"`)
    expect(mail.html).not.toMatch(/src="http/)
    const { width, height } = await sharp(picture?.content).metadata()
    expect([width, height]).toEqual([264, 88])
    expect((await sharp(picture?.content).stats()).dominant.r).toBeGreaterThan(180)
  })

  test('stand on a certificate', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await certificateOf(granted)))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).toContain(NAME)
    const { OPS } = await getResolvedPDFJS()
    const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
    const fills = fnArray.flatMap((operator, at) => (operator === OPS.setFillRGBColor ? [String(argsArray[at])] : []))
    expect(fills.join(' ')).toMatch(/#0055b8|0,85,184/)
    const pictures = argsArray.filter((_, at) => fnArray[at] === OPS.paintImageXObject)
    expect(pictures.map(([, width, height]) => width / height)).toContainEqual(3)
  })

  test('and its legal basis too, which changes on no certificate that was issued', async () => {
    const before = await certificateOf(granted)
    const textOf = async (bytes: Buffer) =>
      (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replace(/\s+/g, ' ')
    expect(await textOf(before)).toContain(BASIS)
    await site.db.updateTable('site_content').set({ dasar_hukum: '' }).execute()
    expect((await certificateOf(granted)).equals(before)).toBe(true)
    const later = await grantCertificate(site, (await staffIn(site, ['keputusan'])).browser)
    await site.deliverMails()
    expect(await textOf(await certificateOf(later))).not.toContain(BASIS)
  })

  test('stand in the badge, whose pictures show them', async () => {
    const { text } = await granted.who.browser.get(`/user-training/${granted.id}/kredensial.json`)
    const { issuer, credentialSubject } = JSON.parse(text)
    expect(issuer).toMatchObject({ name: NAME, image: { type: 'Image' } })
    for (const { id } of [issuer.image, credentialSubject.achievement.image]) {
      const { rawPayload } = await site.app.server.inject({ url: new URL(id).pathname })
      const { width, height } = await sharp(rawPayload).metadata()
      const middle = { left: Math.floor((width ?? 0) / 2), top: Math.floor((height ?? 0) / 2), width: 1, height: 1 }
      const [red = 0, green = 255] = await sharp(rawPayload).extract(middle).raw().toBuffer()
      expect([red > 180, green < 60], id).toEqual([true, true])
    }
  })
})

describe('the sender of mails', () => {
  const set = (sender: typeof SENDER) => site.db.updateTable('site_content').set(sender).execute()

  test('is made of the body’s name and the portal’s address where none is given', async () => {
    await set({ nama_pengirim: '', email_pengirim: '' })
    const { email } = await makeAccount(site.db)
    expect((await mailTo(email)).from).toEqual({ name: NAME, address: 'no-reply@localhost' })
  })

  test('takes the name alone where only that is given', async () => {
    await set({ nama_pengirim: 'Sekretariat', email_pengirim: '' })
    const { email } = await makeAccount(site.db)
    expect((await mailTo(email)).from).toEqual({ name: 'Sekretariat', address: 'no-reply@localhost' })
  })
})
