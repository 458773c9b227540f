import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import type { HeldCertificate } from '../contract.ts'
import { renewalWords } from './renewal-words.ts'

/** When a certificate can be renewed, and the way there while that is so. */
export function Renewal({ held }: { held: HeldCertificate }) {
  const words = renewalWords(held)
  if (!words) return null
  const { text, link } = words
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-lg">Perpanjangan</h3>
      <p className="max-w-[62ch]">{text}</p>
      {link && (
        <ButtonLink to={link.to} variant="outline" className="no-print">
          {link.label}
          <span className="sr-only"> sertifikat {held.nomor}</span>
        </ButtonLink>
      )}
    </div>
  )
}
