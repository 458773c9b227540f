export const SEXES = [
  ['L', 'Laki-laki'],
  ['P', 'Perempuan'],
] as const

/** 'mutu udara' → 'Mutu udara'. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** '9902011203900001' → '9902 0112 0390 0001'. */
export const inFours = (digits: string): string => digits.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ')
