import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { Letterhead } from '../../documents/mail/LetterSheet.tsx'
import { type RenderedLetter, renderLetter } from '../../documents/mail/render.tsx'
import type { LetterTexts } from '../../features/platform/letters/rules.ts'
import type { Letter } from '../../letters.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import type { JobQueue } from '../jobs/jobs.ts'
import { bodyInWords, officeTexts } from './letter-words.ts'

export type Mail = Letter & {
  to: string
  /** Texts that somebody tries out, instead of those in force. */
  trial?: LetterTexts
}

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

const hostOf = (appUrl: string): string => new URL(appUrl).hostname

/** What a letter's sheet says besides the letter. */
export async function letterhead(db: Db, appUrl: string, name: string): Promise<Letterhead> {
  const site = await db.selectFrom('site_content').select(['nama_lembaga', 'alamat']).executeTakeFirst()
  return { name, appUrl, siteName: site?.nama_lembaga ?? hostOf(appUrl), siteAddress: site?.alamat ?? '' }
}

/** Makes a queued letter into a message of this site. */
export async function composeMessage(
  { db, config, log }: { db: Db; config: Config; log: Logger },
  { to, trial, ...letter }: Mail,
  id: string,
): Promise<Message> {
  const head = await letterhead(db, config.appUrl, letter.name)
  const { body, isUnfit } = bodyInWords(letter, config, trial ?? (await officeTexts(db, letter.letter)))
  if (isUnfit)
    log.warn({ letter: letter.letter }, 'letter in built-in words, as those of the office do not fit its kind')
  const { subject, ...rendered } = renderLetter(body, head)
  const host = hostOf(config.appUrl)
  const from = config.mailFrom ?? { name: head.siteName, address: `no-reply@${host}` }
  return { ...rendered, subject: trial ? `[Contoh] ${subject}` : subject, to, from, messageId: `<${id}@${host}>` }
}
