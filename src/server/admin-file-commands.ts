import { sweepFiles, sweepUploads } from '../features/platform/files/jobs.ts'
import { bringBackFiles, setAsideFiles } from '../features/platform/files/quarantine-service.ts'
import { serverLimits } from '../limits.ts'
import type { Command } from './admin-commands.ts'

export const fileUsage = `  files
      Menampilkan berkas di karantina: yang tidak disebut daftar mana pun disimpan ${serverLimits.quarantineDays} hari sebelum dihapus.
  files restore [nama …]
      Mengembalikan berkas dari karantina: yang disebut namanya, atau semuanya.
  files sweep --yes
      Membersihkan sekarang, juga bila jumlahnya melewati batas yang menghentikan pembersihan. Periksa dahulu sebabnya.
  adopt --yes
      Menyatakan basis data, kunci, dan folder berkas sebagai satu pemasangan, sesudah program menolak mulai karena
      menganggapnya asing. Kuncinya harus membuka data tersegel yang ada.`

const PARTS = { listed: 'tercatat, tidak dipakai', private: 'tidak tercatat', public: 'publik, tidak dipakai' } as const

const restore: Command = async (parts, names) => {
  const { brought, unlisted } = await bringBackFiles(parts, names.length > 0 ? names : undefined)
  parts.say(`${brought} berkas dikembalikan.`)
  if (unlisted > 0)
    parts.say(
      `${unlisted} di antaranya tidak tercatat di basis data ini, jadi masuk karantina lagi pada pembersihan berikutnya.`,
    )
  return names.length > brought ? 1 : 0
}

const sweep: Command = async (parts, words) => {
  if (words.join() !== '--yes') throw new Error('Tidak ada yang dibersihkan. Tegaskan dengan: files sweep --yes')
  await sweepFiles(parts, { withoutBar: true })
  await sweepUploads(parts, { withoutBar: true })
  parts.say(`Dibersihkan. Di karantina sekarang: ${(await setAsideFiles(parts)).length} berkas.`)
  return 0
}

const files: Command = async (parts, [word, ...rest]) => {
  if (word === 'restore') return restore(parts, rest)
  if (word === 'sweep') return sweep(parts, rest)
  if (word !== undefined) throw new Error(`Tidak dikenal: files ${word}. Yang ada: files, files restore, files sweep.`)
  const found = await setAsideFiles(parts)
  for (const { part, name, since, bytes } of found) parts.say(`${since}  ${name}  ${bytes} byte  ${PARTS[part]}`)
  parts.say(`${found.length} berkas di karantina.`)
  return 0
}

const adopt: Command = async ({ say }) => {
  say('Basis data, kunci, dan folder berkas ini sekarang satu pemasangan.')
  return 0
}

export const fileCommands: Record<string, Command> = { files, adopt }
