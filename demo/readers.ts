import type { ReaderRole } from '../src/access.ts'
import { ministrySampleOfficeHandlers } from '../src/features/certification/ministry-samples/office/handlers.ts'
import { clausesOf } from '../src/features/platform/editions/clause-rules.ts'
import { readerOfficeHandlers } from '../src/features/platform/readers/office/handlers.ts'
import { assessorFolderOfficeHandlers } from '../src/features/service/assessor-folder/office/handlers.ts'
import { addDays } from '../src/lib/day.ts'
import { morning, type Parts, type Person, past } from './past.ts'

type Two = readonly [first: Person, second: Person]

interface Scene extends Parts {
  passwordHash: string
}

const AGO = 3
const FOLDER_DAYS = 365
const SAMPLE_DAYS = 1500

/** Readers from outside, whose access ends some days from today: an assessor with a folder, and the ministry with a sample. */
export async function seedReaders(scene: Scene, quality: Two, clerks: Two): Promise<void> {
  await seedAssessor(scene, quality)
  await seedMinistry(scene, clerks)
}

const at = (scene: Scene, person: Person, daysAgo: number) => past(scene, morning(scene.today, daysAgo), person)

/** Lets an invited reader in with the known password, as if the invitation had been answered. */
async function letIn({ db, passwordHash: password_hash }: Scene, id: number | null): Promise<number> {
  const made = { password_hash, password_version: 2 }
  await db
    .updateTable('users')
    .set(made)
    .where('id', '=', id ?? 0)
    .execute()
  return id ?? 0
}

async function seedAssessor(scene: Scene, [first, second]: Two): Promise<void> {
  const { createAssessor, approveAssessor } = readerOfficeHandlers
  const { id, version } = await createAssessor(at(scene, first, AGO), {
    ...{ name: 'Asesor Contoh', email: 'asesor@example.com', instansi: 'Komite akreditasi (contoh)' },
    ...{ keperluan: 'Asesmen lapangan (contoh)', sampai: addDays(scene.today, 10) },
  })
  const { user_id } = await approveAssessor(at(scene, second, AGO), { id, version })
  await letIn(scene, user_id)
  await assessorFolderOfficeHandlers.createAssessorFolder(at(scene, first, AGO - 1), {
    ...{ edisi: '2012', klausul: clausesOf('2012').map(({ nomor }) => nomor) },
    ...{ dari: addDays(scene.today, -FOLDER_DAYS), sampai: scene.today },
  })
}

async function seedMinistry(scene: Scene, [first, second]: Two): Promise<void> {
  const { createMinistryReader, approveMinistryReader } = readerOfficeHandlers
  const { id, version } = await createMinistryReader(at(scene, first, AGO), {
    ...{ name: 'Petugas Kementerian Contoh', email: 'kementerian@example.com' },
    ...{ instansi: 'Kementerian (contoh)', keperluan: 'Pembinaan dan pengawasan (contoh)' },
    sampai: addDays(scene.today, 300),
  })
  const { user_id } = await approveMinistryReader(at(scene, second, AGO), { id, version })
  const reader = at(scene, { id: await letIn(scene, user_id), name: '', email: '' }, AGO - 2)
  const account = reader.visit.account && { ...reader.visit.account, role: 'kementerian' satisfies ReaderRole }
  await ministrySampleOfficeHandlers.drawMinistrySample(
    { ...reader, visit: { ...reader.visit, account } },
    { dari: addDays(scene.today, -SAMPLE_DAYS), sampai: scene.today, kualifikasi: null, ukuran: 5 },
  )
}
