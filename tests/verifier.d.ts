// The independent libraries that check credentials bring no types.
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object })
  }
}

declare module '@digitalbazaar/vc' {
  interface Verifying {
    credential: object
    suite: object
    documentLoader: (url: string) => Promise<object>
    checkStatus: (asked: object) => Promise<object>
    now: Date
  }
  export function verifyCredential(
    asked: Verifying,
  ): Promise<{ verified: boolean; error?: Error; statusResult?: { verified: boolean } }>
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(asked: object): Promise<{ verified: boolean; results: object[] }>
}
