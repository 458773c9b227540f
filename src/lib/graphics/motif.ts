/** The interface's own drawings by their addresses, where each is served in the body's colour. */
export const MOTIF = {
  empty: '/motif/empty.svg',
  error: '/motif/error.svg',
  notFound: '/motif/not-found.svg',
  defaultHero: '/motif/default-hero.svg',
  defaultOrganisation: '/motif/default-organisation.svg',
  firstGalleryPicture: '/motif/builtin-gallery-1.svg',
  secondGalleryPicture: '/motif/builtin-gallery-2.svg',
  thirdGalleryPicture: '/motif/builtin-gallery-3.svg',
} as const
