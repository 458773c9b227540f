import { to } from '../paths.ts'
import { page, type RouteEntry } from './routing/route-entry.ts'

/** The pages that anybody reads (spec section 2). */
export const publicRoutes: RouteEntry[] = [
  page('Home', to.home, () => import('../features/catalogue/home/pages/Home.tsx')),
  page('Tentang', to.about, () => import('../features/platform/site-content/pages/About.tsx')),
  page('sertifikasi.daftar-skema', to.schemes, () => import('../features/catalogue/schemes/pages/SchemeList.tsx')),
  page(
    'sertifikasi.detail-skema',
    to.scheme(':id'),
    () => import('../features/catalogue/schemes/pages/SchemeDetail.tsx'),
  ),
  page(
    'sertifikasi.daftar-penguji',
    to.examiners,
    () => import('../features/catalogue/examiners/pages/ExaminerList.tsx'),
  ),
  page('sertifikasi.daftar-tuk', to.venues, () => import('../features/catalogue/venues/pages/VenueList.tsx')),
  page('informasi.tutorial', to.tutorial, () => import('../features/catalogue/tutorial/pages/Tutorial.tsx')),
  page('informasi.jadwal', to.schedules, () => import('../features/catalogue/schedules/pages/ScheduleList.tsx')),
  page(
    'informasi.jadwal.detail',
    to.schedule(':id'),
    () => import('../features/catalogue/schedules/pages/ScheduleDetail.tsx'),
  ),
  page(
    'informasi.daftar-pemegang',
    to.holders,
    () => import('../features/certification/holders/pages/HolderPage.tsx'),
    {
      fresh: true,
    },
  ),
  page('informasi.galeri', to.gallery, () => import('../features/platform/site-content/pages/Gallery.tsx')),
  page('artikel', to.articles, () => import('../features/catalogue/articles/pages/ArticleList.tsx')),
  page('artikel.detail', to.article(':slug'), () => import('../features/catalogue/articles/pages/ArticleDetail.tsx')),
  page('pengaduan', to.complaints, () => import('../features/service/complaints/pages/ComplaintPage.tsx'), {
    fresh: true,
  }),
  page('tanda', to.markUse, () => import('../features/service/mark-reports/pages/MarkUse.tsx')),
  page('layanan', to.serviceFigures, () => import('../features/service/service-figures/pages/ServiceFigures.tsx')),
  page('kebijakan-privasi', to.privacy, () => import('../features/platform/legal-pages/pages/PrivacyPolicy.tsx')),
  page('syarat', to.terms, () => import('../features/platform/legal-pages/pages/Terms.tsx')),
  page('aksesibilitas', to.accessibility, () => import('../features/platform/legal-pages/pages/Accessibility.tsx')),
  page('kecerdasan-buatan', to.aiStatement, () => import('../features/service/ai-statements/pages/AiStatement.tsx')),
]
