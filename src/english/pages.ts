import { englishTo } from '../english-paths.ts'
import * as schemes from '../features/catalogue/schemes/pages/SchemeList.tsx'
import * as complaints from '../features/service/complaints/pages/ComplaintPage.tsx'
import { to } from '../paths.ts'
import { type EnglishPage, inBoth } from './english-page.ts'
import { about } from './pages/About.tsx'
import { holderPage } from './pages/HolderPage.tsx'
import { home } from './pages/Home.tsx'
import { schemeDetail } from './pages/SchemeDetail.tsx'

/** The pages that stand in English too; each knows its Indonesian counterpart. */
// biome-ignore lint/suspicious/noExplicitAny: each page fixes its own type of data
export const ENGLISH_PAGES: EnglishPage<any>[] = [
  home,
  about,
  inBoth({ path: englishTo.schemes, indonesian: to.schemes }, schemes),
  schemeDetail,
  holderPage,
  inBoth({ path: englishTo.complaints, indonesian: to.complaints, fresh: true }, complaints),
]
