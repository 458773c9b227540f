import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** The project's folder, wherever below it this code has been built to. */
export const ROOT = folderOfPackage(import.meta.dirname)

function folderOfPackage(from: string): string {
  return existsSync(path.join(from, 'package.json')) ? from : folderOfPackage(path.dirname(from))
}

const flag = z.enum(['0', '1'], 'isi dengan 0 atau 1')
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'isi dengan alamat postgres://…' })

const Environment = z.object({
  PORT: z.coerce.number('isi dengan nomor port').int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  APP_URL: z.url({ protocol: /^https?$/, error: 'isi dengan alamat http:// atau https://' }).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  APP_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'isi dengan alamat smtp:// atau smtps://' }).optional(),
  MAIL_FROM: z.string().optional(),
  DEMO: flag.optional(),
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  port: number
  host: string
  appUrl: string
  dataDir: string
  /** undefined: the embedded server under dataDir. */
  databaseUrl: string | undefined
  replicaUrl: string | undefined
  appKey: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  demo: boolean
  /** Addresses whose X-Forwarded-For is believed. */
  trustProxy: string[]
  logLevel: string
}

/** Reads the environment; throws one Error that lists everything that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Pengaturan lingkungan belum benar:\n${lines.join('\n')}`)
  }
  const e = parsed.data
  const demo = e.DEMO === undefined ? e.DATABASE_URL === undefined : e.DEMO === '1'
  return {
    port: e.PORT,
    host: e.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    appUrl: (e.APP_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    dataDir: path.resolve(ROOT, e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    replicaUrl: e.DATABASE_REPLICA_URL,
    appKey: e.APP_KEY,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    demo,
    trustProxy: e.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? [],
    logLevel: e.LOG_LEVEL,
  }
}
