import type { Permission } from '../../../access.ts'
import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { PictureFormat } from '../../../ground/storage/pictures/resize-picture.ts'
import { type Handlers, withPreparation } from '../../../lib/calls/handler.ts'
import { tooLargeWords } from '../../../lib/calls/too-large.ts'
import { PICTURE_WIDTHS, pictureSize } from '../../../lib/graphics/picture.ts'
import { withoutIdentityNumbers } from '../../../lib/identifiers/nik.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import type { fileCalls } from './contract.ts'
import { type Opening, openableFile } from './opening-queries.ts'
import { deletePartial } from './partial-queries.ts'
import { addPart, beginPartial, openPartial, requirePartial } from './partial-service.ts'
import { deleteOwnFile, filesOf, insertAccess } from './queries.ts'
import { fileRequirements, storedName } from './rules.ts'
import { isFileId, keepOwnFile, openPrivateFile, requireRoom } from './service.ts'

/** The smallest offered width that is not smaller than the requested one. */
const offeredWidth = (asked: number): number | undefined => PICTURE_WIDTHS.find((width) => width >= asked)

/** AVIF takes a third of a second of a core in the widths of phones, and two in larger ones. */
const MOST_AVIF_WIDTH = 640

function shownFormat(accept: string, width: number | undefined): PictureFormat {
  if (width !== undefined && width <= MOST_AVIF_WIDTH && accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'png'
}

/** The roles that open files of others, each by conditions of its own. */
const OPENERS = ['penguji', 'administrator', 'asesor'] as const

/** Returns what lets people open files of others; as in the back office, that takes a session and a second factor. */
function openingOf(ctx: Context): Opening {
  const { id: userId, role, permissions, two_factor } = requireAccount(ctx)
  const isAtWork = ctx.visit.session !== undefined && (ctx.demo || two_factor)
  const opener = OPENERS.find((one) => one === role)
  return isAtWork
    ? { userId, role: opener, permissions: permissions as Permission[] }
    : { userId, role: undefined, permissions: [] }
}

/** Sets the headers that tus 1.0 asks for. */
const answerOffset = ({ reply }: Context, received: number, bytes: number): void =>
  void Object.assign(reply.headers, {
    'Tus-Resumable': '1.0.0',
    'Upload-Offset': String(received),
    'Upload-Length': String(bytes),
  })

const infectedWords = (name: string): string => `Berkas ini mengandung virus (${name}), jadi tidak dapat dibuka.`

export const fileHandlers: Handlers<typeof fileCalls, Context> = {
  getPicture: async (ctx, { file, w }) => {
    if (!pictureSize(file)) throw new Problem('PICTURE_NOT_FOUND')
    if (ctx.files.isWithheld(file)) throw new Problem('FILE_WITHHELD')
    const width = w === undefined ? undefined : offeredWidth(w)
    const format = shownFormat(ctx.accept, width)
    const picture = await ctx.files.picture(file, width, format)
    if (!picture) throw new Problem('PICTURE_NOT_FOUND')
    return { type: `image/${format}`, bytes: picture }
  },

  getDocument: async (ctx, { file }) => {
    if (ctx.files.isWithheld(file)) throw new Problem('FILE_WITHHELD')
    const bytes = await ctx.files.document(file)
    if (!bytes) throw new Problem('DOCUMENT_NOT_FOUND')
    return { type: 'application/pdf', bytes }
  },

  uploadFile: withPreparation(
    async (ctx, { file, jenis }) => {
      await requireRoom(ctx.db, requireAccount(ctx).id, file.size)
      return ctx.files.accept(new Uint8Array(await file.arrayBuffer()), fileRequirements(jenis))
    },
    async (ctx, { file, jenis }, { type, bytes, scan }) => {
      const name = storedName(withoutIdentityNumbers(file.name), jenis, type)
      return keepOwnFile(ctx.db, ctx, { userId: requireAccount(ctx).id, jenis, name, type, bytes, scan })
    },
  ),

  beginUpload: async (ctx, { name, jenis, bytes }) => {
    const { id: userId } = requireAccount(ctx)
    const most = fileRequirements(jenis).bytes
    if (bytes > most) throw invalidFields({ file: tooLargeWords(most) })
    await requireRoom(ctx.db, userId, bytes)
    return beginPartial(ctx.db, ctx, { userId, jenis, name: withoutIdentityNumbers(name), bytes })
  },

  getUpload: async (ctx, { id }) => {
    const { received, bytes } = await requirePartial(ctx.db, id, requireAccount(ctx).id)
    answerOffset(ctx, received, bytes)
    return undefined
  },

  continueUpload: async (ctx, { id, offset, file }) => {
    const upload = await requirePartial(ctx.db, id, requireAccount(ctx).id)
    const received = await addPart(ctx.db, ctx, upload, offset, new Uint8Array(await file.arrayBuffer()))
    answerOffset(ctx, received, upload.bytes)
    return undefined
  },

  finishUpload: withPreparation(
    async (ctx, { id }) => {
      const upload = await requirePartial(ctx.db, id, requireAccount(ctx).id)
      await requireRoom(ctx.db, upload.user_id, upload.bytes)
      const given = await openPartial(ctx.db, ctx, upload)
      return { upload, ...(await ctx.files.accept(given, fileRequirements(upload.jenis))) }
    },
    async (ctx, _given, { upload: { id, user_id: userId, jenis, name: given }, type, bytes, scan }) => {
      const name = storedName(given, jenis, type)
      return inTransaction(ctx.db, async (db) => {
        if (!(await deletePartial(db, id))) throw new Problem('FILE_NOT_FOUND')
        return keepOwnFile(db, ctx, { userId, jenis, name, type, bytes, scan })
      })
    },
  ),

  listFiles: (ctx) => filesOf(ctx.db, requireAccount(ctx).id),

  getFile: async (ctx, { id, unduh }) => {
    const { id: userId } = requireAccount(ctx)
    const file = isFileId(id) ? await openableFile(ctx.db, id, openingOf(ctx)) : undefined
    if (!file) throw new Problem('FILE_NOT_FOUND')
    if (file.erased_at) throw new Problem('FILE_ERASED')
    if (file.infected) throw new Problem('UNACCEPTABLE_FILE', { errors: { file: [infectedWords(file.infected)] } })
    const bytes = await openPrivateFile(ctx, file.id)
    const { ip } = ctx.visit
    await insertAccess(ctx.db, { file_id: file.id, owner_id: file.user_id, user_id: userId, ip, at: ctx.now })
    return { type: file.type, bytes, filename: file.name, inline: unduh === '0' }
  },

  // Only the row goes now; its bytes go with the next sweep, when this can no longer roll back.
  removeFile: async (ctx, { id }) => {
    const { id: userId } = requireAccount(ctx)
    const outcome = isFileId(id) ? await inTransaction(ctx.db, (db) => deleteOwnFile(db, id, userId)) : 'not there'
    if (outcome === 'not there') throw new Problem('FILE_NOT_FOUND')
    if (outcome === 'in use') throw new Problem('FILE_IN_USE')
    return undefined
  },
}
