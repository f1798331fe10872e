import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { IdentityDoor, IdentitySettings } from '#kit/outside/identity.ts'
import type { MessagingSettings } from '#kit/outside/messaging.ts'
import type { SmsSettings } from '#kit/outside/sms.ts'
import type { WeatherSettings } from '#kit/outside/weather.ts'
import { doorFaults, readDoors } from './door-settings.ts'
import { type HostConfig, hostConfigOf, hostFaults, hostSettings } from './host-settings.ts'

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

/** Every setting, as `.env.example` documents it. */
const settings = z.object({
  MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535, 3160),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_POOL: whole(2, 100, 16),
  SECRET: z.string().min(32).optional(),
  FORMER_SECRETS: list,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  LIMITS: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.string().optional(),
  UPLOAD_MEGABYTES: whole(1, 20, 10),
  UPLOAD_SECONDS: whole(1, 120, 60),
  UPLOADS_PER_DAY: whole(1, 10_000, 200),
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
  SERVICE_URL: z.url().optional(),
  SERVICE_GROUP_ID: z.string().default('everyone'),
  SERVICE_TEMPLATE_ID: z.string().default('everyone'),
  SERVICE_VIP_GROUP_ID: z.string().default('vip'),
  SERVICE_VIP_TEMPLATE_ID: z.string().default('vip'),
})

export interface Config {
  mode: 'demo' | 'production'
  host: string
  port: number
  /** The address patients see, without a slash at the end. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  /** Key of signatures and blind indexes; made once and kept under `DATA_DIR` where none is given. */
  secret: string
  /** Secrets before it: they still open what they sealed. */
  formerSecrets: readonly string[]
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** `off` lifts the limits per address for load tests on loopback. */
  limits: 'on' | 'off'
  trustProxy: string | undefined
  uploads: UploadLimits
  signIn: SignInLimits
  sms: SmsSettings
  /** City of who has named none, by the channel that he came by; the usual city for all others [X323]. */
  channelCities: ReadonlyMap<number, number>
  weather: WeatherSettings
  nativeApp: NativeApp
  messaging: MessagingSettings
  hosts: HostConfig
  service: ServiceDesk
  /** Who else tells us who somebody is. */
  doors: Readonly<Record<IdentityDoor, IdentitySettings>>
  /** The door of each city app by its channel. */
  cityDoors: ReadonlyMap<number, IdentityDoor>
  /** The user protocol to which everybody must have agreed. */
  userProtocolVersion: number
}

/** How much patients upload. */
export interface UploadLimits {
  /** Of one picture as it is sent. */
  mostMegabytes: number
  /** Until it has arrived. */
  seconds: number
  /** Of one patient. */
  mostPerDay: number
}

/** The native app of this installation, where it has one. */
export interface NativeApp {
  /** Where it is downloaded; `{channel}` stands for the channel. */
  androidUrl: string | undefined
  iosUrl: string | undefined
  /** Opens it where it is installed. */
  openUrl: string | undefined
  /** 32 bytes in Base64 that it shares with this server. */
  key: string | undefined
}

/** The customer service. */
export interface ServiceDesk {
  /** The provider's chat page; `{group}`, `{template}` and `{title}` are filled in. Without one the stand-in answers. */
  url: string | undefined
  usual: ServiceGroup
  /** For whom a membership has raised above level 0. */
  vip: ServiceGroup
}

export interface ServiceGroup {
  groupId: string
  templateId: string
}

/** How patients sign in, and how often. */
export interface SignInLimits {
  sessionDays: number
  codeSeconds: number
  codeTries: number
  /** Between two messages to the same number. */
  waitSeconds: number
  /** Codes for one number on one day, of which strangers (addresses from which its owner has never signed in) get so many. */
  codesPerDay: number
  strangersPerDay: number
  /** Codes for one number that nobody used, before the next costs a challenge. */
  challengeAfter: number
  /** Codes that an address asked for within an hour, or guessed wrong, before the next costs a challenge … */
  addressChallengeAfter: number
  /** … and before it gets none. */
  addressPerHour: number
  /** Zero bits that a puzzle asks for: each more doubles the work. */
  puzzleBits: number
}

/** What is wrong with the settings: one line for each. */
export class ConfigError extends Error {}

