import { Avatar } from '../../../../ui/Avatar.tsx'
import type { Holder } from '../contract.ts'

/** A holder's picture, or initials. Decorative: the name stands beside it. */
export const Portrait = ({ holder, className }: { holder: Pick<Holder, 'nama' | 'foto'>; className: string }) =>
  holder.foto ? (
    <img src={holder.foto} alt="" loading="lazy" className={`shrink-0 rounded-full object-cover ${className}`} />
  ) : (
    <Avatar name={holder.nama} file={null} className={className} />
  )
