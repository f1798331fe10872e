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
const alipayNames = { appId: 'APP_ID', privateKey: 'PRIVATE_KEY', publicKey: 'PUBLIC_KEY' } as const

/** Who takes money here, and our accounts there. Keys are given as PEM, as bare Base64, or by the path of a file. */
export const readPayments = (env: Env, mode: 'demo' | 'production'): PaymentSettings => {
  const given = providersOf(env)
  const read = (name: string) => env[name] ?? ''
  return {
    providers: given.length > 0 ? (given as PaymentProviderName[]) : mode === 'demo' ? ['stand-in'] : [],
    wechat: {
      ...(mapped(wechatNames, (name) => read(`WECHAT_PAY_${name}`)) as Record<keyof typeof wechatNames, string>),
      endpoint: read('WECHAT_PAY_ENDPOINT') || 'https://api.mch.weixin.qq.com',
      miniAppId: read('WECHAT_PAY_MINI_APP_ID'),
      miniAppSecret: read('WECHAT_PAY_MINI_APP_SECRET'),
      nativeAppId: read('WECHAT_PAY_NATIVE_APP_ID'),
      privateKey: pemOf(read('WECHAT_PAY_PRIVATE_KEY'), privateKeyOf),
      publicKey: pemOf(read('WECHAT_PAY_PUBLIC_KEY'), publicKeyOf),
    },
    alipay: {
      endpoint: read('ALIPAY_ENDPOINT') || 'https://openapi.alipay.com/gateway.do',
      appId: read('ALIPAY_APP_ID'),
      privateKey: pemOf(read('ALIPAY_PRIVATE_KEY'), privateKeyOf),
      publicKey: pemOf(read('ALIPAY_PUBLIC_KEY'), publicKeyOf),
    },
  }
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
  if (given.includes('wechat') && env.WECHAT_PAY_API_KEY && Buffer.byteLength(env.WECHAT_PAY_API_KEY) !== 32)
    faults.push('WECHAT_PAY_API_KEY: 32 characters')
  if (given.includes('alipay')) faults.push(...accountFaults(env, 'ALIPAY', Object.values(alipayNames)))
  return faults
}

const accountFaults = (env: Env, prefix: string, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const value = env[`${prefix}_${name}`]
    if (!value) return [`${prefix}_${name}: PAYMENT_PROVIDERS names who needs it`]
    const read = name === 'PRIVATE_KEY' ? privateKeyOf : name === 'PUBLIC_KEY' ? publicKeyOf : undefined
    return read && pemOf(value, read) === '' ? [`${prefix}_${name}: no RSA key, and no file that holds one`] : []
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
