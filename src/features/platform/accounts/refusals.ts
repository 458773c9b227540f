import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { passwordRefusal, personalWords } from './rules.ts'

/** 422 with a sentence for each field. */
export const invalid = (errors: Record<string, string>): Problem =>
  new Problem('INVALID', {
    errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
  })

export const EMAIL_TAKEN = 'Email ini sudah dipakai akun lain.'
export const WRONG_PASSWORD = 'Password tidak benar.'
export const NOT_REPEATED = 'Konfirmasi password tidak sama.'

/** The sentence against a new password that would be among an attacker's first guesses. */
export const weakness = (
  { passwords }: Context,
  password: string,
  person: { name?: string; email?: string },
): string | undefined => passwordRefusal(password, { words: personalWords(person), isCommon: passwords.isCommon })
