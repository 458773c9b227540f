import type { Posted } from '../../../../app/routing/page.ts'
import { t } from '../../../../ui/words.tsx'

const TOO_MANY = 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.'
const leaveIt = (): void => undefined

/** Says in words why a form was refused. */
export const refusalWords = (posted: Posted | null): string | undefined =>
  posted?.refusal && t(posted.refusal.status === 429 ? TOO_MANY : posted.refusal.message)

/** Name and errors of an uncontrolled field; each of several files may have its own sentence. */
export function bindingOf(name: string, posted: Posted | null) {
  const errors = Object.entries(posted?.refusal?.errors ?? {})
  const own = errors.filter(([field]) => field === name || field.startsWith(`${name}.`))
  const texts = new Set(own.flatMap(([, sentences]) => sentences))
  return { name, error: [...texts].map((text) => t(text)).join(' ') || undefined, onChange: leaveIt }
}
