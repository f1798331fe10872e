import { isIPv4, isIPv6 } from 'node:net'
import { z } from 'zod'
import { isWeakSecret } from '#kit/check/secret.ts'
import { readVariables, type Settings } from '#kit/settings/define.ts'
import { list, whole } from '#kit/settings/fields.ts'
import { busFaults, busSettings } from './bus-settings.ts'
import { paymentFaults } from './payment-settings.ts'
import { roomSettings } from './room-settings.ts'
import { readSettingFiles } from './setting-files.ts'

const isProxy = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0
  const isMask = bits === undefined || isIPv4(bits) || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return more.length === 0 && most > 0 && isMask
}

/** As Fastify takes them; one that it does not know would end a start that is nearly done. */
const proxies = z
  .string()
  .refine((text) => text.split(',').every((one) => isProxy(one.trim())), 'addresses or networks, separated by commas')

/** The settings of the process itself, as `.env.example` documents them. */
const schema = z.object({
  MODE: z.enum(['demo', 'production']).default('demo'),
  DEMO_IN_PUBLIC: z.enum(['yes', 'no']).default('no'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535, 3160),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host:5432/database')
    .optional(),
  DATABASE_POOL: whole(2, 100, 16),
  DATABASE_SECONDS: whole(1, 60, 15),
  SECRET: z.string().min(32).optional(),
  FORMER_SECRETS: list,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  LIMITS: z.enum(['on', 'off']).default('on'),
  API_DOCS: z.enum(['on', 'off']).optional(),
  TRUST_PROXY: proxies.optional(),
  DRAIN_SECONDS: whole(0, 10, 0),
  METRICS_PORT: whole(0, 65_535, 0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  BACKUP_PASSPHRASE: z.string().min(12, 'at least 12 characters').optional(),
  ...busSettings,
})

/** The settings of the process as they were given, whole and each within its bounds. */
export type ProcessSettings = z.infer<typeof schema>

type ValueOf<Of> = Of extends Settings<infer Value> ? Value : never

/** What rooms and outside services are set to, under the names that their `settings.ts` gives it. */
export type RoomSettings = { [Name in keyof typeof roomSettings]: ValueOf<(typeof roomSettings)[Name]> }

/** What is wrong with the settings: one line for each. */
export class ConfigError extends Error {
  readonly expected = true
}

/** Reads the settings; a wrong value, or one that production or a provider needs and lacks, is named by one clear line. */
export const readSettings = (given: Record<string, string>): Read => {
  const { variables, faults: unread } = readSettingFiles(given, isSetting)
  const { data, faults } = readVariables(schema, variables, (found) => [
    ...(found.MODE === 'production' ? productionLacks(found) : demonstrationFaults(found)),
    ...busFaults(found),
    ...paymentFaults(variables, found.MODE),
  ])
  const read = Object.entries<Settings<unknown>>(roomSettings).map(
    ([name, one]) => [name, one.read({ mode: data.MODE, variables })] as const,
  )
  const all = [...unread, ...faults, ...read.flatMap(([, result]) => ('faults' in result ? result.faults : []))]
  if (all.length > 0) throw new ConfigError(all.join('\n'))
  const values = read.map(([name, result]) => [name, 'value' in result ? result.value : undefined])
  return { data, rooms: Object.fromEntries(values) as RoomSettings, variables }
}

interface Read {
  data: ProcessSettings
  rooms: RoomSettings
  /** All that was given, also what lies in files. */
  variables: Record<string, string>
}

/** Whether something here is set by a variable of that name. */
const isSetting = (name: string): boolean =>
  name in schema.shape ||
  /^(WECHAT_PAY|ALIPAY)_/.test(name) ||
  Object.values<Settings<unknown>>(roomSettings).some(({ variables }) => name in variables)

/** A demonstration shows passwords and codes to everybody who reaches it. */
const demonstrationFaults = (data: ProcessSettings): string[] => {
  if (data.DEMO_IN_PUBLIC === 'yes') return []
  const open = [
    ...(isLoopback(data.HOST) ? [] : ['HOST']),
    ...(data.TRUST_PROXY === undefined ? [] : ['TRUST_PROXY']),
    ...(data.PUBLIC_URL === undefined || isLoopback(new URL(data.PUBLIC_URL).hostname) ? [] : ['PUBLIC_URL']),
  ]
  return open.length === 0
    ? []
    : [
        `${open.join(', ')}: a demonstration shows everybody its passwords and sign-in codes and stays on this machine; take MODE=production, or DEMO_IN_PUBLIC=yes where everybody may see them`,
      ]
}

/** Whether nobody but this machine is meant. */
const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host) || /\.localhost$/i.test(host)

const productionLacks = (data: ProcessSettings): string[] => [
  ...secretFaults(data),
  ...addressFaults(data),
  ...(data.LIMITS === 'off' ? ['LIMITS: production never lifts its limits'] : []),
]

const secretFaults = ({ SECRET: secret }: ProcessSettings): string[] => {
  if (!secret) return ['SECRET: production needs a secret of at least 32 characters']
  return isWeakSecret(secret) ? ['SECRET: too little in it, draw one by chance: openssl rand -hex 32'] : []
}

const addressFaults = ({ PUBLIC_URL: address }: ProcessSettings): string[] => {
  if (!address) return ['PUBLIC_URL: production needs the address that patients open']
  return address.startsWith('https:') ? [] : ['PUBLIC_URL: patients come by https: alone']
}
