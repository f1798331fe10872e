import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type PaymentProviderName, type PaymentSettings, paymentProviders } from '#kit/outside/payment.ts'

type Env = Record<string, string | undefined>

const wechatNames = {
  mchId: 'MCH_ID',
  appId: 'APP_ID',
  serial: 'SERIAL',
  privateKey: 'PRIVATE_KEY',
  publicKeyId: 'PUBLIC_KEY_ID',
  publicKey: 'PUBLIC_KEY',
  apiKey: 'API_KEY',
} as const
/** The service provider's account beside the platform's own: apps and endpoint are the same. */
const partnerNames = {
  mchId: 'MCH_ID',
  serial: 'SERIAL',
  privateKey: 'PRIVATE_KEY',
  publicKeyId: 'PUBLIC_KEY_ID',
  publicKey: 'PUBLIC_KEY',
  apiKey: 'API_KEY',
} as const
const PARTNER = 'WECHAT_PAY_PARTNER'
const alipayNames = { appId: 'APP_ID', privateKey: 'PRIVATE_KEY', publicKey: 'PUBLIC_KEY' } as const

/** Who takes money here, and our accounts there. Keys are given as PEM, as bare Base64, or by the path of a file. */
export const readPayments = (env: Env, mode: 'demo' | 'production'): PaymentSettings => {
  const given = providersOf(env)
  const read = (name: string) => env[name] ?? ''
  const wechat = {
    ...(mapped(wechatNames, (name) => read(`WECHAT_PAY_${name}`)) as Record<keyof typeof wechatNames, string>),
    endpoint: read('WECHAT_PAY_ENDPOINT') || 'https://api.mch.weixin.qq.com',
    miniAppId: read('WECHAT_PAY_MINI_APP_ID'),
    miniAppSecret: read('WECHAT_PAY_MINI_APP_SECRET'),
    nativeAppId: read('WECHAT_PAY_NATIVE_APP_ID'),
    privateKey: pemOf(read('WECHAT_PAY_PRIVATE_KEY'), privateKeyOf),
    publicKey: pemOf(read('WECHAT_PAY_PUBLIC_KEY'), publicKeyOf),
  }
  const endpoint = read('ALIPAY_ENDPOINT') || 'https://openapi.alipay.com/gateway.do'
  const partner = mapped(partnerNames, (name) => read(`${PARTNER}_${name}`)) as Record<
    keyof typeof partnerNames,
    string
  >
  return {
    providers: given.length > 0 ? (given as PaymentProviderName[]) : mode === 'demo' ? ['stand-in'] : [],
    wechat,
    alipay: {
      endpoint,
      appId: read('ALIPAY_APP_ID'),
      privateKey: pemOf(read('ALIPAY_PRIVATE_KEY'), privateKeyOf),
      publicKey: pemOf(read('ALIPAY_PUBLIC_KEY'), publicKeyOf),
    },
    merchants: {
      wechat: {
        ...wechat,
        ...partner,
        privateKey: pemOf(partner.privateKey, privateKeyOf),
        publicKey: pemOf(partner.publicKey, publicKeyOf),
      },
      alipay: (appsIn(read(APPS)) ?? []).map((app) => ({
        endpoint,
        appId: app.app_id,
        privateKey: pemOf(app.private_key, privateKeyOf),
        publicKey: pemOf(app.public_key, publicKeyOf),
      })),
    },
  }
}

/** Names the file, or is itself the list, of apps of hospitals at Alipay. */
const APPS = 'ALIPAY_MERCHANTS'
const appNames = ['app_id', 'private_key', 'public_key'] as const
type App = Record<(typeof appNames)[number], string>

/** The apps of hospitals that are listed there, none where nothing is; undefined where it cannot be read. */
const appsIn = (value: string): App[] | undefined => {
  if (value === '') return []
  try {
    const read: unknown = JSON.parse(value.trimStart().startsWith('[') ? value : readFileSync(value, 'utf8'))
    return Array.isArray(read) && read.every(isApp) ? read : undefined
  } catch {
    return undefined
  }
}

const isApp = (one: unknown): one is App =>
  typeof one === 'object' && one !== null && appNames.every((name) => typeof (one as App)[name] === 'string')

