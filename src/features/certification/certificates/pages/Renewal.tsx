import { own } from '../../../../own-paths.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { HolderCertificate } from '../own-certificates-contract.ts'
import { renewalWords } from '../parts/renewal-words.ts'

/** When a certificate can be renewed, and the way there while that is so. */
export function Renewal({ ownCertificate }: { ownCertificate: HolderCertificate }) {
  const words = renewalWords(ownCertificate)
  if (!words) return null
  const { text, link, kurang } = words
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h3 className="text-lg">Perpanjangan</h3>
      <p className="max-w-[45em]">{text}</p>
      {kurang && <ExamExtent kurang={kurang} />}
      {link && (
        <ButtonLink to={link.to} variant="outline" className="no-print">
          {link.label}
          <span className="sr-only"> sertifikat {ownCertificate.no_sertifikasi}</span>
        </ButtonLink>
      )}
    </div>
  )
}

/** Shows what would be examined if the holder applied now, and how to have less examined. */
function ExamExtent({ kurang }: { kurang: string[] }) {
  if (kurang.length === 0) {
    return <p>Laporan dan pemeliharaannya lengkap, jadi yang diuji cukup portofolio dan wawancara.</p>
  }
  return (
    <Alert tone="warning">
      <p className="font-semibold">Saat ini uji penuh, karena:</p>
      <ul className="mt-1 list-disc pl-5">
        {kurang.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-2">
        Lengkapi <TextLink to={own.reporting}>laporan kinerja</TextLink> dan{' '}
        <TextLink to={own.activities}>pemeliharaan kompetensi</TextLink> sebelum mengirim permohonan, agar yang diuji
        cukup portofolio dan wawancara.
      </p>
    </Alert>
  )
}

const TextLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="underline underline-offset-4">
    {children}
  </Link>
)
