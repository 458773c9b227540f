import type { Page } from 'playwright-core'
import { z } from 'zod'
import { officeApi } from '../src/api.ts'
import type { OfficeResource } from '../src/office/office-resource.ts'
import { resources } from '../src/office/resources.ts'

interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** The longest of the words that may be there, since that is what has to find room. */
const longest = (words: unknown[]): unknown => words.toSorted((one, other) => `${other}`.length - `${one}`.length)[0]

const isMoment = (name: string): boolean => /(^|_)at$/.test(name)
const isDay = (name: string): boolean => /tanggal|batas|mulai|selesai|tempo|hari|valid_|_due$|_pada$/.test(name)

const TEXT = 'Contoh Panjang Sekali'
/** An empty picture, the answer for each picture that a row names. */
const PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

function sampleText(name: string): string {
  if (isMoment(name)) return '2026-09-27T16:59:00.000Z'
  return isDay(name) ? '2026-09-27' : TEXT
}

/** A value that the schema takes, for a field of that name. */
function sample({ enum: words, const: only, anyOf, type, items, properties = {} }: JsonSchema, name: string): unknown {
  if (words) return longest(words)
  if (only !== undefined) return only
  if (anyOf) return sample(anyOf.find((one) => one.type !== 'null') ?? {}, name)
  const [kind] = [type].flat()
  if (kind === 'object')
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, sample(one, key)]))
  if (kind === 'array') return items ? [sample(items, name)] : []
  if (kind === 'boolean') return true
  return kind === 'integer' || kind === 'number' ? 12 : sampleText(name)
}

/** A row as a list answers it, made of what its call promises; undefined for a screen that has no call for rows. */
function sampleRow({ calls }: OfficeResource): unknown {
  const call = Object.entries(officeApi).find(([name]) => name === calls.list)?.[1]
  if (!call) return undefined
  const { properties } = z.toJSONSchema(call.answer as z.ZodType, { unrepresentable: 'any' }) as JsonSchema
  return sample(properties?.['data']?.items ?? {}, 'data')
}

/**
 * Answers each list with one such row from here on, whatever it has: which lists of the demonstration are empty depends
 * on the hour. Gives the names of the lists for which it did.
 */
export async function answerSampleRows(page: Page): Promise<ReadonlySet<string>> {
  const answered = new Set<string>()
  await page.route(new RegExp(encodeURIComponent(TEXT)), (route) => route.fulfill(PICTURE))
  await page.route(/\/admin-api\/[a-z-]+\?/, async (route) => {
    const reply = await route.fetch()
    const name = new URL(route.request().url()).pathname.split('/').at(-1)
    const resource = resources.find((one) => one.name === name)
    const row = resource && sampleRow(resource)
    if (!row || !reply.ok()) return route.fulfill({ response: reply })
    answered.add(resource.name)
    await route.fulfill({ response: reply, json: { ...(await reply.json()), data: [row], total: 1 } })
  })
  return answered
}
