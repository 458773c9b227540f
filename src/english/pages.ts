import type { EnglishPage } from './english-page.ts'
import { about } from './pages/About.tsx'
import { complaintPage } from './pages/ComplaintPage.tsx'
import { holderPage } from './pages/HolderPage.tsx'
import { home } from './pages/Home.tsx'
import { schemeDetail } from './pages/SchemeDetail.tsx'
import { schemeList } from './pages/SchemeList.tsx'

/** The pages that stand in English too; each knows its Indonesian counterpart. */
// biome-ignore lint/suspicious/noExplicitAny: each page fixes its own type of data
export const ENGLISH_PAGES: EnglishPage<any>[] = [home, about, schemeList, schemeDetail, holderPage, complaintPage]
