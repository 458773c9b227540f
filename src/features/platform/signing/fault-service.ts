/** Nothing can be signed now; the message tells the office why. */
export class SignerFault extends Error {}

/** Whoever holds the key refused its secret: asked again and again, it would lock the key away. */
export class SignerRefusal extends SignerFault {}
