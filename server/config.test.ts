import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { mediaOrigins } from '#kit/outside/media.ts'
import { liveOrigins } from './bus-settings.ts'
import { readConfig } from './config.ts'

const production = {
  MODE: 'production',
  SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: 'https://care.example/',
  SMS_PROVIDER: 'aliyun',
  ALIYUN_ACCESS_KEY_ID: 'a',
  ALIYUN_ACCESS_KEY_SECRET: 'b',
  ALIYUN_SMS_SIGN_NAME: 'c',
  ALIYUN_SMS_CODE_TEMPLATE: 'd',
  ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
}
const livekit = { LIVEKIT_URL: 'wss://live.example:7443/', LIVEKIT_API_KEY: 'k', LIVEKIT_API_SECRET: 's' }

test.each([
  ['no secret', { SECRET: '' }, 'SECRET: '],
  ['a short secret', { SECRET: 'short' }, 'SECRET: '],
  ['a secret of one letter', { SECRET: 'a'.repeat(36) }, 'SECRET: '],
  ['a secret that is a word again and again', { SECRET: 'changeme'.repeat(5) }, 'SECRET: '],
  ['no address', { PUBLIC_URL: '' }, 'PUBLIC_URL: '],
  ['an address by plain http', { PUBLIC_URL: 'http://care.example' }, 'PUBLIC_URL: '],
  ['its limits lifted', { LIMITS: 'off' }, 'LIMITS: '],
  ['the stand-in for messages', { SMS_PROVIDER: '' }, 'SMS_PROVIDER: '],
  ['invented weather', { WEATHER_PROVIDER: 'stand-in' }, 'WEATHER_PROVIDER: '],
  [
    'a bucket without its address',
    { UPLOAD_STORE: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' },
    'S3_ENDPOINT: ',
  ],
  ['invented phones', { PHONE_PROVIDER: 'stand-in' }, 'PHONE_PROVIDER: '],
  ['a relay that does not know whom to let in', { TURN_URL: 'turn:turn.example' }, 'TURN_SECRET: '],
  ['a relay at no address', { TURN_URL: 'https://turn.example', TURN_SECRET: 'x' }, 'TURN_URL: '],
  ['half a server for calls', { LIVEKIT_URL: 'wss://live.example', LIVEKIT_API_KEY: 'k' }, 'LIVEKIT_API_SECRET: '],
  ['calls by plain ws', { ...livekit, LIVEKIT_URL: 'ws://live.example' }, 'LIVEKIT_URL: '],
  ['a server for calls at no address', { ...livekit, LIVEKIT_URL: 'https://live.example' }, 'LIVEKIT_URL: '],
  ['a channel without a city', { CHANNEL_CITIES: '77' }, 'CHANNEL_CITIES: '],
  ['half a sender', { ALIYUN_SMS_SIGN_NAME: '' }, 'ALIYUN_SMS_SIGN_NAME: '],
  ['codes that live too long', { SMS_CODE_SECONDS: '301' }, 'SMS_CODE_SECONDS: '],
  ['more tries than a guesser may have', { SMS_CODE_TRIES: '6' }, 'SMS_CODE_TRIES: '],
  ['more codes a day than a number may get', { SMS_PER_DAY: '11' }, 'SMS_PER_DAY: '],
  [
    'an identity provider without our secret there',
    { SIGN_IN_CITY_1: 'https://a@city.example/token' },
    'SIGN_IN_CITY_1: ',
  ],
  ['an identity provider at no address', { SIGN_IN_NATIVE_APP: 'a:b@app' }, 'SIGN_IN_NATIVE_APP: '],
  [
    'an identity provider whose secret is not encoded',
    { SIGN_IN_PARTNER: 'https://a:%zz@a.example' },
    'SIGN_IN_PARTNER: ',
  ],
  [
    'an identity provider in variables that were',
    { MESSENGER_CLIENT_SECRET: 'b' },
    'MESSENGER_CLIENT_SECRET: is part of SIGN_IN_MESSENGER now',
  ],
  [
    'two city apps on one channel',
    { SIGN_IN_CITY_2: '100013549=https://a:b@city.example/token' },
    'SIGN_IN_CITY_2: SIGN_IN_CITY_1 has the same channel',
  ],
  ['a script of a host by plain http', { ALIPAY_SCRIPT_URL: 'http://appx/web-view.min.js' }, 'ALIPAY_SCRIPT_URL: '],
  ['a jump that is no address', { SIGN_IN_JUMPS: '23=javascript:alert(1)' }, 'SIGN_IN_JUMPS: '],
  ['codes of a city app that has no name for us', { CITY_APP_INIT_URL: 'https://a.example' }, 'CITY_APP_ID: '],
  ['less than a minute between codes', { SMS_WAIT_SECONDS: '59' }, 'SMS_WAIT_SECONDS: '],
])('production does not start with %s, and says so in one line', (_, env, line) => {
  const start = () => readConfig({ ...production, ...env })
  expect(start).toThrow(line)
  expect(start).not.toThrow('\n')
})

test('production starts with all it needs; former secrets are a list', () => {
  const config = readConfig({ ...production, FORMER_SECRETS: ' one , two,' })
  expect(config).toMatchObject({ mode: 'production', publicUrl: 'https://care.example', formerSecrets: ['one', 'two'] })
})

test('production is told of everything at once that is missing or wrong, each by one line', () => {
  const faultsOf = (env: Record<string, string>) => {
    try {
      readConfig(env)
      return []
    } catch (error) {
      return (error as Error).message.split('\n').map((line) => line.slice(0, line.indexOf(':')))
    }
  }
  expect(faultsOf({ MODE: 'production' })).toEqual(['SECRET', 'PUBLIC_URL', 'SMS_PROVIDER'])
  const wrong = {
    MODE: 'production',
    SECRET: 'short',
    PORT: '70000',
    TRUST_PROXY: 'nonsense',
    DATABASE_URL: 'mysql://a',
  }
  expect(faultsOf(wrong).sort()).toEqual(
    ['DATABASE_URL', 'PORT', 'PUBLIC_URL', 'SECRET', 'SMS_PROVIDER', 'TRUST_PROXY'].sort(),
  )
})

test.each([
  ['an address of the network', { HOST: '0.0.0.0' }, 'HOST: '],
  ['an address of all networks', { HOST: '::' }, 'HOST: '],
  ['a name', { HOST: 'clinic.example' }, 'HOST: '],
  ['a proxy', { TRUST_PROXY: '10.0.0.0/8' }, 'TRUST_PROXY: '],
  ['a public address', { PUBLIC_URL: 'https://care.example' }, 'PUBLIC_URL: '],
  [
    'all of them',
    { HOST: '0.0.0.0', TRUST_PROXY: 'loopback', PUBLIC_URL: 'http://10.1.2.3:3160' },
    'HOST, TRUST_PROXY, ',
  ],
])('a demonstration refuses %s in one line, unless it is told that it may be public', (_, env, line) => {
  const read = (more: Record<string, string>) => () => readConfig({ SECRET: 'x'.repeat(32), ...env, ...more })
  expect(read({})).toThrow(line)
  expect(read({})).toThrow('DEMO_IN_PUBLIC=yes')
  expect(read({})).not.toThrow('\n')
  expect(read({ DEMO_IN_PUBLIC: 'no' })).toThrow(line)
  expect(read({ DEMO_IN_PUBLIC: 'yes' })()).toMatchObject({ mode: 'demo' })
})

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('a demonstration listens at %s', (HOST) => {
  expect(readConfig({ SECRET: 'x'.repeat(32), HOST, PUBLIC_URL: 'http://localhost:8080/' }).host).toBe(HOST)
})

test('the demonstration needs nothing, but what it is given must be whole', () => {
  expect(readConfig({ SECRET: 'x'.repeat(32) })).toMatchObject({ mode: 'demo', sms: { provider: 'stand-in' } })
  expect(() => readConfig({ SECRET: 'x'.repeat(32), SMS_PROVIDER: 'aliyun' })).toThrow('ALIYUN_ACCESS_KEY_ID: ')
})

test('weather comes from the stand-in in the demonstration, from nobody in production unless its source is named', () => {
  expect(readConfig({ SECRET: 'x'.repeat(32) }).weather.provider).toBe('stand-in')
  expect(readConfig(production).weather.provider).toBe('none')
  const half = () => readConfig({ ...production, WEATHER_PROVIDER: 'qweather', QWEATHER_API_KEY: 'k' })
  expect(half).toThrow('QWEATHER_ENDPOINT: ')
})

test('a server for calls is asked from pages by both of its schemes, and without one nobody is', () => {
  const config = readConfig({ ...production, ...livekit })
  expect(config.livekit).toEqual({ url: 'wss://live.example:7443', key: 'k', secret: 's' })
  expect(mediaOrigins(config.livekit)).toEqual(['wss://live.example:7443', 'https://live.example:7443'])
  expect(mediaOrigins(readConfig(production).livekit)).toEqual([])
})

test('an identity provider is one line: where it is asked, who we are there, and its channel', () => {
  const line = { SIGN_IN_CITY_2: '31=https://a:s%3A%40@city.example/token?v=2' }
  const { accounts, ofChannel } = readConfig({ SECRET: 'x'.repeat(32), ...line }).identity
  expect(accounts).toEqual({ 'city-2': { url: 'https://city.example/token?v=2', clientId: 'a', clientSecret: 's:@' } })
  expect([...ofChannel]).toEqual([
    [100_013_549, 'city-1'],
    [31, 'city-2'],
  ])
})

test('special channels have a city of their own', () => {
  const { channelCities } = readConfig({ SECRET: 'x'.repeat(32), CHANNEL_CITIES: '31:3274, 32:3316' })
  expect([...channelCities]).toEqual([
    [31, 3274],
    [32, 3316],
  ])
})

test('channels that sign their visitors in by themselves have an address each, commas and all', () => {
  const SIGN_IN_JUMPS = '23=https://a.example/authorize?scope=a,b&back={back} 31=https://b.example/'
  expect([...readConfig({ SECRET: 'x'.repeat(32), SIGN_IN_JUMPS }).signIn.jumps]).toEqual([
    [23, 'https://a.example/authorize?scope=a,b&back={back}'],
    [31, 'https://b.example/'],
  ])
})

test('who takes money needs an account that can be used, and production takes no invented money', () => {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const bare = keys.privateKey.replace(/-----[A-Z ]+-----|\n/g, '')
  const alipay = {
    ALIPAY_APP_ID: '1',
    ALIPAY_PRIVATE_KEY: bare,
    ALIPAY_PUBLIC_KEY: keys.publicKey.replaceAll('\n', '\\n'),
  }
  expect(readConfig({ SECRET: 'x'.repeat(32) }).payments.providers).toEqual(['stand-in'])
  const read = readConfig({ SECRET: 'x'.repeat(32), PAYMENT_PROVIDERS: 'alipay, stand-in', ...alipay })
  expect(read.payments.providers).toEqual(['alipay', 'stand-in'])
  expect(read.payments.alipay).toMatchObject({ privateKey: keys.privateKey, publicKey: keys.publicKey })
  const faultOf = (env: Record<string, string>) => {
    try {
      readConfig({ SECRET: 'x'.repeat(32), ...env })
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(faultOf({ PAYMENT_PROVIDERS: 'bank' })).toBe('PAYMENT_PROVIDERS: nobody here is called bank')
  expect(faultOf({ PAYMENT_PROVIDERS: 'alipay', ...alipay, ALIPAY_PUBLIC_KEY: '/no/such/file' })).toContain(
    'ALIPAY_PUBLIC_KEY: no RSA key',
  )
  expect(faultOf({ PAYMENT_PROVIDERS: 'wechat', WECHAT_PAY_API_KEY: 'short' }).split('\n')).toEqual(
    expect.arrayContaining([
      'WECHAT_PAY_MCH_ID: PAYMENT_PROVIDERS names who needs it',
      'WECHAT_PAY_API_KEY: 32 characters',
    ]),
  )
  expect(faultOf({ MODE: 'production', PAYMENT_PROVIDERS: 'stand-in' })).toContain('production takes no invented money')
  const app = { app_id: '2021000000000002', private_key: bare, public_key: keys.publicKey }
  const withApps = (apps: object[]) => ({
    ...alipay,
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_MERCHANTS: JSON.stringify(apps),
  })
  expect(readConfig({ SECRET: 'x'.repeat(32), ...withApps([app]) }).payments.merchants.alipay).toMatchObject([
    { appId: '2021000000000002', privateKey: keys.privateKey, publicKey: keys.publicKey },
  ])
  expect(faultOf(withApps([app, app]))).toBe('ALIPAY_MERCHANTS: 2021000000000002 is there twice')
  expect(faultOf(withApps([{ ...app, app_id: '2021000000000001' }]))).toContain('is the platform’s own')
  expect(faultOf(withApps([{ ...app, public_key: '' }]))).toBe(
    'ALIPAY_MERCHANTS: no RSA public_key of 2021000000000002',
  )
  for (const value of ['/no/such/file', '[{"app_id": 1}]', '['])
    expect(faultOf({ ALIPAY_MERCHANTS: value })).toContain('ALIPAY_MERCHANTS: no list of')
  const partner = { WECHAT_PAY_PARTNER_MCH_ID: '1900000200', WECHAT_PAY_PARTNER_API_KEY: 'short' }
  expect(faultOf(partner).split('\n')).toEqual(
    expect.arrayContaining([
      'WECHAT_PAY_PARTNER_PRIVATE_KEY: WECHAT_PAY_PARTNER names who needs it',
      'WECHAT_PAY_PARTNER_API_KEY: 32 characters',
    ]),
  )
})

test('browsers are let to the broker elsewhere, and to nobody where the broker is in the process', () => {
  const at = (env: Record<string, string>) => liveOrigins(readConfig({ SECRET: 'x'.repeat(32), ...env }).bus)
  expect(at({})).toEqual([])
  const elsewhere = { MQTT_URL: 'mqtt://broker:1883', MQTT_PASS_SECRET: 'y'.repeat(32) }
  expect(at({ ...elsewhere, MQTT_PUBLIC_URL: 'wss://name@mqtt.example:8084/mqtt' })).toEqual([
    'wss://mqtt.example:8084',
  ])
})
