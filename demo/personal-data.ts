import { FILE_KINDS, type FileKind } from '../src/features/platform/files/rules.ts'
import { keepFile } from '../src/features/platform/files/service.ts'
import { keepSentData } from '../src/features/platform/personal-data/service.ts'
import { addDays } from '../src/lib/day.ts'
import type { DemoPerson } from './content/people.ts'
import { samplePaper, samplePortrait } from './papers.tsx'
import type { Parts } from './past.ts'

/** Gives a member of the demonstration submitted personal data with sample files. */
export async function seedPersonalData(parts: Parts, userId: number, person: DemoPerson): Promise<void> {
  const at = new Date(`${addDays(parts.today, -29)}T02:00:00Z`)
  const keep = async (jenis: FileKind, type: string, ending: string, bytes: Buffer) => {
    const file = { userId, jenis, name: `${FILE_KINDS[jenis]}.${ending}`, type, bytes }
    return (await keepFile(parts.db, { ...parts, now: at }, file)).id
  }
  const [first = ''] = person.nama_lengkap.toLowerCase().split(' ')
  const paper = async (jenis: FileKind) =>
    keep(jenis, 'application/pdf', 'pdf', await samplePaper(FILE_KINDS[jenis], parts.today))
  const isi = {
    ...person,
    foto: await keep('foto', 'image/jpeg', 'jpg', await samplePortrait(parts.pictures, first)),
    file_ktp: await paper('ktp'),
    file_ijazah: await paper('ijazah'),
    file_cv: await paper('cv'),
    persetujuan_pdp: true,
    pernyataan_benar: true,
  }
  await keepSentData(parts.db, { keys: parts.keys, now: at }, userId, isi)
}
