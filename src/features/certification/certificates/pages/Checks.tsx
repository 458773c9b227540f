import type { HolderCertificate } from '../own-certificates-contract.ts'
import { checkSentences } from './check-words.ts'

/** How often others checked one's certificate. */
export const Checks = ({ ownCertificate: { pemeriksaan } }: { ownCertificate: HolderCertificate }) => (
  <div className="grid max-w-[45em] gap-2">
    {checkSentences(pemeriksaan).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <p className="text-muted text-sm">
      Yang dihitung hanya jumlahnya; siapa yang memeriksa tidak dicatat. Pemeriksaan oleh Anda sendiri ikut terhitung.
    </p>
  </div>
)
