import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import { type DesignRow, designAt } from './queries.ts'
import {
  builtInDesign,
  type DesignedKind,
  type DesignPicture,
  type DesignTexts,
  type DocumentDesign,
  textsOf,
} from './rules.ts'

/** The widths in pixels that are enough for paper; undefined, the full width, for a background that fills a page. */
const WIDTHS: Record<DesignPicture, number | undefined> = { tanda_tangan: 800, stempel: 600, latar: undefined }

type Files = Pick<Context, 'files'>

/** A picture of a design as it is drawn, transparent where it was; undefined when the file is lost. */
export const designPicture = ({ files }: Files, picture: DesignPicture, name: string): Promise<Buffer | undefined> =>
  files.picture(name, WIDTHS[picture], 'png')

async function requirePicture(ctx: Files, picture: DesignPicture, name: string | null): Promise<Buffer | null> {
  if (name === null) return null
  const bytes = await designPicture(ctx, picture, name)
  if (!bytes) throw new Problem('DESIGN_PICTURE_MISSING')
  return bytes
}

/** How a document of a kind that is or was issued at a moment is drawn, whatever came later; throws DESIGN_PICTURE_MISSING. */
export async function documentDesign<K extends DesignedKind>(
  db: Db,
  ctx: Files,
  kind: K,
  issuedAt: Date,
): Promise<DocumentDesign<K>> {
  const row = await designAt(db, kind, issuedAt)
  if (!row) return builtInDesign(kind)
  return {
    teks: textsOf(kind, row.teks),
    penandatangan: row.penandatangan,
    jabatan: row.jabatan,
    tanda_tangan: await requirePicture(ctx, 'tanda_tangan', row.tanda_tangan),
    stempel: await requirePicture(ctx, 'stempel', row.stempel),
    latar: await requirePicture(ctx, 'latar', row.latar),
    isExample: false,
  }
}

/** Throws DESIGN_PICTURE_MISSING where a document of a kind cannot be drawn; to be asked before one is issued. */
export async function requireDesign(db: Db, { files }: Files, kind: DesignedKind, issuedAt: Date): Promise<void> {
  const row = await designAt(db, kind, issuedAt)
  for (const name of [row?.tanda_tangan, row?.stempel, row?.latar]) {
    if (name && !(await files.hasPicture(name))) throw new Problem('DESIGN_PICTURE_MISSING')
  }
}

/** Returns the texts of such a document, for the pages that say the same. */
export async function documentTexts<K extends DesignedKind>(db: Db, kind: K, issuedAt: Date): Promise<DesignTexts<K>> {
  return textsOf(kind, (await designAt(db, kind, issuedAt))?.teks)
}

/** Returns who signs what is issued at a moment, for papers that keep it; undefined where the design names nobody. */
export async function signatoryAt(
  db: Db,
  kind: DesignedKind,
  issuedAt: Date,
): Promise<Pick<DesignRow, 'penandatangan' | 'jabatan'> | undefined> {
  const row = await designAt(db, kind, issuedAt)
  return row && row.penandatangan !== '' ? row : undefined
}
