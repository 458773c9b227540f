import { publicRoutes } from '../src/app/public-routes.ts'
import type { ArticleCard } from '../src/features/catalogue/articles/contract.ts'
import type { Training } from '../src/features/catalogue/schedules/contract.ts'
import { siteAddress } from './site.ts'

const answerOf = async <T>(path: string): Promise<T> => (await (await fetch(siteAddress() + path)).json()) as T

export const schedules = () => answerOf<Training[]>('/training/get?category=all&search=&ujian=0&is_jadwal=1')

export const articles = () => answerOf<ArticleCard[]>('/blog')

/** Every public address once, lists in other forms too. */
export async function publicPaths(): Promise<string[]> {
  const [schedule] = await schedules()
  const [article] = await articles()
  const pages = publicRoutes.map(({ path }) =>
    path.replace(':id', String(schedule?.id)).replace(':slug', String(article?.slug)),
  )
  return [
    ...pages,
    '/jadwal-uji?tampilan=bulan',
    '/jadwal-uji?search=tidakadayangcocok',
    '/daftar-pemegang?search=tidakadayangcocok',
    '/daftar-pemegang?no_sertifikasi=PALSU/1',
    '/daftar-pemegang?bagian=tim&nomor=PALSU/1',
    '/daftar-pemegang?bagian=berkas',
    '/pengaduan?tab=lacak',
    '/tidak-ada',
  ]
}
