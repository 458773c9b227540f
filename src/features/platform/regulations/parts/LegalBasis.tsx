import { createContext, type ReactNode, useContext } from 'react'
import { Fold } from '../../../../ui/Fold.tsx'
import { own, t } from '../../../../ui/words.tsx'
import type { LegalBasisKey } from '../basis-rules.ts'
import type { LegalBases } from '../contract.ts'

const Known = createContext<LegalBases>([])

/** Gives the bases that a page has loaded to all that names one below it. */
export const LegalBasesProvider = ({ bases, children }: { bases: LegalBases; children: ReactNode }) => (
  <Known value={bases}>{children}</Known>
)

interface Props {
  /** Undefined where the scheme alone asks for it: then nothing is shown. */
  of: LegalBasisKey | undefined
  /** The demand, for readers who do not see what stands around it. */
  about?: string
}

/** The regulations and articles on which a demand stands; it opens by itself, without the program too. */
export function LegalBasis({ of, about }: Props) {
  const basis = useContext(Known).find(({ dasar }) => dasar === of)
  if (!basis) return null
  return (
    <Fold
      title={
        <>
          {t('Dasar aturan')}
          {about ? <span className="sr-only">: {own(about)}</span> : null}
        </>
      }
      look="text-primary text-sm"
    >
      <ul className="mt-1 space-y-1 text-sm">
        {basis.aturan.map((one) => (
          <li key={one.nama}>
            <Named {...one} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

const Named = ({ nama, pasal, tentang, perubahan, tautan }: LegalBases[number]['aturan'][number]) => (
  <>
    {tautan ? (
      <a href={tautan} className="text-link" rel="noreferrer">
        {own(nama)}
      </a>
    ) : (
      <strong>{own(nama)}</strong>
    )}
    {pasal ? <>, {own(pasal)}</> : null}
    {perubahan ? <>, {own(perubahan)}</> : null}
    <span className="block text-muted">{own(tentang)}</span>
  </>
)
