import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { LetterTexts } from '../../features/platform/letters/rules.ts'
import { type DeclinableMail, declinePath } from '../../features/platform/notifications/decline-rules.ts'
import type { Config } from '../../ground/config.ts'
import type { Db } from '../../ground/database/db.ts'
import type { EnclosedPaper } from '../../ground/jobs/feature-jobs.ts'
import type { JobQueue } from '../../ground/jobs/jobs.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'
import { writeWhole } from '../../ground/storage/places/whole-file.ts'
import { requestHere } from '../../ground/tracing/tracing.ts'
import type { Letter } from '../../letters.ts'
import { bodyName } from '../../lib/body.ts'
import { type CalendarEvent, type CalendarMail, calendarFile } from '../../lib/files/calendar-file.ts'
import type { Letterhead } from './LetterSheet.tsx'
import { bodyInWords, officeTexts } from './letter-words.ts'
import type { Attachment, Message } from './message.ts'
import { renderLetter } from './render.tsx'
import { type MailServer, sendByUrl, sendThroughServer } from './smtp.ts'

/** A day that the reader's calendar takes over, or strikes out. */
export interface CalendarEnclosure {
  method: CalendarMail['method']
  event: CalendarEvent
  /** Other days of the same letter. */
  also?: CalendarEvent[]
}

/** A paper that is drawn when the mail is composed, and travels with it. */
export interface PaperEnclosure {
  kind: 'invoice'
  id: number
}

/** Draws an enclosed paper; undefined where it is no longer to be sent. */
export type DrawPaper = (paper: PaperEnclosure) => Promise<EnclosedPaper | undefined>

export type Mail = Letter & {
  to: string
  paper?: PaperEnclosure | undefined
  /** The reader may decline letters of this sort, on the page of this path: all that the release before knows. */
  decline?: string | undefined
  /** The kind that the reader turns off by one press. */
  optional?: DeclinableMail | undefined
  calendar?: CalendarEnclosure | undefined
  /** Texts that somebody tries out, instead of those in force. */
  trial?: LetterTexts
}

export type { Message } from './message.ts'

/** Hands a message over; throws when it has to be tried again. */
export type Mailbox = (message: Message) => Promise<void>

/** Sends a letter as part of the caller's transaction. */
export const sendMail = (db: Db, { jobs }: { jobs: JobQueue }, mail: Mail): Promise<void> =>
  jobs.enqueue(db, 'mail', mail)

/** Where mail goes when no server is named. */
export const mailFolder = (config: Config): string => path.join(config.dataDir, 'mail')

/**
 * SMTP_URL, else the server that the office has set at that moment, else files to open with any mail program.
 */
export function openMailbox(
  config: Config,
  ofOffice: () => Promise<MailServer | undefined> = async () => undefined,
): Mailbox {
  if (config.smtpUrl) return sendByUrl(config.smtpUrl)
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'crlf' })
  const folder = mailFolder(config)
  return async (message) => {
    const server = await ofOffice()
    if (server) return sendThroughServer(server, config.outbound, message)
    const { message: bytes } = await transport.sendMail(message)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const id = message.messageId.replace(/^<|@.*$/g, '')
    await writeWhole(path.join(folder, `${id}.eml`), bytes as Buffer, 0o600)
  }
}

const hostOf = (appUrl: string): string => new URL(appUrl).hostname

/** Returns the parts of a letter's sheet around the letter itself. */
export async function letterhead(db: Db, appUrl: string, name: string): Promise<Letterhead> {
  const columns = ['nama_lembaga', 'alamat', 'warna_utama', 'warna_kedua'] as const
  const { alamat, ...site } = await db.selectFrom('site_content').select(columns).executeTakeFirstOrThrow()
  return { name, appUrl, siteName: bodyName(site), siteAddress: alamat, colours: site }
}

/** A name and an address; the body's own come before those of the environment and those made of the portal's address. */
async function senderOf(db: Db, { mailFrom, appUrl }: Config, siteName: string): Promise<Message['from']> {
  const columns = ['nama_pengirim', 'email_pengirim'] as const
  const { nama_pengirim, email_pengirim } = await db
    .selectFrom('site_content')
    .select(columns)
    .executeTakeFirstOrThrow()
  const name = nama_pengirim || siteName
  if (email_pengirim) return { name, address: email_pengirim }
  if (!mailFrom) return { name, address: `no-reply@${hostOf(appUrl)}` }
  return nama_pengirim ? { name, address: /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom } : mailFrom
}

