import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FoldedPart } from '../../FoldedPart.tsx'

interface PageSectionProps {
  id: string
  title: string
  intro: ReactNode
  children: ReactNode
}

/** A part of a page of settings; it opens by its title, or by an address that ends in its id. */
export function PageSection({ id, title, intro, children }: PageSectionProps) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const isNamed = hash === `#${id}`
  const [isOpen, setIsOpen] = useState(isNamed)
  const [seen, setSeen] = useState(hash)
  if (hash !== seen) {
    setSeen(hash)
    if (isNamed) setIsOpen(true)
  }
  return (
    <FoldedPart
      id={id}
      title={title}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open)
        // Whoever is sent away from here, to confirm the password, comes back to the open part.
        if (open && !isNamed) void navigate({ search, hash: id }, { replace: true, preventScrollReset: true })
      }}
    >
      <div className="mb-5 max-w-[45em] text-muted">{intro}</div>
      <div className="max-w-2xl">{children}</div>
    </FoldedPart>
  )
}
