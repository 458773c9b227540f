import type { Context } from '../../ground/context.ts'
import type { Mail } from './mail.ts'
import { mailFault } from './smtp.ts'

/** Says what became of a letter that somebody waits for. */
export interface Delivery {
  terkirim: boolean
  /** Quotes the mail server. */
  keterangan: string
}

/** Sends a letter at once, past the queue, and says what the mail server answered; it is not tried again. */
export const sendMailNow = (ctx: Pick<Context, 'deliver'>, mail: Mail): Promise<Delivery> =>
  ctx.deliver(mail).then(
    () => ({ terkirim: true, keterangan: 'Server surat menerimanya.' }),
    (error: unknown) => ({ terkirim: false, keterangan: mailFault(error) }),
  )
