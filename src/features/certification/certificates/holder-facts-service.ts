import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { filesById, openPrivateFile } from '../../platform/files/service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { nameWithDegrees } from './rules.ts'

/** What a certificate says about its holder. */
export interface HolderFacts {
  /** With degrees. */
  nama: string
  keahlian: string[]
  kota: string
  provinsi: string
  /** WebP; undefined where there is none. */
  portrait: Buffer | undefined
}

const PICTURES = ['image/jpeg', 'image/png', 'image/webp']
/** Large enough for the printed certificate, too small for a passport. */
const PORTRAIT = { width: 240, height: 360 }

/** A person as their personal data are today; by the account's name where none were sent. */
export async function holderFacts(db: Db, ctx: Context, userId: number, accountName: string): Promise<HolderFacts> {
  const personal = await personalDataOf(db, ctx.keys, userId)
  if (!personal) return { nama: accountName, keahlian: [], kota: '', provinsi: '', portrait: undefined }
  const { bidang_keahlian, keahlian_lain, kota_kabupaten, provinsi, foto } = personal
  return {
    nama: nameWithDegrees(personal),
    keahlian: bidang_keahlian.map((one) => (one === 'lainnya' && keahlian_lain !== '' ? keahlian_lain : one)),
    kota: kota_kabupaten,
    provinsi,
    portrait: await portraitOf(db, ctx, foto),
  }
}

async function portraitOf(db: Db, ctx: Context, fileId: string): Promise<Buffer | undefined> {
  const [file] = await filesById(db, [fileId])
  if (!file || !PICTURES.includes(file.type)) return undefined
  const terms = { types: PICTURES, most: PORTRAIT, becomes: 'image/webp' } as const
  return (await ctx.files.accept(await openPrivateFile(ctx, file.id), terms)).bytes
}
