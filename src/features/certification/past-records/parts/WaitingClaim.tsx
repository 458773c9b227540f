import { Alert } from '../../../../ui/feedback/Alert.tsx'
import type { WaitingClaim as Claim } from '../contract.ts'

/** Tells whose records of earlier days are being compared with their identity card that this is so, and until when. */
export function WaitingClaim({ claim }: { claim: Claim | null }) {
  if (claim === null) return null
  return (
    <Alert tone="info">
      Kami sedang mencocokkan riwayat dari sistem sebelumnya dengan kartu identitas Anda. Target kami: selesai paling
      lambat {claim.target}. Hasilnya kami kirim melalui email; Anda tidak perlu melakukan apa pun.
    </Alert>
  )
}
