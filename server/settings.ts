import { isIPv4, isIPv6 } from 'node:net'
import { z } from 'zod'
import { isWeakSecret } from '#kit/check/secret.ts'
import { minutesOfClock } from '#kit/time/day.ts'
import { busFaults, busSettings } from './bus-settings.ts'
import { callFaults, callSettings } from './call-settings.ts'
import { hostFaults, hostSettings } from './host-settings.ts'
import { identityFaults } from './identity-settings.ts'
import { paymentFaults } from './payment-settings.ts'

const whole = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual)
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )

/** `channel:city` pairs. */
const cityOfChannel = list
  .refine((pairs) => pairs.every((pair) => /^\d{1,9}:\d{1,9}$/.test(pair)), 'channel:city, separated by commas')
  .transform((pairs) => new Map(pairs.map((pair) => pair.split(':').map(Number) as [number, number])))

/** `08:00-22:00`; past midnight they end the next day. */
const serviceHours = z
  .string()
  .regex(/^(\d{2}:[0-5]\d)-(\d{2}:[0-5]\d)$/, 'HH:MM-HH:MM')
  .default('08:00-22:00')
  .transform((text) => text.split('-').map(minutesOfClock) as [number, number])

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

/** Every setting, as `.env.example` documents it. */
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
  UPLOAD_MEGABYTES: whole(1, 20, 10),
  UPLOAD_SECONDS: whole(1, 120, 60),
  UPLOADS_PER_DAY: whole(1, 10_000, 200),
  UPLOAD_STORE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
  S3_SECONDS: whole(1, 60, 10),
  SESSION_DAYS: whole(1, 90, 30),
  SMS_CODE_SECONDS: whole(30, 300, 300),
  SMS_CODE_TRIES: whole(1, 5, 5),
  SMS_WAIT_SECONDS: whole(60, 3_600, 60),
  SMS_PER_DAY: whole(1, 10, 10),
  SMS_PER_DAY_STRANGERS: whole(1, 10, 6),
  SMS_CHALLENGE_AFTER: whole(0, 10, 3),
  ADDRESS_CHALLENGE_AFTER: whole(0, 100_000, 60),
  ADDRESS_PER_HOUR: whole(1, 1_000_000, 1_000),
  PUZZLE_BITS: whole(8, 24, 16),
  USER_PROTOCOL_VERSION: whole(1, 1_000_000, 1),
  PLATFORM_HOSPITAL: whole(0, 999_999_999, 0),
  CITY_1_CHANNEL: whole(1, 999_999_999, 100_013_549),
  CITY_2_CHANNEL: whole(1, 999_999_999, 100_013_550),
  SMS_PROVIDER: z.enum(['stand-in', 'aliyun']).default('stand-in'),
  ALIYUN_ACCESS_KEY_ID: z.string().default(''),
  ALIYUN_ACCESS_KEY_SECRET: z.string().default(''),
  ALIYUN_SMS_ENDPOINT: z.url().default('https://dysmsapi.aliyuncs.com'),
  ALIYUN_SMS_SIGN_NAME: z.string().default(''),
  ALIYUN_SMS_CODE_TEMPLATE: z.string().default(''),
  ALIYUN_SMS_NOTICE_TEMPLATE: z.string().default(''),
  CHANNEL_CITIES: cityOfChannel,
  WEATHER_PROVIDER: z.enum(['stand-in', 'qweather', 'none']).optional(),
  QWEATHER_ENDPOINT: z.url().optional(),
  QWEATHER_API_KEY: z.string().default(''),
  EXPRESS_PROVIDER: z.enum(['stand-in', 'kuaidi100', 'none']).optional(),
  KUAIDI100_ENDPOINT: z.url().default('https://poll.kuaidi100.com'),
  KUAIDI100_CUSTOMER: z.string().default(''),
  KUAIDI100_KEY: z.string().default(''),
  INVOICE_PROVIDER: z.enum(['stand-in', 'none']).optional(),
  PERSON_PROVIDER: z.enum(['stand-in', 'tencent', 'none']).optional(),
  TENCENT_FACEID_ENDPOINT: z.url().default('https://faceid.tencentcloudapi.com'),
  TENCENT_SECRET_ID: z.string().default(''),
  TENCENT_SECRET_KEY: z.string().default(''),
  TENCENT_FACEID_RULE_ID: z.string().default(''),
  APP_ANDROID_URL: z.url().optional(),
  APP_IOS_URL: z.url().optional(),
  APP_OPEN_URL: z.url().optional(),
  APP_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in Base64')
    .optional(),
  WECHAT_PROVIDER: z.enum(['stand-in', 'wechat']).default('stand-in'),
  WECHAT_APP_ID: z.string().default(''),
  WECHAT_APP_SECRET: z.string().default(''),
  WECHAT_ENDPOINT: z.url().default('https://api.weixin.qq.com'),
  ...hostSettings,
  ...busSettings,
  ...callSettings,
  SERVICE_URL: z.url().optional(),
  SERVICE_HOURS: serviceHours,
  SERVICE_GROUP_ID: z.string().default('everyone'),
  SERVICE_TEMPLATE_ID: z.string().default('everyone'),
  SERVICE_VIP_GROUP_ID: z.string().default('vip'),
  SERVICE_VIP_TEMPLATE_ID: z.string().default('vip'),
})

