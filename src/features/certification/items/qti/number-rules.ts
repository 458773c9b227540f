const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

/** Returns a number as QTI writes it; undefined for any other text. */
export function readDecimal(text: string): number | undefined {
  const written = text.trim()
  const value = Number(written)
  return DECIMAL.test(written) && Number.isFinite(value) ? value : undefined
}
