import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** How code comes to open a connection: a function of the platform, or a package that can. */
const OPENERS = [
  /(?<![.\w'"-])fetch\(/,
  /\bglobalThis\.fetch\b|\bnew (?:XMLHttpRequest|WebSocket|EventSource|WebTransport)\b|\.sendBeacon\(/,
  /\bimport (?!type\b)[^'"]*from '(?:node:)?(?:https?|http2|net|tls|dgram)'/,
  /\bimport\('(?:node:)?(?:https?|http2|net|tls|dgram)'\)/,
  /(?:from |import\()'(?:undici|axios|got|ky|ws|node-fetch|s3mini|@aws-sdk\/[\w-]+|nodemailer|pg|pg-boss|jsonld)'/,
  /(?:from |import\()'(?:@libpdf\/core|@opentelemetry\/exporter-[\w-]+|tus-js-client|@simplewebauthn\/server)'/,
]

/** The one guarded way to addresses that people type. */
const GUARDED = ['src/ground/http-client/exchange.ts', 'src/ground/http-client/fetch-outside.ts']

/** Each other file in which an opener stands, and why it leads to no address that somebody typed. */
const OTHERS: Record<string, string[]> = {
  'only listens, or looks at addresses': [
    'src/program/start/start-database.ts',
    'src/program/http/app.ts',
    'src/program/http/jobs-app.ts',
    'src/program/http/answers/cached-response.ts',
    'src/ground/http-client/guard.ts',
    'src/ground/http-client/private-address.ts',
  ],
  'the database, which the environment names': [
    'src/ground/backup/export-database.ts',
    'src/ground/backup/import-database.ts',
    ...['connection', 'db', 'embedded/embedded-postgres', 'migrate', 'roles', 'server-client'].map(
      (name) => `src/ground/database/${name}.ts`,
    ),
    'src/ground/machines/heartbeat.ts',
    'src/ground/machines/writer.ts',
    'src/program/doctor/pooler-checks.ts',
    'src/ground/jobs/jobs.ts',
  ],
  'APP_URL, SMTP_URL, CLAMAV_URL and the collector of traces, which the environment names': [
    'src/program/doctor/outside-checks.ts',
    'src/documents/mail/mail.ts',
    'src/ground/storage/uploads/virus-scan.ts',
    'src/ground/tracing/open-spans.ts',
  ],
  'a client that others wrote, given the address that the guard has looked up': ['src/documents/mail/smtp.ts'],
  'a client that others wrote, given fetchOutside': ['src/ground/storage/places/bucket.ts'],
  'a library that only computes here': [
    'src/documents/sign-pdf.ts',
    'src/features/platform/accounts/passkeys/service.ts',
    'src/features/platform/signing/outside-service.ts',
    'src/features/platform/signing/p12-service.ts',
    'src/lib/signing/data-integrity.ts',
  ],
  'words of an example that is shown': ['src/program/http/calls/api-guide.ts'],
  'runs in the browser, whose policy lets it connect to this portal alone': [
    ...['calls/browser-client', 'calls/post-form', 'offline/stored-papers', 'offline/worker'].map(
      (name) => `src/app/${name}.ts`,
    ),
    'src/features/certification/bookkeeping/office/BookDownload.tsx',
    'src/features/certification/invoices/parts/fetch-file.ts',
    'src/features/certification/items/office/ItemExport.tsx',
    'src/features/platform/files/parts/photos-to-pdf.ts',
    'src/features/platform/files/parts/upload-in-pieces.ts',
    ...[
      'session/ConfirmPassword.tsx',
      'session/SignInDialog.tsx',
      'session/auth-provider.ts',
      'session/office-vault.ts',
      'calls/client.ts',
      'export/ConfirmedDownload.tsx',
    ].map((name) => `src/office/${name}`),
    'src/office/inputs/PrivateFileInput.tsx',
    'src/office/inputs/upload.ts',
  ],
}

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
/** Imports of types are gone when the program runs. */
const withoutTypes = (code: string): string => code.replace(/^import type .*$/gm, '')
const opens = (code: string): boolean => OPENERS.some((opener) => opener.test(withoutTypes(code)))
const opening = codeFiles(path.join(ROOT, 'src'))
  .map((file) => path.relative(ROOT, file))
  .filter((file) => opens(textOf(file)))

test('addresses that people type are asked by the guarded way alone: every file that can connect is known', () => {
  expect(opening).toEqual([...GUARDED, ...Object.values(OTHERS).flat()].sort())
})

describe('those that are known', () => {
  test('give clients of others the guarded way', () => {
    expect(textOf('src/ground/storage/places/bucket.ts')).toContain("fetch: fetchOutside({ service: 's3', outbound })")
    expect(textOf('src/features/platform/signing/outside-service.ts')).toMatch(
      /\{ rootCertificates \} = await import\('node:tls'\)/,
    )
    expect(textOf('src/lib/signing/data-integrity.ts')).toMatch(/documentLoader/)
    expect(textOf('src/documents/sign-pdf.ts')).not.toMatch(/HttpTimestamp|HttpRevocation/)
  })

  test('in the browser are held to this portal by its policy', () => {
    expect(textOf('src/program/http/guards/security-headers.ts')).toContain(`'connect-src': "'self'"`)
  })
})

test.each([
  ["await fetch('https://example.com')"],
  ["import { request } from 'node:https'"],
  ["import net from 'net'"],
  ["const tls = await import('node:tls')"],
  ["import { Agent } from 'undici'"],
  ["const { S3mini } = await import('s3mini')"],
  ["import nodemailer from 'nodemailer'"],
])('a new place is found: %s', (code) => {
  expect(opens(code)).toBe(true)
})
