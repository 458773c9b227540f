import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import {
  inOfficeTransaction,
  resourceHandlers,
  type StoredRecord,
  type Write,
} from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { type Handlers, withPreparation } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { exampleDocument } from '../example-view.ts'
import { DESIGNS, lockDesign, plannedFor, withdrawDesign } from '../queries.ts'
import { DESIGN_PICTURES, DESIGNED_KIND_LABELS, textsOf } from '../rules.ts'
import { type documentDesignOfficeCalls, documentDesignResource, UnsavedDesign } from './contract.ts'

type Design = StoredRecord<typeof documentDesignResource>

const label = ({ jenis, berlaku_sejak }: Pick<Design, 'jenis' | 'berlaku_sejak'>): string =>
  `${DESIGNED_KIND_LABELS[jenis]}, sejak ${berlaku_sejak}`

/** Until its day comes, a design is a plan; from then on documents are issued by it. */
function requirePlanned({ berlaku_sejak }: Pick<Design, 'berlaku_sejak'>, { today }: Context): void {
  if (berlaku_sejak <= today) throw new Problem('DESIGN_IN_FORCE')
}

async function columnsOf({ db, ctx, before, form }: Write<typeof documentDesignResource>) {
  const { jenis, berlaku_sejak } = form
  if (before) requirePlanned(before, ctx)
  if (before && before.jenis !== jenis) throw invalidFields({ jenis: 'Desain tetap milik jenis dokumennya.' })
  if (berlaku_sejak < ctx.today) throw invalidFields({ berlaku_sejak: 'Pilih hari ini atau hari sesudahnya.' })
  const planned = berlaku_sejak > ctx.today ? await plannedFor(db, jenis, berlaku_sejak) : undefined
  if (planned && planned.id !== before?.id) {
    throw invalidFields({ berlaku_sejak: 'Untuk hari itu sudah ada desain terencana. Ubah desain itu.' })
  }
  await requirePictures(ctx, form)
  const born = before ? {} : { created_at: ctx.now, created_by: requireAccount(ctx).id }
  return { ...form, teks: asJson(textsOf(jenis, form.teks)), changed_at: ctx.now, ...born }
}

/** Looked at now, so that nothing is lacking on the day the design comes into force. */
async function requirePictures(ctx: Context, form: Pick<Design, (typeof DESIGN_PICTURES)[number]>): Promise<void> {
  for (const picture of DESIGN_PICTURES) {
    const name = form[picture]
    if (name !== null && !(await ctx.files.hasPicture(name))) {
      throw invalidFields({ [picture]: 'Gambar ini tidak ditemukan. Unggah lagi.' })
    }
  }
}

const designs = resourceHandlers(documentDesignResource, {
  table: 'document_designs',
  rows: DESIGNS,
  label,
  values: columnsOf,
})

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

export const documentDesignOfficeHandlers: Handlers<typeof documentDesignOfficeCalls, Context> = {
  ...designs,

  /** The row stays and says when it was taken back. */
  removeDocumentDesign: (ctx, { id }) =>
    inOfficeTransaction(ctx, async (db) => {
      await lockDesign(db, id)
      const before = await designs.getDocumentDesign({ ...ctx, db }, { id })
      requirePlanned(before, ctx)
      await withdrawDesign(db, id, ctx.now)
      const about = { noun: documentDesignResource.name, nounId: id, label: label(before) }
      await recordAudit(db, ctx, { action: 'hapus', ...about, before })
      return undefined
    }),

  previewDocumentDesign: withPreparation(
    (ctx, { jenis, isi }) => {
      const typed = UnsavedDesign.safeParse(parsedJson(isi))
      return exampleDocument(ctx, jenis, typed.data ?? UnsavedDesign.parse({}))
    },
    async (_ctx, { jenis }, bytes) => ({
      type: 'application/pdf',
      bytes,
      filename: `contoh-${jenis}.pdf`,
      inline: true,
    }),
  ),
}
