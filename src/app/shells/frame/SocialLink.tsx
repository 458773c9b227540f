const NETWORKS = {
  facebook: {
    name: 'Facebook',
    path: 'M14 21v-7h2.6l.5-3.2H14V8.9c0-1 .5-1.7 1.8-1.7h1.4V4.4a17 17 0 0 0-2.3-.2c-2.6 0-4.1 1.6-4.1 4.3v2.3H8V14h2.8v7z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.7-3.6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  },
} as const

/** A network's page of the body; nothing while the content names none. */
export function SocialLink({ network, href }: { network: keyof typeof NETWORKS; href: string }) {
  if (!href) return null
  const { name, path } = NETWORKS[network]
  return (
    <a
      href={href}
      rel="noopener"
      className="inline-flex items-center gap-2 rounded-full border border-white/40 px-3 py-1.5 font-semibold text-sm hover:bg-white hover:text-canopy"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4" fill="currentColor" fillRule="evenodd">
        <path d={path} />
      </svg>
      {name}
    </a>
  )
}