/** The settings as they were given, whole and each within its bounds. */
export type Settings = z.infer<typeof schema>

/** What is wrong with the settings: one line for each. */
export class ConfigError extends Error {
  readonly expected = true
}

/** Reads the settings; a wrong value, or one that production or a provider needs and lacks, is told by one clear line. */
export const readSettings = (given: Record<string, string>): Settings => {
  const issues = schema.safeParse(given).error?.issues ?? []
  const wrong = new Map(issues.map(({ path, message }) => [path.join('.'), message]))
  // All faults are said at once: what is wrong is left out, and the rest looked at beside it.
  const data = schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))))
  const missing = [
    ...(data.MODE === 'production' ? productionLacks(data) : demonstrationFaults(data)),
    ...providers.flatMap((provider) => lacksOf(provider, data)),
    ...identityFaults(given),
    ...hostFaults(data),
    ...busFaults(data),
    ...callFaults(data),
    ...paymentFaults(given, data.MODE),
    ...(data.CITY_1_CHANNEL === data.CITY_2_CHANNEL ? ['CITY_2_CHANNEL: CITY_1_CHANNEL has the same'] : []),
  ].filter((line) => !wrong.has(line.slice(0, line.indexOf(':'))))
  const faults = [...Array.from(wrong, ([name, message]) => `${name}: ${message}`), ...missing]
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return data
}

/** A demonstration shows passwords and codes to everybody who reaches it. */
const demonstrationFaults = (data: Settings): string[] => {
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

const productionLacks = (data: Settings): string[] => [
  ...secretFaults(data),
  ...addressFaults(data),
  ...(data.LIMITS === 'off' ? ['LIMITS: production never lifts its limits'] : []),
  ...(data.SMS_PROVIDER === 'stand-in' ? ['SMS_PROVIDER: production needs a real sender'] : []),
  ...(data.WEATHER_PROVIDER === 'stand-in' ? ['WEATHER_PROVIDER: production shows no invented weather'] : []),
  ...(data.EXPRESS_PROVIDER === 'stand-in' ? ['EXPRESS_PROVIDER: production shows no invented parcels'] : []),
  ...(data.INVOICE_PROVIDER === 'stand-in' ? ['INVOICE_PROVIDER: production hands out no samples'] : []),
  ...(data.PERSON_PROVIDER === 'stand-in' ? ['PERSON_PROVIDER: production believes no invented faces'] : []),
]

const secretFaults = ({ SECRET: secret }: Settings): string[] => {
  if (!secret) return ['SECRET: production needs a secret of at least 32 characters']
  return isWeakSecret(secret) ? ['SECRET: too little in it, draw one by chance: openssl rand -hex 32'] : []
}

const addressFaults = ({ PUBLIC_URL: address }: Settings): string[] => {
  if (!address) return ['PUBLIC_URL: production needs the address that patients open']
  return address.startsWith('https:') ? [] : ['PUBLIC_URL: patients come by https: alone']
}

interface Provider {
  setting:
    | 'SMS_PROVIDER'
    | 'WEATHER_PROVIDER'
    | 'EXPRESS_PROVIDER'
    | 'PERSON_PROVIDER'
    | 'WECHAT_PROVIDER'
    | 'UPLOAD_STORE'
  is: string
  needs: readonly (keyof Settings)[]
}

/** What each provider cannot do without. */
const providers: readonly Provider[] = [
  {
    setting: 'SMS_PROVIDER',
    is: 'aliyun',
    needs: [
      'ALIYUN_ACCESS_KEY_ID',
      'ALIYUN_ACCESS_KEY_SECRET',
      'ALIYUN_SMS_SIGN_NAME',
      'ALIYUN_SMS_CODE_TEMPLATE',
      'ALIYUN_SMS_NOTICE_TEMPLATE',
    ],
  },
  { setting: 'WEATHER_PROVIDER', is: 'qweather', needs: ['QWEATHER_ENDPOINT', 'QWEATHER_API_KEY'] },
  { setting: 'EXPRESS_PROVIDER', is: 'kuaidi100', needs: ['KUAIDI100_CUSTOMER', 'KUAIDI100_KEY'] },
  {
    setting: 'PERSON_PROVIDER',
    is: 'tencent',
    needs: ['TENCENT_SECRET_ID', 'TENCENT_SECRET_KEY', 'TENCENT_FACEID_RULE_ID'],
  },
  { setting: 'WECHAT_PROVIDER', is: 'wechat', needs: ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'] },
  {
    setting: 'UPLOAD_STORE',
    is: 's3',
    needs: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
]

const lacksOf = ({ setting, is, needs }: Provider, given: Settings): string[] =>
  given[setting] === is ? needs.filter((name) => !given[name]).map((name) => `${name}: ${setting}=${is} needs it`) : []
