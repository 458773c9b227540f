import type { Config } from '../../ground/config.ts'
import { remedyFor } from '../../ground/database/embedded/embedded-refusal.ts'

type Settings = Pick<Config, 'port' | 'dataDir'>

/** Returns what an operator reads when a start failed; undefined settings are those that could not be read. */
export function startFault(error: unknown, config: Settings | undefined): string {
  const { code, message, path: at, syscall } = error as Partial<NodeJS.ErrnoException>
  const place = at ?? config?.dataDir ?? 'DATA_DIR'
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config?.port} sudah dipakai program lain. Hentikan program itu, atau jalankan dengan PORT lain, misalnya: PORT=3001 npm start`
    case 'ENOSPC':
    case 'EDQUOT':
      return `Disk untuk ${place} penuh. Kosongkan tempat, lalu mulai lagi; datanya tetap ada.`
    case 'EROFS':
      return `Disk untuk ${place} hanya dapat dibaca. Pasang lagi supaya dapat ditulis, lalu mulai lagi.`
    case 'EACCES':
    case 'EPERM':
      if (syscall === 'listen')
        return `Port ${config?.port} hanya boleh dibuka oleh root. Jalankan dengan PORT di atas 1023, di belakang server web.`
      return `Program tidak boleh memakai ${place}. Periksa pemilik dan izinnya, atau jalankan program sebagai pengguna yang memilikinya.`
    case 'EMFILE':
    case 'ENFILE':
      return 'Terlalu banyak berkas terbuka. Naikkan batasnya (ulimit -n, atau LimitNOFILE pada unit systemd), lalu mulai lagi.'
    default:
      return remedyFor(message ?? '') ?? message ?? String(error)
  }
}
