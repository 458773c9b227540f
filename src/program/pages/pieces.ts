/** A text in pieces; those that many texts have in common were encoded once. */
export type Pieces = readonly (string | Buffer)[]

/** The whole text in UTF-8. */
export const inOne = (pieces: Pieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
