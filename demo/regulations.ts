import { regulationRegisterHandlers } from '../src/features/service/regulation-register/office/handlers.ts'
import { addDays, day } from '../src/lib/day.ts'
import { morning, type Parts, type Person, past } from './past.ts'

interface Scene extends Parts {
  owner: Person
}

const at = (scene: Scene, daysAgo: number) => past(scene, morning(scene.today, daysAgo), scene.owner)

/** The regulations that are looked at again within days, by how many from now; all others in half a year. */
const SOON: Record<string, number> = { '10': 4 }
const LATER = 180

/** The register of regulations with an owner and a day each, and a change of one of them, half of it reviewed. */
export async function seedRegulations(parts: Parts, owner: Person): Promise<void> {
  const scene = { ...parts, owner }
  await seedOwners(scene)
  await seedChange(scene)
}

async function seedOwners(scene: Scene): Promise<void> {
  const list = { page: 1, perPage: 100, sort: 'id', order: 'asc' } as const
  const { data } = await regulationRegisterHandlers.listRegulation(at(scene, 60), list)
  for (const { id } of data) {
    const { version, ...known } = await regulationRegisterHandlers.getRegulation(at(scene, 60), { id })
    const { jenis, instansi, nomor, tahun, tentang, nama_lain, berlaku_sejak, tautan } = known
    await regulationRegisterHandlers.updateRegulation(at(scene, 60), {
      ...{ id, version, jenis, instansi, nomor, tahun, tentang, nama_lain, tautan },
      berlaku_sejak: berlaku_sejak === null ? null : day(berlaku_sejak),
      ...{ owner_id: scene.owner.id, tinjau_pada: addDays(scene.today, SOON[nomor] ?? LATER) },
    })
  }
}

/** Invented, and said to be: it holds from a day to come, so that no page claims it. */
async function seedChange(scene: Scene): Promise<void> {
  const former = await scene.db
    .selectFrom('regulations')
    .select('id')
    .where('jenis', '=', 'permen')
    .where('nomor', '=', '18')
    .where('tahun', '=', 2021)
    .executeTakeFirst()
  if (!former) return
  const made = await regulationRegisterHandlers.createRegulation(at(scene, 12), {
    ...{ jenis: 'permen', instansi: 'Lingkungan Hidup', nomor: '999', tahun: Number(scene.today.slice(0, 4)) },
    tentang: 'Contoh, bukan peraturan sungguhan: perubahan atas sertifikasi kompetensi penyusun Amdal',
    ...{ nama_lain: [], tautan: null, owner_id: scene.owner.id },
    berlaku_sejak: addDays(scene.today, 45),
    tinjau_pada: addDays(scene.today, 45),
  })
  const change = await regulationRegisterHandlers.createRegulationChange(at(scene, 12), {
    ...{ regulation_id: made.id, changed_id: former.id, cara: 'mengubah', owner_id: scene.owner.id },
    batas: addDays(scene.today, 5),
  })
  const ids = change.tempat.map(({ id }) => id).slice(0, Math.floor(change.tempat.length / 2))
  const [changed, ...kept] = ids
  const seen = await regulationRegisterHandlers.reviewRegulationPlaces(at(scene, 8), {
    ...{ id: change.id, version: change.version, tempat: kept, putusan: 'tetap' },
    catatan: 'Contoh. Pasal yang dirujuk tidak berubah.',
  })
  if (changed === undefined) return
  await regulationRegisterHandlers.reviewRegulationPlaces(at(scene, 7), {
    ...{ id: change.id, version: seen.version, tempat: [changed], putusan: 'diubah' },
    catatan: 'Contoh. Teksnya sudah menyebut aturan yang baru.',
  })
}
