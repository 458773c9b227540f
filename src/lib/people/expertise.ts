/** The ministry's list, to the letter (domain 1.1 row 11). */
export const EXPERTISES = [
  'mutu udara',
  'mutu air',
  'mutu tanah',
  'keanekaragaman hayati',
  'kehutanan',
  'sosial',
  'kesehatan masyarakat',
  'transportasi',
  'geologi',
  'hidrogeologi',
  'hidrologi',
  'kelautan',
  'lainnya',
] as const
