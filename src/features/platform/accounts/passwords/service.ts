import type { Context } from '../../../../ground/context.ts'
import { passwordRefusal, personalWords } from '../rules.ts'

/** The sentence against a new password that would be among an attacker's first guesses. */
export const passwordWeakness = (
  { passwords }: Pick<Context, 'passwords'>,
  password: string,
  person: { name?: string; email?: string },
): string | undefined => passwordRefusal(password, { words: personalWords(person), isCommon: passwords.isCommon })
