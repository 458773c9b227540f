/** Parts of the home page below its first, in the order of spec section 3. */
export const HOME_PARTS = ['sertifikasi', 'tentang', 'galeri', 'mitra'] as const
export type HomePart = (typeof HOME_PARTS)[number]

export const HOME_PART_LABELS: Record<HomePart, string> = {
  sertifikasi: 'Sertifikasi Terbaru',
  tentang: 'Bagian kedua (tentang lembaga)',
  galeri: 'Galeri',
  mitra: 'Partner',
}

/** The parts that are shown, in their order: those the body chose, else all. */
export const homeParts = (chosen: readonly { bagian: HomePart }[]): readonly HomePart[] =>
  chosen.length === 0 ? HOME_PARTS : chosen.map(({ bagian }) => bagian)
