import { own } from '../../../own-paths.ts'
import { OPTIONAL_MAIL_NAMES, type OptionalMail } from './rules.ts'

const PURPOSE = 'mail-decline'

/** Signs for a purpose, and knows its own signatures. */
interface Signer {
  sign: (purpose: string, message: string) => string
  isSigned: (purpose: string, message: string, signature: string) => boolean
}

/** One kind of mail to one person, who may do without it. */
export interface DeclinableMail {
  user_id: number
  jenis: OptionalMail
}

const signedText = ({ user_id, jenis }: DeclinableMail, email: string): string => `${user_id} ${jenis} ${email}`

/** The path at which one kind of mail to one person is turned off; it counts while that mailbox is theirs. */
export const declinePath = (keys: Pick<Signer, 'sign'>, mail: DeclinableMail, email: string): string =>
  own.stopMail(`${mail.user_id}-${mail.jenis}-${keys.sign(PURPOSE, signedText(mail, email))}`)

/** The kind of mail and the signature in a path; undefined for what cannot be one. */
export function readDeclineToken(token: string): (DeclinableMail & { signature: string }) | undefined {
  const [, id, name, signature = ''] = /^(\d{1,9})-([a-z]+)-([\w-]+)$/.exec(token) ?? []
  const jenis = OPTIONAL_MAIL_NAMES.find((each) => each === name)
  return jenis && { user_id: Number(id), jenis, signature }
}

export const isDeclineOf = (
  keys: Pick<Signer, 'isSigned'>,
  mail: DeclinableMail,
  email: string,
  signature: string,
): boolean => keys.isSigned(PURPOSE, signedText(mail, email), signature)
