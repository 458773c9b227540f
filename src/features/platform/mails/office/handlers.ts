import { allOfficeTexts, bodyInWords, type OfficeTexts } from '../../../../documents/mail/letter-words.ts'
import type { Mail } from '../../../../documents/mail/mail.ts'
import { lettersInFolder } from '../../../../documents/mail/mail-folder.ts'
import { readQueuedMail } from '../../../../documents/mail/queued-mail.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { type JobState, jobRows } from '../../../../ground/jobs/job-queries.ts'
import { isConfidential } from '../../../../letters.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import type { MAIL_STATES, mailOfficeCalls } from './contract.ts'
import { mailServerOfficeHandlers } from './server-handlers.ts'

type MailState = (typeof MAIL_STATES)[number]

const STATES: Record<MailState, JobState> = {
  menunggu: 'waiting',
  dikirim: 'running',
  dicoba_lagi: 'retrying',
  terkirim: 'done',
  gagal: 'dead',
}

const wordFor = (state: JobState): MailState =>
  (Object.keys(STATES) as MailState[]).find((word) => STATES[word] === state) ?? 'menunggu'

/** Reporters may hide, and those involved must not learn of a complaint. */
const HIDDEN = { kepada: '(pengaduan)', perihal: 'Surat tentang pengaduan' }
const UNREADABLE = '(tidak dapat dibaca)'

type Texts = ReadonlyMap<string, OfficeTexts>

function namesOn(ctx: Context, texts: Texts, mail: Mail | undefined, error: string | null) {
  if (!mail) return { kepada: UNREADABLE, perihal: UNREADABLE, galat: error }
  if (isConfidential(mail)) return { ...HIDDEN, galat: error && 'Surat ini belum dapat dikirim.' }
  return { kepada: mail.to, perihal: subjectOf(ctx, texts, mail), galat: error }
}

const subjectOf = (ctx: Context, texts: Texts, mail: Mail): string =>
  bodyInWords(mail, ctx, mail.trial ?? texts.get(mail.letter)).body.subject

export const mailOfficeHandlers: Handlers<typeof mailOfficeCalls, Context> = {
  ...mailServerOfficeHandlers,

  listMails: async (ctx, { keadaan, page, perPage }) => {
    await ctx.jobs.prepare()
    const state = keadaan && STATES[keadaan]
    const { rows, total } = await jobRows(ctx.db, ctx.keys, 'mail', { state, page, perPage })
    const texts = await allOfficeTexts(ctx.db)
    const data = rows.map(({ id, tries, error, created_at, done_at, next_try_at, ...row }) => {
      return {
        id,
        keadaan: wordFor(row.state),
        ...namesOn(ctx, texts, row.data === undefined ? undefined : readQueuedMail(row.data), error),
        percobaan: tries,
        created_at,
        sent_at: row.state === 'done' ? done_at : null,
        next_try_at: row.state === 'retrying' ? next_try_at : null,
      }
    })
    return { data, total, page }
  },

  resendMail: async (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      if (!(await ctx.jobs.redrive(db, 'mail', id))) throw new Problem('RECORD_NOT_FOUND')
      await recordAudit(db, ctx, { action: 'kirim-ulang', noun: 'surat', nounId: id, label: 'Surat yang gagal' })
      return undefined
    }),

  listKeptMails: async ({ demo, mailFolder }) => {
    if (!demo || mailFolder === undefined) throw new Problem('RECORD_NOT_FOUND')
    const letters = await lettersInFolder(mailFolder)
    const data = letters.map(({ id, at, to, subject, text }) => ({
      id,
      kepada: to,
      perihal: subject,
      isi: text,
      created_at: at,
    }))
    return { data, total: data.length, page: 1 }
  },
}
