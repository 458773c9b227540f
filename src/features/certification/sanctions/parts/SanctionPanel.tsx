import type { OwnSanction, OwnSanctions } from '../contract.ts'
import { isUndecided } from '../rules.ts'
import { PastSanction, PresentSanction } from './Sanction.tsx'
import { SanctionRequest } from './SanctionRequest.tsx'

interface Props {
  sanctions: OwnSanctions
  /** Shows what is about this certificate only; without it, about any. */
  certificateId?: number
}

const isPresent = (sanction: OwnSanction): boolean => isUndecided(sanction) || sanction.berlaku

/** Sanctions on one's own certificates that are under way or in force, and what can be done about them. */
export function SanctionPanel({ sanctions: { sanksi }, certificateId }: Props) {
  const shown = sanksi.filter((one) => isPresent(one) && isAbout(one, certificateId))
  return shown.map((sanction) => <PresentSanction key={sanction.id} sanction={sanction} />)
}

/** Shows the cases that are over, and what the holder may ask for themselves. */
export function SanctionHistory({ sanctions: { sanksi, dapat_diminta }, certificateId }: Props) {
  const past = sanksi.filter((one) => !isPresent(one) && isAbout(one, certificateId))
  return (
    <>
      {past.map((sanction) => (
        <PastSanction key={sanction.id} sanction={sanction} />
      ))}
      {dapat_diminta
        .filter((one) => isAbout(one, certificateId))
        .map((certificate) => (
          <SanctionRequest key={certificate.certificate_id} certificate={certificate} />
        ))}
    </>
  )
}

const isAbout = ({ certificate_id }: { certificate_id: number }, wanted: number | undefined): boolean =>
  wanted === undefined || certificate_id === wanted
