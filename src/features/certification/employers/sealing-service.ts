import type { Context } from '../../../ground/context.ts'

type Keys = Context['keys']

const NPWP = 'employer-npwp'

/** Seals an employer's NPWP: a sole trader's NPWP is their NIK. */
export const sealEmployerNpwp = (keys: Keys, id: number, npwp: string | null): Buffer | null =>
  npwp === null ? null : keys.seal(NPWP, npwp, String(id))

export const openEmployerNpwp = (keys: Keys, id: number, sealed: Buffer | null): string | null =>
  sealed && keys.open(NPWP, sealed, String(id)).toString()
