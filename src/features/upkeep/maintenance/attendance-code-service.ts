import type { Context } from '../../../ground/context.ts'
import { idInCode, signedCode } from '../../../lib/signing/signed-code.ts'
import { officeTo } from '../../../office-paths.ts'

const PURPOSE = 'kehadiran-kegiatan'

/** Returns the address in a participant's QR code; a phone's own camera opens the same page. */
export const codeLink = ({ keys, appUrl }: Pick<Context, 'keys' | 'appUrl'>, id: number): string =>
  appUrl + officeTo.participant(signedCode(keys, PURPOSE, id))

/** The activity behind a code; undefined for one that was not signed here. */
export const activityInCode = (keys: Context['keys'], code: string): number | undefined =>
  idInCode(keys, PURPOSE, code.trim())
