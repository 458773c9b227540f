/** The levels of exam items: a candidate recalls, applies or analyses. */
export const LEVELS = ['ingat', 'terapkan', 'analisis'] as const
export type Level = (typeof LEVELS)[number]

export const LEVEL_NAMES: Record<Level, string> = {
  ingat: 'Mengingat',
  terapkan: 'Menerapkan',
  analisis: 'Menganalisis',
}
