import type { ItemContent } from '../content-rules.ts'
import { LOM, OWN, PACKAGE } from './element-rules.ts'
import { writeQtiItem, writeQtiStimulus } from './item-writing-rules.ts'
import { MANIFEST } from './package-rules.ts'
import { xmlElement, xmlFile, xmlWords } from './xml-writing-rules.ts'

/** A version of an item on its way out, opened. */
export interface PackedItem {
  item_id: number
  versi: number
  unit: string
  tingkat: string
  poin: number
  sumber: string
  tanggal_sumber: string
  stimulus_id: number | null
  isi: ItemContent
}

export interface PackedStimulus {
  id: number
  teks: string
  keterangan_gambar: string
  bergambar: boolean
}

/** A text file of a package by its address. */
interface TextFile {
  nama: string
  teks: string
}

const itemFile = (id: number): string => `soal/soal-${id}.xml`
const stimulusFile = (id: number): string => `stimulus/stimulus-${id}.xml`

/** The address of the picture of a stimulus. */
export const pictureFile = (id: number): string => `gambar/stimulus-${id}.webp`

const itemName = (id: number): string => `soal-${id}`
const stimulusName = (id: number): string => `stimulus-${id}`
const stimulusTitle = (id: number): string => `Stimulus ${id}`

/** Returns all files of a package but the pictures. */
export function writeItemPackage(items: readonly PackedItem[], stimuli: readonly PackedStimulus[]): TextFile[] {
  return [
    { nama: MANIFEST, teks: manifest(items, stimuli) },
    ...stimuli.map(({ id, teks, keterangan_gambar, bergambar }) => ({
      nama: stimulusFile(id),
      teks: writeQtiStimulus({
        ...{ identifier: stimulusName(id), judul: stimulusTitle(id), teks, keterangan_gambar },
        picture: bergambar ? `../${pictureFile(id)}` : undefined,
      }),
    })),
    ...items.map(({ item_id, versi, poin, isi, stimulus_id }) => ({
      nama: itemFile(item_id),
      teks: writeQtiItem({
        ...{ identifier: itemName(item_id), judul: `Soal ${item_id} versi ${versi}`, poin, isi },
        stimulus:
          stimulus_id === null
            ? undefined
            : {
                identifier: stimulusName(stimulus_id),
                judul: stimulusTitle(stimulus_id),
                href: `../${stimulusFile(stimulus_id)}`,
              },
      }),
    })),
  ]
}

function manifest(items: readonly PackedItem[], stimuli: readonly PackedStimulus[]): string {
  const schema = xmlElement('schema', {}, 'QTI Package') + xmlElement('schemaversion', {}, '3.0.0')
  return xmlFile(
    xmlElement(
      'manifest',
      { xmlns: PACKAGE, 'xmlns:lom': LOM, 'xmlns:amdal': OWN, identifier: 'bank-soal' },
      xmlElement('metadata', {}, schema),
      xmlElement('organizations', {}),
      xmlElement('resources', {}, ...stimuli.map(stimulusResourceOf), ...items.map(itemResourceOf)),
    ),
  )
}

const file = (href: string): string => xmlElement('file', { href })

const stimulusResourceOf = ({ id, bergambar }: PackedStimulus): string =>
  xmlElement(
    'resource',
    { identifier: stimulusName(id), type: 'imsqti_stimulus_xmlv3p0', href: stimulusFile(id) },
    file(stimulusFile(id)),
    bergambar ? file(pictureFile(id)) : '',
  )

function itemResourceOf(item: PackedItem): string {
  const { item_id, stimulus_id, unit, tingkat, poin, sumber, tanggal_sumber } = item
  const facts = Object.entries({ unit, tingkat, poin, sumber, tanggal_sumber }).map(([name, value]) =>
    xmlElement(`amdal:${name}`, {}, xmlWords(String(value))),
  )
  return xmlElement(
    'resource',
    { identifier: itemName(item_id), type: 'imsqti_item_xmlv3p0', href: itemFile(item_id) },
    xmlElement('metadata', {}, xmlElement('lom:lom', {}, xmlElement('amdal:soal', {}, ...facts))),
    file(itemFile(item_id)),
    stimulus_id === null ? '' : xmlElement('dependency', { identifierref: stimulusName(stimulus_id) }),
  )
}
