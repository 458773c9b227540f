import type { FileKind } from '../src/features/platform/files/rules.ts'
import { keepFile } from '../src/features/platform/files/service.ts'
import { changeHandlers } from '../src/features/platform/personal-data/changes/handlers.ts'
import { personalDataHandlers } from '../src/features/platform/personal-data/handlers.ts'
import { samplePaper } from './papers.tsx'
import { morning, type Parts, type Person, past } from './past.ts'

const RENAMED = 'laksmi.wirawan@example.com'
const WITH_NEW_DIPLOMA = 'maria.lantang@example.com'

const paperOf = async (parts: Parts, { id: userId }: Person, jenis: FileKind, title: string, now: Date) => {
  const bytes = await samplePaper(title, parts.today)
  const file = { userId, jenis, name: `${title}.pdf`, type: 'application/pdf', bytes }
  return (await keepFile(parts.db, { ...parts, now }, file)).id
}

/** Seeds what waits for the office: a request to correct a birthday, and a newly scanned diploma. */
export async function seedChangedData(parts: Parts, people: Person[]): Promise<void> {
  const renamed = people.find(({ email }) => email === RENAMED)
  const holder = people.find(({ email }) => email === WITH_NEW_DIPLOMA)
  if (renamed) await askForChange(parts, renamed)
  if (holder) await replaceDiploma(parts, holder)
}

async function askForChange(parts: Parts, who: Person): Promise<void> {
  const ctx = past(parts, morning(parts.today, 2), who)
  await changeHandlers.requestDataChange(ctx, {
    nama_lengkap: 'Laksmi Paramita Wirawan',
    nik: null,
    no_paspor: null,
    tanggal_lahir: null,
    alasan: 'Nama pada KTP saya ditulis tanpa huruf h; saya salah mengetiknya waktu mendaftar.',
    file_id: await paperOf(parts, who, 'bukti_perubahan', 'KTP yang baru', ctx.now),
  })
}

async function replaceDiploma(parts: Parts, who: Person): Promise<void> {
  const ctx = past(parts, morning(parts.today, 1), who)
  const { version } = await personalDataHandlers.getPersonalData(ctx, {})
  await personalDataHandlers.replaceDocument(ctx, {
    jenis: 'ijazah',
    file_id: await paperOf(parts, who, 'ijazah', 'Ijazah, pindaian baru', ctx.now),
    alasan: 'Pindaian yang lama terpotong pada nomor ijazahnya.',
    version,
  })
}
