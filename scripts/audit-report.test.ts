import { expect, test } from 'vitest'
import { knownVulnerabilities } from './audit-report.ts'

const ADVISORY = {
  source: 1098615,
  name: 'qs',
  dependency: 'qs',
  title: 'qs is exhausted by a deep query',
  url: 'https://github.com/advisories/GHSA-0000-0000-0000',
  severity: 'high',
  cvss: { score: 7.5, vectorString: null },
  range: '<6.14.1',
}

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: { total: 1 } } })

test('a vulnerable package is named with its advisory, and what leads to it is not named again', () => {
  const found = knownVulnerabilities(
    report({
      qs: { name: 'qs', severity: 'high', isDirect: false, via: [ADVISORY], effects: ['body-parser'] },
      'body-parser': { name: 'body-parser', severity: 'high', isDirect: true, via: ['qs'], effects: [] },
    }),
  )
  expect(found).toEqual([
    'qs (high): qs is exhausted by a deep query, https://github.com/advisories/GHSA-0000-0000-0000',
  ])
})

test('a report without vulnerabilities names none', () => {
  expect(knownVulnerabilities(report({}))).toEqual([])
})

test.each([
  ['an error of the network', JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'getaddrinfo ENOTFOUND' } })],
  ['a registry that keeps no advisories', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 })],
  ['nothing at all', ''],
  ['something else than JSON', 'npm error audit endpoint returned an error'],
])('%s says nothing of vulnerabilities', (_what, printed) => {
  expect(knownVulnerabilities(printed)).toBeUndefined()
})
