/** The kinds of activity that the body offers. */
export const OFFERED_KINDS = {
  bimtek: 'Bimbingan teknis',
  workshop: 'Workshop',
  seminar: 'Seminar',
  webinar: 'Webinar',
} as const

export type OfferedKind = keyof typeof OFFERED_KINDS

export const OFFERED_KIND_NAMES = Object.keys(OFFERED_KINDS) as [OfferedKind, ...OfferedKind[]]

/** Hours that an activity may have. */
export const HOURS = { least: 1, most: 200 } as const
export const MOST_POINTS = 1000
