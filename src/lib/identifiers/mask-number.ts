const SHOWN = 4

/** '9902011203900001' → '•••• •••• •••• 0001': enough to recognise it, too little to copy it. */
export function maskNumber(number: string): string {
  const hidden = '•'.repeat(Math.max(0, number.length - SHOWN))
  return `${hidden}${number.slice(hidden.length)}`.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