/** Sharp at the height of the sheet's head, and small: it travels with every mail. */
const MAIL_LOGO = { width: 320, height: 88 }
const LOGO_ID = 'logo@lembaga'

/** The body's logo as a part of the mail itself: no mail program has to fetch it, and nobody learns that it was read. */
async function logoPart(db: Db, files: FileStore): Promise<Attachment[]> {
  const site = await db.selectFrom('site_content').select('logo').executeTakeFirst()
  // A letter does not wait for its logo.
  const content = site?.logo ? await files.pictureWithin(site.logo, MAIL_LOGO).catch(() => undefined) : undefined
  return content ? [{ filename: 'logo.png', cid: LOGO_ID, content, contentDisposition: 'inline' }] : []
}

interface Composing {
  db: Db
  config: Config
  keys: Keys
  log: Logger
  files: FileStore
  drawPaper: DrawPaper
}

const paperPart = (paper: EnclosedPaper | undefined): Attachment[] =>
  paper
    ? [
        {
          filename: paper.filename,
          content: Buffer.from(paper.bytes),
          contentType: 'application/pdf',
          contentDisposition: 'attachment',
        },
      ]
    : []

/** Nobody's holiday notice answers a letter (RFC 3834); what may be declined says where, and by one press (RFC 8058). */
function headersOf(
  { config: { appUrl }, keys }: Composing,
  { to, decline, optional }: Pick<Mail, 'to' | 'decline' | 'optional'>,
): Record<string, string> {
  const request = requestHere()
  const path = optional ? declinePath(keys, optional, to) : decline
  return {
    'Auto-Submitted': 'auto-generated',
    ...(path === undefined ? {} : { 'List-Unsubscribe': `<${appUrl}${path}>` }),
    ...(optional ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    ...(request === undefined ? {} : { 'X-Request-Id': request }),
  }
}

/** Makes a queued letter into a message of this site. */
export async function composeMessage(
  parts: Composing,
  { to, trial, calendar, paper, decline, optional, ...letter }: Mail,
  id: string,
): Promise<Message> {
  const { db, config, log, files, drawPaper } = parts
  const head = await letterhead(db, config.appUrl, letter.name)
  const { body, isUnfit } = bodyInWords(letter, config, trial ?? (await officeTexts(db, letter.letter)))
  if (isUnfit)
    log.warn({ letter: letter.letter }, 'letter in built-in words, as those of the office do not fit its kind')
  const pictures = await logoPart(db, files)
  const logo = pictures.length > 0 ? `cid:${LOGO_ID}` : undefined
  const attachments = [...pictures, ...(paper ? paperPart(await drawPaper(paper)) : [])]
  const { subject, ...rendered } = renderLetter(body, { ...head, logo })
  const host = hostOf(config.appUrl)
  const from = await senderOf(db, config, head.siteName)
  const named = { subject: trial ? `[Contoh] ${subject}` : subject, to, from, messageId: `<${id}@${host}>` }
  const enclosed = calendar && enclosedFile(calendar, { host, from, attendee: { name: letter.name, email: to } })
  const headers = headersOf(parts, { to, decline, optional })
  return { ...rendered, ...named, headers, attachments, ...(enclosed ? { icalEvent: enclosed } : {}) }
}

const FILENAMES = { PUBLISH: 'batas-waktu.ics', REQUEST: 'jadwal.ics', CANCEL: 'pembatalan.ics' } as const

/** The organizer is the sender: calendar programs take changes of an event from nobody else. */
function enclosedFile(
  { method, event, also = [] }: CalendarEnclosure,
  { host, from, attendee }: { host: string; from: Message['from']; attendee: CalendarMail['attendee'] },
): NonNullable<Message['icalEvent']> {
  const organizer = typeof from === 'string' ? senderInText(from) : { name: from.name, email: from.address }
  const filename = FILENAMES[method]
  return { method, filename, content: calendarFile([event, ...also], { host, mail: { method, organizer, attendee } }) }
}

/** 'Lembaga <surat@example.com>', or an address alone. */
function senderInText(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? []
  return { name: name || email, email: email.trim() }
}
