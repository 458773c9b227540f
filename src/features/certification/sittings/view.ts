import { createHash } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { sameText } from '../../../lib/signing/secret.ts'
import type { SittingNow } from './contract.ts'
import type { DeviceRow } from './device-queries.ts'
import { deviceState } from './device-rules.ts'
import type { SittingRow } from './queries.ts'
import { signedReceipt } from './receipt-service.ts'
import { configKeyText } from './safe-browser-rules.ts'
import type { SignedRequest } from './signed-service.ts'
import { secondsLeft } from './time-rules.ts'

/** Says how a sitting stands at this moment, for one of its devices. */
export function sittingNow(
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  { sitting, device }: { sitting: SittingRow; device: DeviceRow },
): SittingNow {
  return {
    ...{ status: sitting.status, perangkat: deviceState(device), waktu_server: now.getTime() },
    ...{ sisa_detik: secondsLeft(sitting, now), tambahan_menit: sitting.tambahan_menit, diterima: device.diterima },
    dibuka: sitting.dibuka,
    tanda_terima: signedReceipt(keys, sitting),
  }
}

/** Tells whether the page runs in the browser that is demanded. */
export function isInSafeBrowser(
  { appUrl }: Pick<Context, 'appUrl'>,
  kunci: string | null,
  peramban: SignedRequest['peramban'],
): boolean {
  if (kunci === null) return true
  if (!peramban?.alamat.startsWith(`${appUrl}/`)) return false
  const wanted = createHash('sha256').update(configKeyText(peramban.alamat, kunci)).digest('hex')
  return sameText(wanted, peramban.sidik.toLowerCase())
}
