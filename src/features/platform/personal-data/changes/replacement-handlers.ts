import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { own } from '../../../../own-paths.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { FILE_KINDS } from '../../files/rules.ts'
import { requireOwnFiles } from '../../files/service.ts'
import { notifyUser } from '../../notifications/service.ts'
import { promisedDay } from '../../settings/service.ts'
import { accountById } from '../queries.ts'
import { keepDocuments, lockSentData } from '../service.ts'
import type { PersonalHandlers } from '../shared-handlers.ts'
import { personalState } from '../view.ts'
import { earlierContent, insertReplacement, supersedeReplacement } from './replacement-queries.ts'
import { DOCUMENT_FIELDS, type DocumentKind, fileBefore } from './replacement-rules.ts'

const REFUSALS = {
  present: 'Berkas ini sama dengan yang sekarang. Pilih berkas yang baru, atau biarkan yang ada.',
  refused: 'Berkas ini pernah diperiksa dan tidak sesuai. Pilih berkas yang lain.',
}

interface Wanted {
  userId: number
  jenis: DocumentKind
  file_id: string
  /** The file that the data name now; '' for none. */
  current: string
}

/** A person's own file of that kind, with other content than the present one; answers its id. */
async function requireNewDocument(db: Db, { userId, jenis, file_id, current }: Wanted): Promise<string> {
  const [file] = await requireOwnFiles(db, userId, [file_id])
  if (file?.jenis !== jenis) throw invalidFields({ file_id: `Unggah berkas ini sebagai ${FILE_KINDS[jenis]}.` })
  const met = await earlierContent(db, { userId, jenis, fileId: file.id, current })
  if (met) throw invalidFields({ file_id: REFUSALS[met] })
  return file.id
}

async function notifyOfReplacement(db: Db, ctx: Context, userId: number, made: { id: number; jenis: DocumentKind }) {
  const { id, name, email } = await accountById(db, userId)
  const after = { jenis: made.jenis }
  await recordAudit(db, ctx, { action: 'ganti', noun: 'dokumen-diganti', nounId: made.id, label: name, after })
  const target = await promisedDay(db, ctx.now, 'target_verifikasi')
  const facts = { name, dokumen: FILE_KINDS[made.jenis], target, link: `${ctx.appUrl}${own.profileDocuments}` }
  await notifyUser(db, ctx, { id, email }, { letter: 'documentReplaced', ...facts }, own.profileDocuments)
}

export const replacementHandlers = {
  replaceDocument: (ctx, { jenis, file_id, version, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      const before = await lockSentData(db, ctx, userId)
      if (before.version !== version) throw new Problem('STALE')
      const field = DOCUMENT_FIELDS[jenis]
      const current = before.isi[field]
      const newId = await requireNewDocument(db, { userId, jenis, file_id, current })
      const replaced_file_id = fileBefore(await supersedeReplacement(db, userId, jenis), current)
      const alasan = given.alasan && withoutIdentityNumbers(given.alasan)
      const named = { user_id: userId, jenis, file_id: newId, replaced_file_id, alasan, created_at: ctx.now }
      const id = await insertReplacement(db, named)
      await keepDocuments(db, ctx, userId, { ...before.isi, [field]: newId })
      await notifyOfReplacement(db, ctx, userId, { id, jenis })
      return personalState(db, ctx, userId)
    }),
} satisfies Partial<PersonalHandlers>
