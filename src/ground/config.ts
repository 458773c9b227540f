import path from 'node:path'
import { z } from 'zod'
import { ALLOWED_FORM, type OutboundTerms, readAllowedPlaces } from './http-client/allowed-places.ts'
import { addressIn, addressRefusal } from './machines/hosts.ts'
import { dataFolder, ROOT } from './root.ts'
import { type Bucket, bucketIn, plainText } from './storage/places/bucket.ts'

const postgresAddress = (may: { seek: boolean }) =>
  z.string().superRefine((text, issues) => {
    const message = addressRefusal(text, may)
    if (message !== undefined) issues.addIssue({ code: 'custom', message })
  })
/** The addresses of several servers of one cluster, of which one takes writes. */
const writerAddress = postgresAddress({ seek: true })

const PROCESSES = 'isi dengan banyaknya proses, bilangan bulat 1 sampai 64'

const DRAINING = 'isi dengan detik, bilangan bulat 0 sampai 60'

/** The roles of a process: answering requests, doing the jobs in the queues, or both. */
export const ROLES = ['web', 'worker', 'all'] as const

const SAMPLE =
  'isi dengan bilangan bulat 0 sampai 1000000; satu dari sekian jawaban dari memori dicatat, 0 berarti tidak ada'

const RATIO = 'isi dengan bagian yang dilacak, dari 0 sampai 1'

const S3_FORM = 'https://kunci:rahasia@server/bucket/awalan?region=…'

function bucketOf(text: string): Bucket | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const scheme = url?.protocol === 'https:' ? 'https' : url?.protocol === 'http:' ? 'http' : undefined
  return url && scheme && bucketIn(url, scheme)
}

const Environment = z.object({
  PORT: z.coerce.number('isi dengan nomor port').int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  APP_URL: z.url({ protocol: /^https?$/, error: 'isi dengan alamat http:// atau https://' }).optional(),
  DATA_DIR: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  S3_URL: z
    .string()
    .transform(bucketOf)
    .refine(
      (bucket) => bucket !== undefined,
      `isi dengan ${S3_FORM}; tanda khusus dalam kunci dan rahasia ditulis %2F dan seterusnya`,
    )
    .optional(),
  DATABASE_URL: writerAddress.optional(),
  DATABASE_DIRECT_URL: writerAddress.optional(),
  DATABASE_OWNER_URL: writerAddress.optional(),
  DATABASE_REPLICA_URL: postgresAddress({ seek: false }).optional(),
  DATABASE_POOL: z.coerce
    .number('isi dengan banyaknya sambungan')
    .int()
    .min(2, 'paling sedikit 2')
    .max(200, 'paling banyak 200')
    .default(10),
  WORKERS: z.coerce.number(PROCESSES).int(PROCESSES).min(1, PROCESSES).max(64, PROCESSES).default(1),
  DRAIN_SECONDS: z.coerce.number(DRAINING).int(DRAINING).min(0, DRAINING).max(60, DRAINING).default(0),
  ROLE: z.enum(ROLES, 'isi dengan web, worker, atau all').default('all'),
  APP_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'isi dengan alamat smtp:// atau smtps://' }).optional(),
  MAIL_FROM: z.string().optional(),
  DEMO: z.enum(['0', '1', 'public'], 'isi dengan 0, 1 atau public').optional(),
  TRUST_PROXY: z.string().optional(),
  CLAMAV_URL: z
    .url({ protocol: /^(tcp|unix)$/, error: 'isi dengan tcp://mesin:3310 atau unix:/jalur/clamd.ctl' })
    .optional(),
  OUTBOUND_ALLOW: z
    .string()
    .transform(readAllowedPlaces)
    .refine((places) => places !== undefined, ALLOWED_FORM)
    .optional(),
  METRICS_TOKEN: z.string().min(24, 'isi dengan sedikitnya 24 karakter acak').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'isi dengan alamat http:// atau https://' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'isi dengan nama=nilai, dipisahkan koma')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(RATIO).min(0, RATIO).max(1, RATIO).default(0.1),
  SIGN_PKCS11_MODULE: z
    .string()
    .refine(path.isAbsolute, 'isi dengan jalur lengkap modul PKCS #11, misalnya /usr/lib/softhsm/libsofthsm2.so')
    .optional(),
  LOG_KEPT_SAMPLE: z.coerce.number(SAMPLE).int(SAMPLE).min(0, SAMPLE).max(1_000_000, SAMPLE).default(100),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The server that traces are sent to (OTLP over HTTP), and the share of requests and jobs that is traced. */
export interface TraceTarget {
  url: string
  headers: Record<string, string>
  /** 0 to 1. */
  share: number
}

/** The environment variables of this program alone; programs that it starts are not given them. */
export const OWN_VARIABLES: readonly string[] = Object.keys(Environment.shape)

export interface Config {
  port: number
  host: string
  appUrl: string
  dataDir: string
  /** The folder below which the office may have archives kept. */
  backupDir: string
  /** Where the files lie; undefined: in a folder under dataDir. */
  bucket: Bucket | undefined
  /** undefined: the embedded server under dataDir. */
  databaseUrl: string | undefined
  /** The same database where databaseUrl leads through a pooler: for all but requests. */
  directUrl: string | undefined
  /** Whom the tables belong to, where that is another role than the one the program works as. */
  ownerUrl: string | undefined
  replicaUrl: string | undefined
  /** Connections for requests. */
  databasePool: number
  /** Processes of this machine that share the port. */
  workers: number
  /** For how long a process that ends still answers while /readyz sends the proxy elsewhere. */
  drainSeconds: number
  role: (typeof ROLES)[number]
  appKey: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  demo: boolean
  /** A demonstration that others than its owner can reach: every page says what it is. */
  publicDemo: boolean
  /** Addresses whose X-Forwarded-For is believed. */
  trustProxy: string[]
  /** Where clamd scans uploads; undefined: nothing is scanned. */
  clamavUrl: string | undefined
  /** Where addresses that people type may lead. */
  outbound: OutboundTerms
  /** The token by which other machines read /metrics; undefined: only this machine does. */
  metricsToken: string | undefined
  /** The native library of the token that papers are signed with (PKCS #11); named here alone, since it is run. */
  tokenModule: string | undefined
  /** One in so many answers from memory has a line in the log; 0: none. */
  cachedLogSample: number
  /** Where traces go; undefined: nothing is traced. */
  traces: TraceTarget | undefined
  logLevel: string
}

