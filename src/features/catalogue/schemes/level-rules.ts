/** What an exam item asks of a candidate: to recall, to apply or to analyse. */
export const LEVELS = ['ingat', 'terapkan', 'analisis'] as const
export type Level = (typeof LEVELS)[number]

export const LEVEL_NAMES: Record<Level, string> = {
  ingat: 'Mengingat',
  terapkan: 'Menerapkan',
  analisis: 'Menganalisis',
}
