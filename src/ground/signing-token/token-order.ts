/** The key in a token; an empty key is the only one there. */
export interface TokenKey {
  /** The token's label. */
  token: string
  /** The key's label, or its id in hexadecimal. */
  key: string
  pin: string
}

/** A request to a token (PKCS #11), with the module that knows it. */
export type TokenOrder = { module: string } & (
  | { ask: 'tokens' }
  | ({ ask: 'certificates' } & TokenKey)
  | ({ ask: 'signature'; of: Uint8Array } & TokenKey)
)

/** The certificate beside the key, as DER; undefined where the token has none. Others may be those above it. */
export interface TokenCertificates {
  own: Uint8Array | undefined
  others: Uint8Array[]
}

export type TokenAnswer =
  | { tokens: string[] }
  | { certificates: TokenCertificates }
  | { signature: Uint8Array }
  /** The fault in words for the office; `refused` when the token rejected the PIN. */
  | { fault: string; refused: boolean }
