// Writes the demonstration pictures to demo/pictures: node tools/art/draw-pictures.ts [name part]
import { mkdirSync, writeFileSync } from 'node:fs'
import { logo } from './mark.ts'
import { airQuality } from './scenes-air.ts'
import { baseline, scoping } from './scenes-article.ts'
import { certificateCheck, portfolio } from './scenes-article-desk.ts'
import { monitoring, teamOfThree } from './scenes-article-field.ts'
import { plume } from './scenes-article-plume.ts'
import { consultation } from './scenes-article-public.ts'
import { organisationChart } from './scenes-chart.ts'
import { mangroveCoast } from './scenes-coast.ts'
import { guidance, seminar, workshop } from './scenes-course.ts'
import { examiners, passportPhotos } from './scenes-examiner.ts'
import { boatSampling, paddySurvey } from './scenes-field.ts'
import { hero, mapTable } from './scenes-home.ts'
import { meanders, ridgeDawn } from './scenes-nature.ts'
import { partnerLogos } from './scenes-partner.ts'
import { handover, laboratory, writtenExam } from './scenes-people.ts'
import { hearing } from './scenes-public.ts'
import { coralReef } from './scenes-reef.ts'
import { leaderScheme, memberScheme, renewalScheme, retestScheme } from './scenes-scheme.ts'
import { venues } from './scenes-venue.ts'
import { webinar } from './scenes-webinar.ts'
import { canopyHornbill } from './scenes-wild.ts'
import type { Art } from './svg.ts'

const pictures: Record<string, () => Art> = {
  hero,
  'home-section2': mapTable,
  'skema-ktpa': leaderScheme,
  'skema-atpa': memberScheme,
  'skema-perpanjangan': renewalScheme,
  'skema-uji-ulang': retestScheme,
  'skema-bimtek': guidance,
  'skema-workshop': workshop,
  'skema-webinar': webinar,
  'skema-seminar': seminar,
  'galeri-01': () => meanders(),
  'galeri-02': () => mangroveCoast(),
  'galeri-03': () => ridgeDawn(),
  'galeri-04': paddySurvey,
  'galeri-05': boatSampling,
  'galeri-06': airQuality,
  'galeri-07': hearing,
  'galeri-08': laboratory,
  'galeri-09': coralReef,
  'galeri-10': canopyHornbill,
  'galeri-11': writtenExam,
  'galeri-12': handover,
  'artikel-01': scoping,
  'artikel-02': teamOfThree,
  'artikel-03': baseline,
  'artikel-04': monitoring,
  'artikel-05': consultation,
  'artikel-06': certificateCheck,
  'artikel-07': portfolio,
  'artikel-08': plume,
  'struktur-organisasi': organisationChart,
  logo,
}
for (const [name, art] of Object.entries({ ...venues(), ...examiners(), ...passportPhotos(), ...partnerLogos() }))
  pictures[name] = () => art

const folder = new URL('../../demo/pictures/', import.meta.url)
const wanted = process.argv[2] ?? ''
mkdirSync(folder, { recursive: true })
const names = Object.keys(pictures).filter((name) => name.includes(wanted))
for (const name of names) {
  const text = String(pictures[name]?.())
  writeFileSync(new URL(`${name}.svg`, folder), text)
  if (text.length > 60_000) process.stdout.write(`${name}: ${text.length} bita, terlalu besar\n`)
}
process.stdout.write(`${names.length} gambar di demo/pictures\n`)
