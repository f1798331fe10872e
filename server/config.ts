import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PaymentSettings } from '#kit/outside/payment.ts'
import { type BusConfig, busConfigOf } from './bus-settings.ts'
import { readPayments } from './payment-settings.ts'
import { type ProcessSettings, type RoomSettings, readSettings } from './settings.ts'

/** What the whole process is set to: its own settings, and those that rooms and outside services have in their `settings.ts`. */
export interface Config extends RoomSettings {
  mode: 'demo' | 'production'
  host: string
  port: number
  /** The address patients see, without a slash at the end. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  /** How long a statement may take, or a transaction wait. */
  databaseSeconds: number
  /** Key of signatures and blind indexes; made once and kept under `DATA_DIR` where none is given. */
  secret: string
  /** Secrets before it: they still open what they sealed. */
  formerSecrets: readonly string[]
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** `off` lifts the limits per address for load tests on loopback. */
  limits: 'on' | 'off'
  trustProxy: string | undefined
  /** Whether `/api/docs` shows every call for people; the description for programs is there in any case. */
  apiDocs: boolean
  /** How long whatever comes is answered after the end has begun, so that who sends it hears of that. */
  drainSeconds: number
  /** Where the numbers of the process are told; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined
  /** Where it is written down what was done and how long it took; undefined: nowhere. */
  traces: TraceSettings | undefined
  /** Seals backups, and opens them. */
  backupPassphrase: string | undefined
  /** The live line to patients and doctors. */
  bus: BusConfig
  /** Who takes the patients' money. */
  payments: PaymentSettings
}

/** A collector of OpenTelemetry's, and which of the requests that nobody traced before us are written down. */
export interface TraceSettings {
  /** Below it lies `/v1/traces`. */
  endpoint: string
  /** `name=value`, comma-separated, each value as in an address. */
  headers: string
  /** From 0 to 1. */
  share: number
}

const tracesOf = (data: ProcessSettings): TraceSettings | undefined => {
  const endpoint = data.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return undefined
  return { endpoint, headers: data.OTEL_EXPORTER_OTLP_HEADERS, share: data.OTEL_TRACES_SAMPLER_ARG }
}

/** Reads the settings; a wrong value, or one that production needs and lacks, stops the start with one clear line each. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  const { data, rooms, variables } = readSettings(given)
  const dataDir = resolve(data.DATA_DIR)
  const secret = data.SECRET ?? keptSecret(dataDir)
  return {
    mode: data.MODE,
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, '') ?? `http://${data.HOST}:${data.PORT}`,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    databaseSeconds: data.DATABASE_SECONDS,
    secret,
    formerSecrets: data.FORMER_SECRETS,
    logLevel: data.LOG_LEVEL,
    limits: data.LIMITS,
    trustProxy: data.TRUST_PROXY,
    apiDocs: (data.API_DOCS ?? (data.MODE === 'demo' ? 'on' : 'off')) === 'on',
    drainSeconds: data.DRAIN_SECONDS,
    traces: tracesOf(data),
    metrics: data.METRICS_PORT === 0 ? undefined : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    backupPassphrase: data.BACKUP_PASSPHRASE,
    bus: busConfigOf(data, { secret, formerSecrets: data.FORMER_SECRETS }),
    payments: readPayments(variables, data.MODE),
    ...rooms,
  }
}

const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
