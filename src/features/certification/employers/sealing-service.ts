import type { Context } from '../../../ground/context.ts'

type Keys = Context['keys']

const NPWP = 'employer-npwp'

/** That of a sole trader is their NIK, so it is kept like one. */
export const sealEmployerNpwp = (keys: Keys, id: number, npwp: string | null): Buffer | null =>
  npwp === null ? null : keys.seal(NPWP, npwp, String(id))

export const openEmployerNpwp = (keys: Keys, id: number, sealed: Buffer | null): string | null =>
  sealed && keys.open(NPWP, sealed, String(id)).toString()