/** Reads the settings; a wrong value, or one that production needs and lacks, stops the start with one clear line each. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const { data } = read
  const missing = [
    ...(data.MODE === 'production' ? productionLacks(data) : []),
    ...(data.SMS_PROVIDER === 'aliyun' ? aliyunLacks(data) : []),
    ...(data.WEATHER_PROVIDER === 'qweather' ? qweatherLacks(data) : []),
    ...(data.WECHAT_PROVIDER === 'wechat' ? wechatLacks(data) : []),
    ...doorFaults(given),
    ...hostFaults(data),
    ...(data.CITY_1_CHANNEL === data.CITY_2_CHANNEL ? ['CITY_2_CHANNEL: CITY_1_CHANNEL has the same'] : []),
  ]
  if (missing.length > 0) throw new ConfigError(missing.join('\n'))
  const dataDir = resolve(data.DATA_DIR)
  return {
    mode: data.MODE,
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, '') ?? `http://${data.HOST}:${data.PORT}`,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    secret: data.SECRET ?? keptSecret(dataDir),
    formerSecrets: data.FORMER_SECRETS,
    logLevel: data.LOG_LEVEL,
    limits: data.LIMITS,
    trustProxy: data.TRUST_PROXY,
    uploads: {
      mostMegabytes: data.UPLOAD_MEGABYTES,
      seconds: data.UPLOAD_SECONDS,
      mostPerDay: data.UPLOADS_PER_DAY,
    },
    signIn: {
      sessionDays: data.SESSION_DAYS,
      codeSeconds: data.SMS_CODE_SECONDS,
      codeTries: data.SMS_CODE_TRIES,
      waitSeconds: data.SMS_WAIT_SECONDS,
      codesPerDay: data.SMS_PER_DAY,
      strangersPerDay: data.SMS_PER_DAY_STRANGERS,
      challengeAfter: data.SMS_CHALLENGE_AFTER,
      addressChallengeAfter: data.ADDRESS_CHALLENGE_AFTER,
      addressPerHour: data.ADDRESS_PER_HOUR,
      puzzleBits: data.PUZZLE_BITS,
    },
    sms: {
      provider: data.SMS_PROVIDER,
      accessKeyId: data.ALIYUN_ACCESS_KEY_ID,
      accessKeySecret: data.ALIYUN_ACCESS_KEY_SECRET,
      endpoint: data.ALIYUN_SMS_ENDPOINT,
      signName: data.ALIYUN_SMS_SIGN_NAME,
      templates: { code: data.ALIYUN_SMS_CODE_TEMPLATE, notice: data.ALIYUN_SMS_NOTICE_TEMPLATE },
    },
    channelCities: data.CHANNEL_CITIES,
    weather: {
      provider: data.WEATHER_PROVIDER ?? (data.MODE === 'demo' ? 'stand-in' : 'none'),
      endpoint: data.QWEATHER_ENDPOINT ?? '',
      apiKey: data.QWEATHER_API_KEY,
    },
    nativeApp: {
      androidUrl: data.APP_ANDROID_URL,
      iosUrl: data.APP_IOS_URL,
      openUrl: data.APP_OPEN_URL,
      key: data.APP_KEY,
    },
    messaging: {
      provider: data.WECHAT_PROVIDER,
      appId: data.WECHAT_APP_ID,
      appSecret: data.WECHAT_APP_SECRET,
      endpoint: data.WECHAT_ENDPOINT,
    },
    hosts: hostConfigOf(data),
    service: {
      url: data.SERVICE_URL,
      usual: { groupId: data.SERVICE_GROUP_ID, templateId: data.SERVICE_TEMPLATE_ID },
      vip: { groupId: data.SERVICE_VIP_GROUP_ID, templateId: data.SERVICE_VIP_TEMPLATE_ID },
    },
    doors: readDoors(given),
    cityDoors: new Map([
      [data.CITY_1_CHANNEL, 'city-1'],
      [data.CITY_2_CHANNEL, 'city-2'],
    ]),
    userProtocolVersion: data.USER_PROTOCOL_VERSION,
  }
}

const productionLacks = (data: z.infer<typeof settings>): string[] => [
  ...(data.SECRET ? [] : ['SECRET: production needs a secret of at least 32 characters']),
  ...(data.PUBLIC_URL ? [] : ['PUBLIC_URL: production needs the address that patients open']),
  ...(data.LIMITS === 'off' ? ['LIMITS: production never lifts its limits'] : []),
  ...(data.SMS_PROVIDER === 'stand-in' ? ['SMS_PROVIDER: production needs a real sender'] : []),
  ...(data.WEATHER_PROVIDER === 'stand-in' ? ['WEATHER_PROVIDER: production shows no invented weather'] : []),
]

const aliyunLacks = (data: z.infer<typeof settings>): string[] =>
  (
    [
      'ALIYUN_ACCESS_KEY_ID',
      'ALIYUN_ACCESS_KEY_SECRET',
      'ALIYUN_SMS_SIGN_NAME',
      'ALIYUN_SMS_CODE_TEMPLATE',
      'ALIYUN_SMS_NOTICE_TEMPLATE',
    ] as const
  )
    .filter((name) => data[name] === '')
    .map((name) => `${name}: SMS_PROVIDER=aliyun needs it`)

const qweatherLacks = (data: z.infer<typeof settings>): string[] =>
  (['QWEATHER_ENDPOINT', 'QWEATHER_API_KEY'] as const)
    .filter((name) => !data[name])
    .map((name) => `${name}: WEATHER_PROVIDER=qweather needs it`)

const wechatLacks = (data: z.infer<typeof settings>): string[] =>
  (['WECHAT_APP_ID', 'WECHAT_APP_SECRET'] as const)
    .filter((name) => data[name] === '')
    .map((name) => `${name}: WECHAT_PROVIDER=wechat needs it`)

const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
