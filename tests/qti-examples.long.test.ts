import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentWords } from '../src/features/certification/items/content-rules.ts'
import { type OfferedItem, offerPackageItem } from '../src/features/certification/items/exchange/form-service.ts'
import { readItemPackage } from '../src/features/certification/items/qti/package-service.ts'
import { stripMarkup } from '../src/lib/text/markup.ts'
import { manifestOf, zipOf } from './item-packages.ts'

/** A folder with 1EdTech's examples of QTI 3, which are not ours to pass on. */
const FOLDER = process.env['QTI_EXAMPLES'] ?? ''
const DEFAULTS = { unit: 'Unit', tingkat: 'ingat', sumber: 'Contoh 1EdTech', tanggal_sumber: '2026-10-01' }
const IS_ITEM = /<(?:\w+:)?qti-assessment-item[\s>]/

/** All examples of version 3 below the folder: those of version 2 beside them are of another standard. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => !name.startsWith('qtiv2'))
  .toSorted()
const items = files.filter(
  (name) => name.endsWith('.xml') && IS_ITEM.test(readFileSync(path.join(FOLDER, name), 'utf8')),
)

/** A file with all that it names, and what that names. */
function withFiles(name: string, found = new Map<string, Buffer>()): Map<string, Buffer> {
  const place = path.join(FOLDER, name)
  if (found.has(name) || !existsSync(place)) return found
  const bytes = readFileSync(place)
  found.set(name, bytes)
  if (!name.endsWith('.xml')) return found
  for (const [, address = ''] of bytes.toString().matchAll(/\b(?:src|href|data)="([^":?#]+)"/g))
    withFiles(path.posix.join(path.posix.dirname(name), address), found)
  return found
}

async function offered(name: string): Promise<OfferedItem> {
  const archive = await zipOf({ 'imsmanifest.xml': manifestOf([name]), ...Object.fromEntries(withFiles(name)) })
  const all = await readItemPackage({ bytes: archive, filename: 'contoh.zip' })
  const [found] = all.filter(({ nama }) => nama === name)
  if (!found) throw new Error(`${name} is not in its package`)
  return offerPackageItem(found, DEFAULTS)
}

const outcomes = new Map<string, OfferedItem>()
beforeAll(async () => {
  for (const name of items) outcomes.set(name, await offered(name))
})

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const INLINE = /<\/?(?:a|abbr|b|bdo|big|cite|code|em|i|img|kbd|small|span|strong|sub|sup|tt|u|var)(?:\s[^>]*)?\/?>/g

/** The words of a body by another way than the reader's: from its text, without any tree. */
function bodyWords(xml: string, body: string): string[] {
  const [, within = ''] =
    new RegExp(`<${body}[^>]*>([\\s\\S]*)</${body}>`).exec(xml.replaceAll(/<!--[\s\S]*?-->/g, '')) ?? []
  return within
    .replaceAll(/<qti-rubric-block[^>]*view="scorer"[\s\S]*?<\/qti-rubric-block>/g, ' ')
    .replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replaceAll(INLINE, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(x?)([0-9a-fA-F]+);/g, (_all, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replaceAll(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

const spread = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')

describe('the examples of 1EdTech', { tags: ['long'] }, () => {
  test('are there', () => expect(items.length).toBeGreaterThan(300))

  test('are each taken, or refused by a sentence', () => {
    const silent = [...outcomes].filter(([, { form, pesan }]) => (form === undefined) === (pesan.length === 0))
    expect(silent.map(([name]) => name)).toEqual([])
    const vague = [...outcomes]
      .flatMap(([, { pesan }]) => pesan)
      .filter((sentence) => !/^\p{Lu}.{14,}[.”]$/su.test(sentence))
    expect(vague).toEqual([])
    const taken = [...outcomes.values()].filter(({ form }) => form !== undefined)
    expect(taken.length).toBeGreaterThan(80)
    expect(new Set(taken.map(({ form }) => form?.isi.jenis)).size).toBeGreaterThan(2)
  })

  test('lose no word where they are taken', () => {
    const lost = [...outcomes].flatMap(([name, { form, stimulus }]) => {
      if (!form) return []
      const said = spread(
        `${contentWords(form.isi)} ${stripMarkup((stimulus?.teks ?? '').replaceAll(/<\/?(?:strong|em|u|s|a)\b[^>]*>/g, ''))} ${stimulus?.keterangan_gambar ?? ''}`,
      )
      const words = new Set(said.split(' '))
      const stimuli = [...withFiles(name)].filter(([, bytes]) => bytes.includes('<qti-stimulus-body'))
      const wanted = [
        ...bodyWords(readFileSync(path.join(FOLDER, name), 'utf8'), 'qti-item-body'),
        ...stimuli.flatMap(([, bytes]) => bodyWords(bytes.toString(), 'qti-stimulus-body')),
      ]
      const missing = wanted.filter((word) => !words.has(word))
      return missing.length > 0 ? [`${name}: ${missing.slice(0, 5).join(' ')}`] : []
    })
    expect(lost).toEqual([])
  })

  test('come as packages, too', async () => {
    for (const name of files.filter((one) => one.endsWith('.zip'))) {
      const outcome = await readItemPackage({ bytes: readFileSync(path.join(FOLDER, name)), filename: name }).catch(
        (error: { status?: number }) => error.status,
      )
      expect([name, outcome === 422 || (Array.isArray(outcome) && outcome.length > 0)]).toEqual([name, true])
    }
  })
})