/** What is wrong with accounts of hospitals. */
const merchantFaults = (env: Env): string[] => [...partnerFaults(env), ...appFaults(env)]

const partnerFaults = (env: Env): string[] => {
  const names = Object.values(partnerNames)
  if (!names.some((name) => env[`${PARTNER}_${name}`])) return []
  return [...accountFaults(env, PARTNER, names), ...keyFaults(env, PARTNER)]
}

const keyFaults = (env: Env, prefix: string): string[] => {
  const key = env[`${prefix}_API_KEY`]
  return key && Buffer.byteLength(key) !== 32 ? [`${prefix}_API_KEY: 32 characters`] : []
}

const appFaults = (env: Env): string[] => {
  const apps = appsIn(env[APPS] ?? '')
  if (!apps) return [`${APPS}: no list of app_id, private_key and public_key, and no file that holds one`]
  return apps.flatMap((app, at) => {
    const { app_id: id, private_key, public_key } = app
    const faults: [isWrong: boolean, says: string][] = [
      [!/^[0-9]{8,32}$/.test(id), `the app_id of entry ${at + 1} is none`],
      [id === env.ALIPAY_APP_ID, `${id} is the platform’s own (ALIPAY_APP_ID)`],
      [apps.findIndex((one) => one.app_id === id) < at, `${id} is there twice`],
      [pemOf(private_key, privateKeyOf) === '', `no RSA private_key of ${id}`],
      [pemOf(public_key, publicKeyOf) === '', `no RSA public_key of ${id}`],
    ]
    return faults.filter(([isWrong]) => isWrong).map(([, says]) => `${APPS}: ${says}`)
  })
}

/** What is wrong with them: one line each. */
export const paymentFaults = (env: Env, mode: 'demo' | 'production'): string[] => {
  const given = providersOf(env)
  const known: readonly string[] = paymentProviders
  const faults = given
    .filter((name) => !known.includes(name))
    .map((name) => `PAYMENT_PROVIDERS: nobody here is called ${name}`)
  if (mode === 'production' && given.includes('stand-in'))
    faults.push('PAYMENT_PROVIDERS: production takes no invented money')
  if (given.includes('wechat')) faults.push(...accountFaults(env, 'WECHAT_PAY', Object.values(wechatNames)))
  if (given.includes('wechat')) faults.push(...keyFaults(env, 'WECHAT_PAY'))
  if (given.includes('alipay')) faults.push(...accountFaults(env, 'ALIPAY', Object.values(alipayNames)))
  return [...faults, ...merchantFaults(env)]
}

const accountFaults = (env: Env, prefix: string, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const value = env[`${prefix}_${name}`]
    if (!value) return [`${prefix}_${name}: ${prefix === PARTNER ? PARTNER : 'PAYMENT_PROVIDERS'} names who needs it`]
    const isRead =
      name === 'PRIVATE_KEY' ? pemOf(value, privateKeyOf) : name !== 'PUBLIC_KEY' || pemOf(value, publicKeyOf)
    return isRead ? [] : [`${prefix}_${name}: no RSA key, and no file that holds one`]
  })

const providersOf = (env: Env): string[] =>
  (env.PAYMENT_PROVIDERS ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const mapped = (names: object, read: (name: string) => string) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, read(name)]))

/** The key as PEM; '' where it cannot be read. */
const pemOf = (value: string, read: (text: string) => KeyObject): string => {
  try {
    const key = read(textOf(value))
    if (key.asymmetricKeyType !== 'rsa') return ''
    return key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }).toString()
  } catch {
    return ''
  }
}

const textOf = (value: string): string => {
  const text = value.replaceAll('\\n', '\n')
  return !text.includes('-----BEGIN') && existsSync(text) ? readFileSync(text, 'utf8') : text
}

const privateKeyOf = (text: string): KeyObject => {
  if (text.includes('-----BEGIN')) return createPrivateKey(text)
  const key = Buffer.from(text, 'base64')
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' })
  }
}

const publicKeyOf = (text: string): KeyObject =>
  text.includes('-----BEGIN')
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
