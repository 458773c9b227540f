import { readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv/dist/2019.js'
import formats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { ROOT } from '../../../../ground/root.ts'

/** The standard's schema of July 2024, without its explanations. */
const SCHEMA = path.join(ROOT, 'tests/open-badges/achievement-credential.schema.json')

interface Schema {
  properties: Record<string, object>
}

let site: TestApp
let badge: Record<string, unknown>

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  const { browser } = await staffIn(site, ['keputusan'])
  const { who, id }: Granted = await grantCertificate(site, browser)
  badge = JSON.parse((await who.browser.get(`/user-training/${id}/kredensial.json`)).text)
})

function mistakesIn(value: unknown, schema: Schema): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true })
  formats(ajv)
  const isRight = ajv.compile(schema)
  isRight(value)
  return (isRight.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

test('a badge has one status and a list of proofs, as every edition of the standard takes them', () => {
  expect(badge['credentialStatus']).toMatchObject({ type: 'BitstringStatusListEntry', statusPurpose: 'revocation' })
  expect(badge['proof']).toEqual([expect.objectContaining({ type: 'DataIntegrityProof' })])
})

describe('the schema of 1EdTech', () => {
  const schema = (): Schema => JSON.parse(readFileSync(SCHEMA, 'utf8'))
  /** The edition of 2025 takes a single proof too. */
  const later = (): Schema => {
    const { properties, ...rest } = schema()
    const { proof = {} } = properties
    return { ...rest, properties: { ...properties, proof: { oneOf: [{ $ref: '#/$defs/Proof' }, proof] } } }
  }

  test.each([
    ['2024', schema],
    ['2025', later],
  ])('takes a badge in its edition of %s', (_edition, read) => {
    expect(mistakesIn(badge, read())).toEqual([])
  })

  test('refuses two statuses and a badge without achievement', () => {
    const two = { ...badge, credentialStatus: [badge['credentialStatus'], badge['credentialStatus']] }
    expect(mistakesIn(two, schema())).toContainEqual(expect.stringContaining('/credentialStatus'))
    expect(mistakesIn({ ...badge, credentialSubject: {} }, later())).not.toEqual([])
  })
})
