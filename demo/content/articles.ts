import { airQualityMistakes } from './articles/kesalahan-umum-prakiraan-dampak-kualitas-udara.ts'
import { publicConsultation } from './articles/konsultasi-publik-yang-bermakna.ts'
import { certificateCheck } from './articles/memeriksa-keaslian-sertifikat-penyusun-amdal.ts'
import { renewalPortfolio } from './articles/menyiapkan-portofolio-perpanjangan.ts'
import { scoping } from './articles/pelingkupan-dan-dampak-penting-hipotetik.ts'
import { teamRoles } from './articles/peran-ktpa-dan-atpa-dalam-tim-penyusun.ts'
import { verifiablePlans } from './articles/rkl-rpl-yang-dapat-diawasi.ts'
import { baselineData } from './articles/rona-lingkungan-data-sekunder-dan-primer.ts'
import type { DemoArticle } from './shapes.ts'

/** Newest first, one file for each article. */
export const articles: DemoArticle[] = [
  scoping,
  teamRoles,
  baselineData,
  verifiablePlans,
  publicConsultation,
  certificateCheck,
  renewalPortfolio,
  airQualityMistakes,
]
