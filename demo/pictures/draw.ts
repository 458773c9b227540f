// Writes the demonstration pictures to demo/pictures/out/: node demo/pictures/draw.ts [name part]
import { mkdirSync, writeFileSync } from 'node:fs'
import { organisationChart } from './scenes-chart.ts'
import { airQuality, boatSampling, paddySurvey } from './scenes-field.ts'
import { hero, mapTable } from './scenes-home.ts'
import { mangroveCoast, meanders, ridgeDawn } from './scenes-nature.ts'
import { partnerLogos } from './scenes-partner.ts'
import { handover, hearing, laboratory, writtenExam } from './scenes-people.ts'
import { canopyHornbill, coralReef } from './scenes-wild.ts'
import type { Art } from './svg.ts'

const pictures: Record<string, () => Art> = {
  hero,
  'home-section2': mapTable,
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
  'struktur-organisasi': organisationChart,
}
for (const [name, art] of Object.entries(partnerLogos())) pictures[name] = () => art

const folder = new URL('./out/', import.meta.url)
const wanted = process.argv[2] ?? ''
mkdirSync(folder, { recursive: true })
const names = Object.keys(pictures).filter((name) => name.includes(wanted))
for (const name of names) {
  const text = String(pictures[name]?.())
  writeFileSync(new URL(`${name}.svg`, folder), text)
  if (text.length > 60_000) console.log(`${name}: ${text.length} bita, terlalu besar`)
}
console.log(`${names.length} gambar di demo/pictures/out`)
