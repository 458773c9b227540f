import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { filesById, openPrivateFile } from '../../../platform/files/service.ts'
import { personalDataOf } from '../../../platform/personal-data/service.ts'
import { nameWithDegrees } from '../rules.ts'

/** The facts that a certificate states about its holder. */
export interface HolderFacts {
  /** With degrees. */
  nama: string
  keahlian: string[]
  kota: string
  provinsi: string
}

const PICTURES = ['image/jpeg', 'image/png', 'image/webp']
/** Large enough for the printed certificate, too small for a passport. */
const PORTRAIT = { width: 240, height: 360 }

/** A person as their personal data are today; by the account's name where none were sent. */
export async function holderFacts(db: Db, ctx: Context, userId: number, accountName: string): Promise<HolderFacts> {
  const personal = await personalDataOf(db, ctx.keys, userId)
  if (!personal) return { nama: accountName, keahlian: [], kota: '', provinsi: '' }
  const { bidang_keahlian, keahlian_lain, kota_kabupaten, provinsi } = personal
  return {
    nama: nameWithDegrees(personal),
    keahlian: bidang_keahlian.map((one) => (one === 'lainnya' && keahlian_lain !== '' ? keahlian_lain : one)),
    kota: kota_kabupaten,
    provinsi,
  }
}

/** A person's portrait for the certificate, as WebP; undefined where there is none. Before the transaction that issues. */
export async function certificatePortrait(ctx: Context, userId: number): Promise<Buffer | undefined> {
  const personal = await personalDataOf(ctx.db, ctx.keys, userId)
  const [file] = personal ? await filesById(ctx.db, [personal.foto]) : []
  if (!file || !PICTURES.includes(file.type)) return undefined
  const terms = { types: PICTURES, most: PORTRAIT, becomes: 'image/webp' } as const
  return (await ctx.files.convert(await openPrivateFile(ctx, file.id), terms)).bytes
}
