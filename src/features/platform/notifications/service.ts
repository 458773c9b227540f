import type { DatedLetter } from '../../../documents/mail/dated-letters.ts'
import { bodyInWords, officeTexts } from '../../../documents/mail/letter-words.ts'
import { type CalendarEnclosure, type PaperEnclosure, sendMail } from '../../../documents/mail/mail.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Letter } from '../../../letters.ts'
import { own } from '../../../own-paths.ts'
import { queueShortText } from '../channels/service.ts'
import { hasDeclined } from './queries.ts'
import type { OptionalMail } from './rules.ts'

interface Sending {
  /**
   * The kind of mail that people may decline, who then get the notification only; without a kind the mail is mandatory.
   */
  optional?: OptionalMail | undefined
  calendar?: CalendarEnclosure | undefined
  paper?: PaperEnclosure | undefined
}

/** Letters that tell a day bring it along, unless it is none of the reader's: then they say so. */
type SendingOf<Kind extends Letter['letter']> = [Kind] extends [Exclude<Letter['letter'], DatedLetter>]
  ? [sending?: Sending]
  : [sending: Sending & { calendar: CalendarEnclosure | undefined }]

/** Sends a letter and keeps its gist for the member area, both as part of the caller's transaction. */
export async function notifyUser<Told extends Letter>(
  db: Db,
  ctx: Pick<Context, 'jobs' | 'appUrl' | 'now'>,
  person: { id: number; email: string },
  letter: Told,
  /** A path of this site that the notification leads to. */
  tautan: string | null,
  ...[{ optional, calendar, paper } = {}]: SendingOf<Told['letter']>
): Promise<void> {
  const { subject, paragraphs } = bodyInWords(letter, ctx, await officeTexts(db, letter.letter)).body
  await db
    .insertInto('notifications')
    .values({ user_id: person.id, judul: subject, isi: paragraphs[0] ?? '', tautan, at: ctx.now })
    .execute()
  await queueShortText(db, ctx, person.id, letter)
  if (optional && (await hasDeclined(db, person.id, optional))) return
  await sendMail(db, ctx, {
    ...letter,
    to: person.email,
    ...(calendar ? { calendar } : {}),
    ...(paper ? { paper } : {}),
    ...(optional ? { decline: own.mailChoices, optional: { user_id: person.id, jenis: optional } } : {}),
  })
}
