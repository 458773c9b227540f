/** How holders who reported and maintained every year are examined: by what they did and what they say of it (domain 3). */
const ON_PORTFOLIO = /portofolio|wawancara/i

export interface RenewalMethods {
  /** The methods of the renewal's own scheme. */
  skema: readonly string[]
  /** The methods of a new certification in the qualification. */
  full: readonly string[]
}

/** By which methods a renewal is examined: portfolio and interview where nothing is missing, else in full (domain 3). */
export function renewalMethods({ skema, full }: RenewalMethods, kurang: readonly string[]): string[] {
  if (kurang.length > 0) return [...new Set([...full, ...skema])]
  const short = skema.filter((method) => ON_PORTFOLIO.test(method))
  return short.length > 0 ? short : [...skema]
}
