import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BucketSettings } from '#kit/files/bucket.ts'
import type { ExpressSettings } from '#kit/outside/express.ts'
import type { IdentityProvider, IdentitySettings } from '#kit/outside/identity.ts'
import type { InvoiceSettings } from '#kit/outside/invoice.ts'
import type { MessagingSettings } from '#kit/outside/messaging.ts'
import type { PaymentSettings } from '#kit/outside/payment.ts'
import type { PersonSettings } from '#kit/outside/person.ts'
import type { SmsSettings } from '#kit/outside/sms.ts'
import type { WeatherSettings } from '#kit/outside/weather.ts'
import { type BusConfig, busConfigOf } from './bus-settings.ts'
import { type CallConfig, callConfigOf } from './call-settings.ts'
import { type HostConfig, hostConfigOf } from './host-settings.ts'
import { readIdentityProviders } from './identity-settings.ts'
import { readPayments } from './payment-settings.ts'
import { readSettings, type Settings } from './settings.ts'

export interface Config extends CallConfig {
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
  uploads: UploadLimits
  signIn: SignInLimits
  sms: SmsSettings
  /** City of who has named none, by the channel that they came by; the usual city for all others [X323]. */
  channelCities: ReadonlyMap<number, number>
  weather: WeatherSettings
  express: ExpressSettings
  /** Who issues invoices. */
  invoices: InvoiceSettings
  /** Who knows whether a card and a face are a person's. */
  person: PersonSettings
  nativeApp: NativeApp
  messaging: MessagingSettings
  hosts: HostConfig
  /** The live line to patients and doctors. */
  bus: BusConfig
  /** Who takes the patients' money. */
  payments: PaymentSettings
  service: ServiceDesk
  /** Who else tells us who somebody is. */
  doors: Readonly<Record<IdentityProvider, IdentitySettings>>
  /** The door of each city app by its channel. */
  cityDoors: ReadonlyMap<number, IdentityProvider>
  /** The user protocol to which everybody must have agreed. */
  userProtocolVersion: number
  /** The hospital whose desk serves what the platform itself sells; undefined: every desk of the demonstration, none in production. */
  platformHospital: number | undefined
}

/** How much patients upload. */
export interface UploadLimits {
  /** Of one picture as it is sent. */
  mostMegabytes: number
  /** Until it has arrived. */
  seconds: number
  /** Of one patient. */
  mostPerDay: number
  /** Where they are kept; undefined: on the disk. */
  bucket: BucketSettings | undefined
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
  /** When people answer, in minutes of the day. */
  hours: { begin: number; end: number }
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

/** Reads the settings; a wrong value, or one that production needs and lacks, stops the start with one clear line each. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  const data = readSettings(given)
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
    uploads: {
      mostMegabytes: data.UPLOAD_MEGABYTES,
      seconds: data.UPLOAD_SECONDS,
      mostPerDay: data.UPLOADS_PER_DAY,
      bucket: data.UPLOAD_STORE === 's3' ? bucketOf(data) : undefined,
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
    express: expressOf(data),
    invoices: { provider: data.INVOICE_PROVIDER ?? (data.MODE === 'demo' ? 'stand-in' : 'none') },
    person: personOf(data),
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
    ...callConfigOf(data),
    bus: busConfigOf(data, { secret, formerSecrets: data.FORMER_SECRETS }),
    payments: readPayments(given, data.MODE),
    service: {
      url: data.SERVICE_URL,
      hours: { begin: data.SERVICE_HOURS[0], end: data.SERVICE_HOURS[1] },
      usual: { groupId: data.SERVICE_GROUP_ID, templateId: data.SERVICE_TEMPLATE_ID },
      vip: { groupId: data.SERVICE_VIP_GROUP_ID, templateId: data.SERVICE_VIP_TEMPLATE_ID },
    },
    doors: readIdentityProviders(given),
    cityDoors: new Map([
      [data.CITY_1_CHANNEL, 'city-1'],
      [data.CITY_2_CHANNEL, 'city-2'],
    ]),
    userProtocolVersion: data.USER_PROTOCOL_VERSION,
    platformHospital: data.PLATFORM_HOSPITAL || undefined,
  }
}

const expressOf = (data: Settings): ExpressSettings => ({
  provider: data.EXPRESS_PROVIDER ?? (data.MODE === 'demo' ? 'stand-in' : 'none'),
  endpoint: data.KUAIDI100_ENDPOINT,
  customer: data.KUAIDI100_CUSTOMER,
  key: data.KUAIDI100_KEY,
})

const personOf = (data: Settings): PersonSettings => ({
  provider: data.PERSON_PROVIDER ?? (data.MODE === 'demo' ? 'stand-in' : 'none'),
  endpoint: data.TENCENT_FACEID_ENDPOINT,
  secretId: data.TENCENT_SECRET_ID,
  secretKey: data.TENCENT_SECRET_KEY,
  ruleId: data.TENCENT_FACEID_RULE_ID,
})

const bucketOf = (data: Settings): BucketSettings => ({
  endpoint: data.S3_ENDPOINT ?? '',
  name: data.S3_BUCKET,
  region: data.S3_REGION,
  accessKeyId: data.S3_ACCESS_KEY_ID,
  secretAccessKey: data.S3_SECRET_ACCESS_KEY,
  inPath: data.S3_PATH_STYLE === 'on',
  seconds: data.S3_SECONDS,
})

const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
