import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { type RenderedLetter, renderLetter } from '../../documents/mail/render.tsx'
import { type Letter, letterBody } from '../../letters.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import type { JobQueue } from '../jobs/jobs.ts'

export type Mail = Letter & { to: string }

export interface Message extends RenderedLetter {
  to: string
  from: string | { name: string; address: string }
  /** The same over all tries, so that a receiver recognises a letter sent twice. */
  messageId: string
}

/** Hands a message over; throws when it has to be tried again. */
export type Mailbox = (message: Message) => Promise<void>

/** Sends a letter as part of the caller's transaction. */
export const sendMail = (db: Db, { jobs }: { jobs: JobQueue }, mail: Mail): Promise<void> =>
  jobs.enqueue(db, 'mail', mail)

/** Where mail goes when no server is named. */
export const mailFolder = (config: Config): string => path.join(config.dataDir, 'mail')

/** Shorter than the time a job may take. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 }

/** SMTP_URL, or files to open with any mail program. */
export function openMailbox(config: Config): Mailbox {
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport({ url: config.smtpUrl, ...TIMEOUTS })
    return async (message) => void (await transport.sendMail(message))
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'crlf' })
  const folder = mailFolder(config)
  return async (message) => {
    const { message: bytes } = await transport.sendMail(message)
    await mkdir(folder, { recursive: true })
    const id = message.messageId.replace(/^<|@.*$/g, '')
    await writeFile(path.join(folder, `${id}.eml`), bytes as Buffer)
  }
}

/** Makes a queued letter into a message of this site. */
export async function composeMessage(
  { db, config }: { db: Db; config: Config },
  { to, ...letter }: Mail,
  id: string,
): Promise<Message> {
  const site = await db.selectFrom('site_content').select(['nama_lembaga', 'alamat']).executeTakeFirst()
  const host = new URL(config.appUrl).hostname
  const siteName = site?.nama_lembaga ?? host
  const { name } = letter
  const letterhead = { name, appUrl: config.appUrl, siteName, siteAddress: site?.alamat ?? '' }
  const rendered = renderLetter(letterBody(letter, config), letterhead)
  const from = config.mailFrom ?? { name: siteName, address: `no-reply@${host}` }
  return { ...rendered, to, from, messageId: `<${id}@${host}>` }
}
