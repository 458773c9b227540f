import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SDK = /from '@opentelemetry\/|import\('@opentelemetry\//
const OPENER = /(?:from|import) '[^']*open-spans\.ts'/

const FILES = globSync('{src,demo}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const thatMatch = (pattern: RegExp): string[] => FILES.filter((file) => pattern.test(readFileSync(file, 'utf8')))

test('what traces need is named by one file alone, which nothing imports at the start', () => {
  expect(thatMatch(SDK)).toEqual(['src/ground/tracing/open-spans.ts'])
  expect(thatMatch(OPENER)).toEqual([])
  expect(thatMatch(/await import\('[./a-z]+\/open-spans\.ts'\)/)).toEqual(['src/program/start/serve.ts'])
})