/** Reads the environment; throws one Error that lists everything that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const wrong = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  const lines = [...wrong, ...companionRefusals(given), ...portRefusals(given), ...addressRefusals(given)].map(
    (line) => `  ${line}`,
  )
  if (!parsed.success || lines.length > 0) throw new Error(`Pengaturan lingkungan belum benar:\n${lines.join('\n')}`)
  const e = parsed.data
  const demo = isDemonstration(given)
  const dataDir = dataFolder(e.DATA_DIR)
  return {
    port: e.PORT,
    host: e.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    appUrl: (e.APP_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    dataDir,
    backupDir: path.resolve(ROOT, e.BACKUP_DIR ?? path.join(dataDir, 'backups')),
    bucket: e.S3_URL,
    databaseUrl: e.DATABASE_URL,
    directUrl: e.DATABASE_DIRECT_URL,
    ownerUrl: e.DATABASE_OWNER_URL,
    replicaUrl: e.DATABASE_REPLICA_URL,
    databasePool: e.DATABASE_POOL,
    workers: e.WORKERS,
    drainSeconds: e.DRAIN_SECONDS,
    role: e.ROLE,
    appKey: e.APP_KEY,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    demo,
    publicDemo: e.DEMO === 'public',
    trustProxy: e.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? [],
    clamavUrl: e.CLAMAV_URL,
    outbound: outboundOf(e),
    metricsToken: e.METRICS_TOKEN,
    tokenModule: e.SIGN_PKCS11_MODULE,
    cachedLogSample: e.LOG_KEPT_SAMPLE,
    traces: tracesOf(e),
    logLevel: e.LOG_LEVEL,
  }
}

/** Returns the outbound terms: the ports of the portal's own databases are closed to addresses that people type. */
function outboundOf(e: z.infer<typeof Environment>): OutboundTerms {
  const given = [e.DATABASE_URL, e.DATABASE_DIRECT_URL, e.DATABASE_OWNER_URL, e.DATABASE_REPLICA_URL]
  const hosts = given.flatMap((url) => (url === undefined ? [] : addressIn(url).hosts))
  return { allowed: e.OUTBOUND_ALLOW ?? [], closedPorts: [...new Set(hosts.map(({ port }) => port))] }
}

/** Reads the standard's own variables; values of headers are percent-encoded. */
function tracesOf(e: z.infer<typeof Environment>): TraceTarget | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: server, OTEL_EXPORTER_OTLP_HEADERS: given } = e
  if (server === undefined) return undefined
  const headers = (given?.split(',') ?? []).map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [name, plainText(value.join('='))]
  })
  return {
    url: `${server.replace(/\/$/, '')}/v1/traces`,
    headers: Object.fromEntries(headers),
    share: e.OTEL_TRACES_SAMPLER_ARG,
  }
}

type Given = Partial<Record<string, string>>

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Tells whether only this machine reaches a URL, which has already normalised an IPv4 address. */
const isLoopback = (url: URL): boolean => LOOPBACK.test(url.hostname)

/** Returns APP_URL; undefined when it cannot be read, which has its own line in the list. */
function addressOf({ APP_URL = 'http://localhost' }: Given): URL | undefined {
  const url = URL.canParse(APP_URL) ? new URL(APP_URL) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** Tells whether the demonstration is on: by default only on one's own machine, as its passwords are known. */
function isDemonstration(given: Given): boolean {
  const { DEMO, DATABASE_URL } = given
  if (DEMO !== undefined) return DEMO === '1' || DEMO === 'public'
  const address = addressOf(given)
  return DATABASE_URL === undefined && address !== undefined && isLoopback(address)
}

/** Refuses settings for owner and pooler beside the embedded server, which has its own owner and no pooler. */
const companionRefusals = (given: Given): string[] =>
  ['DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL']
    .filter((name) => given[name] !== undefined && given['DATABASE_URL'] === undefined)
    .map((name) => `${name}: hanya bersama DATABASE_URL`)

/** Refuses port 0 for several processes: each would get another one. */
const portRefusals = ({ PORT, WORKERS }: Given): string[] =>
  Number(PORT) === 0 && Number(WORKERS) > 1 ? ['PORT: isi dengan nomor tertentu bila WORKERS lebih dari 1'] : []

/** Refuses settings that are wrong only together: a public address with an unnamed demonstration or without TLS. */
function addressRefusals(given: Given): string[] {
  const address = addressOf(given)
  if (!address || isLoopback(address)) return []
  if (given['DEMO'] === '1') {
    return [
      'DEMO: 1 hanya untuk APP_URL di komputer sendiri; isi dengan 0, atau dengan public bila situs contoh ini memang boleh dibuka orang lain',
    ]
  }
  if (address.protocol === 'https:' || isDemonstration(given)) return []
  return [
    'APP_URL: isi dengan alamat https:// dan pasang proksi yang mengakhiri TLS; http:// hanya untuk komputer sendiri, karena password dan data diri tidak boleh lewat tanpa enkripsi',
  ]
}
