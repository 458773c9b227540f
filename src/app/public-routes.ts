import { page, type RouteEntry } from './route-entry.ts'

/** The pages that anybody reads (spec section 2). */
export const publicRoutes: RouteEntry[] = [
  page('Home', '/', () => import('../features/platform/site-content/pages/Home.tsx')),
  page('Tentang', '/tentang', () => import('../features/platform/site-content/pages/About.tsx')),
  page('sertifikasi.daftar-skema', '/daftar-skema', () => import('../features/catalogue/schemes/pages/SchemeList.tsx')),
  page(
    'sertifikasi.detail-skema',
    '/detail-skema/:id',
    () => import('../features/catalogue/schemes/pages/SchemeDetail.tsx'),
  ),
  page(
    'sertifikasi.daftar-penguji',
    '/daftar-penguji',
    () => import('../features/catalogue/examiners/pages/ExaminerList.tsx'),
  ),
  page('sertifikasi.daftar-tuk', '/daftar-tuk', () => import('../features/catalogue/venues/pages/VenueList.tsx')),
  page(
    'informasi.tutorial',
    '/tutorial-pendaftaran',
    () => import('../features/catalogue/tutorial/pages/Tutorial.tsx'),
  ),
  page('informasi.jadwal', '/jadwal-uji', () => import('../features/catalogue/schedules/pages/ScheduleList.tsx')),
  page(
    'informasi.jadwal.detail',
    '/jadwal-uji/:id',
    () => import('../features/catalogue/schedules/pages/ScheduleDetail.tsx'),
  ),
  page(
    'informasi.daftar-pemegang',
    '/daftar-pemegang',
    () => import('../features/certification/holders/pages/HolderPage.tsx'),
    {
      fresh: true,
    },
  ),
  page('informasi.galeri', '/informasi-galeri', () => import('../features/platform/site-content/pages/Gallery.tsx')),
  page('artikel', '/artikel', () => import('../features/catalogue/articles/pages/ArticleList.tsx')),
  page('artikel.detail', '/artikel/:slug', () => import('../features/catalogue/articles/pages/ArticleDetail.tsx')),
  page('pengaduan', '/pengaduan', () => import('../features/service/complaints/pages/ComplaintPage.tsx'), {
    fresh: true,
  }),
  page('layanan', '/kinerja-layanan', () => import('../features/service/service-figures/pages/ServiceFigures.tsx')),
]
