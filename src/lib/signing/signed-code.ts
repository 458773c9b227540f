/** The server's keys, as far as codes need them. */
interface Signer {
  sign: (purpose: string, text: string) => string
  isSigned: (purpose: string, text: string, signature: string) => boolean
}

/** A code that names a record, signed against forgery; fit for an address and a QR code. */
export const signedCode = (keys: Signer, purpose: string, id: number): string =>
  `${id}-${keys.sign(purpose, String(id))}`

/** The record behind a code; undefined for one that was not signed here for this purpose. */
export function idInCode(keys: Signer, purpose: string, code: string): number | undefined {
  const [, id = '', signature = ''] = /^(\d{1,10})-([\w-]+)$/.exec(code) ?? []
  return id !== '' && keys.isSigned(purpose, id, signature) ? Number(id) : undefined
}
