import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { zipParts } from '../../../../lib/files/zip.ts'
import { Problem } from '../../../../problems.ts'
import { openPrivateFile } from '../../files/service.ts'
import { certificationBodyName } from '../../site-content/service.ts'
import type { PersonalHandlers } from '../shared-handlers.ts'
import { ownDataPage } from './data-page-view.ts'
import { ownData } from './own-data-view.ts'

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

type OwnFile = Awaited<ReturnType<typeof ownData>>['berkas'][number]

/** Yields the data about a person as the files of an archive, each opened when its turn comes. */
async function* ownEntries(ctx: Context, data: Awaited<ReturnType<typeof ownData>>) {
  const nama_lembaga = await certificationBodyName(ctx.db)
  const fileName = ({ id, jenis, type }: OwnFile) => `berkas/${jenis}-${id}.${ENDINGS[type] ?? 'bin'}`
  const files = new Map(data.berkas.map((file) => [file.id, fileName(file)]))
  yield { name: 'data-saya.html', bytes: Buffer.from(ownDataPage(data, { nama_lembaga, at: ctx.now, files })) }
  yield { name: 'data.json', bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) }
  for (const file of data.berkas) {
    const bytes = await openPrivateFile(ctx, file.id).catch(refuseUnlessErased)
    if (bytes) yield { name: fileName(file), bytes }
  }
}

/** One that was erased since the list was made is left out. */
function refuseUnlessErased(error: unknown): undefined {
  if (!(error instanceof Problem) || error.code !== 'FILE_NOT_FOUND') throw error
}

export const privacyHandlers = {
  downloadPersonalData: async (ctx) => {
    const { id } = requireAccount(ctx)
    await recordAudit(ctx.db, ctx, { action: 'unduh', noun: 'salinan-data', nounId: id, label: `Akun nomor ${id}` })
    const data = await ownData(ctx.db, ctx.keys, id)
    const bytes = zipParts(ownEntries(ctx, data), ctx.now)
    return { type: 'application/zip', bytes, filename: `data-diri-${ctx.today}.zip` }
  },
} satisfies Partial<PersonalHandlers>
