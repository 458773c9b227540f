import { inject } from 'vitest'
import type { ArticleCard } from '../src/features/catalogue/articles/contract.ts'
import type { Training } from '../src/features/catalogue/schedules/contract.ts'

const answerOf = async <T>(path: string): Promise<T> => (await (await fetch(inject('site') + path)).json()) as T

export const trainings = () => answerOf<Training[]>('/training/get?category=all&search=&ujian=0&is_jadwal=1')

export const articles = () => answerOf<ArticleCard[]>('/blog')

/** Every public address once, lists in their main forms. */
export async function publicPaths(): Promise<string[]> {
  const [training] = await trainings()
  const [article] = await articles()
  return [
    '/',
    '/tentang',
    '/daftar-skema',
    `/detail-skema/${training?.id}`,
    '/daftar-penguji',
    '/daftar-tuk',
    '/tutorial-pendaftaran',
    '/jadwal-uji',
    '/jadwal-uji?tampilan=bulan',
    '/jadwal-uji?search=tidakadayangcocok',
    `/jadwal-uji/${training?.id}`,
    '/daftar-pemegang',
    '/daftar-pemegang?search=tidakadayangcocok',
    '/daftar-pemegang?no_sertifikasi=PALSU/1',
    '/daftar-pemegang?bagian=tim&nomor=PALSU/1',
    '/daftar-pemegang?bagian=berkas',
    '/informasi-galeri',
    '/pengaduan',
    '/pengaduan?tab=lacak',
    '/kinerja-layanan',
    '/artikel',
    `/artikel/${article?.slug}`,
    '/tidak-ada',
  ]
}
