export const SEXES = [
  ['L', 'Laki-laki'],
  ['P', 'Perempuan'],
] as const

/** '9902011203900001' → '9902 0112 0390 0001'. */
export const inFours = (digits: string): string => digits.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ')
