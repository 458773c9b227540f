const OWN =
  /^\/(user|login|register|confirm-password|verify-email|two-factor-challenge|forgot-password|reset-password)(\/|$)/

/** Whether an address is one of own-routes.ts, which only those bring along who go there. */
export const isOwnPath = (path: string): boolean => OWN.test(path)
