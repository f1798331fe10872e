import { randomBytes } from 'node:crypto'
import { fileStoreOf } from '#app/areas/files/server/public.ts'
import { expectClosedBroker } from '#kit/bus/server/expect-closed.ts'
import type { Database } from '#kit/db/open.ts'
import { newFileName } from '#kit/files/server/store.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { smsSender } from '#kit/outside/server/sms.ts'
import type { Clock } from '#kit/time/clock.ts'
import type { Config } from '../config.ts'
import { freeSpaceOf } from '../disk.ts'

/** What came of looking at something that the installation needs: `off` is what nobody has set up, and may come later. */
export interface Looked {
  name: string
  state: 'ok' | 'off' | 'fails'
  says: string
}

export interface Looking {
  config: Config
  database: Database
  clock: Clock
  /** A phone to which a message is really sent; without one the provider is asked for a number that cannot be. */
  mobile: string | undefined
}

type Answer = Omit<Looked, 'name'>
type Check = (looking: Looking) => Promise<Answer>

const ok = (says: string): Answer => ({ state: 'ok', says })
const off = (says: string): Answer => ({ state: 'off', says })
const fails = (says: string): Answer => ({ state: 'fails', says })

/** So far a clock may be off before codes, signatures and passes are refused. */
const MOST_SKEW_MS = 30_000
const LEAST_VERSION = 15
/** One that no phone has: a provider that knows our account refuses the number, and one that does not refuses us. */
export const NO_MOBILE = '10000000000'

const checks: Readonly<Record<string, Check>> = {
  database: async ({ database, config }) => {
    const { rows } = await database.pool.query<{ version: number; patience: string }>(
      "select current_setting('server_version_num')::integer / 10000 as version, current_setting('statement_timeout') as patience",
    )
    const { version = 0, patience = '' } = rows[0] ?? {}
    if (version < LEAST_VERSION) return fails(`PostgreSQL ${version}; ${LEAST_VERSION} or newer is needed`)
    if (patience === '0')
      return fails('time limits do not reach it: a pooler drops `options` (docs/scaling.md, PgBouncer)')
    return ok(`PostgreSQL ${version}, ${config.databaseUrl ? 'your own' : 'the bundled one: for one machine'}`)
  },
  clock: async ({ database, clock }) => {
    const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')
    const skewMs = Math.abs((rows[0]?.now.getTime() ?? 0) - clock.now().getTime())
    return skewMs > MOST_SKEW_MS
      ? fails(`${Math.round(skewMs / 1_000)} s from that of the database`)
      : ok('as that of the database')
  },
  disk: async ({ config }) => {
    const free = Math.round((await freeSpaceOf(config.dataDir)) * 100)
    return free < 10 ? fails(`${free} % free below ${config.dataDir}`) : ok(`${free} % free below ${config.dataDir}`)
  },
  files: async ({ config }) => {
    const store = fileStoreOf(config)
    const [name, bytes] = [newFileName('jpg'), randomBytes(1_000)]
    await store.keep(name, bytes)
    const read = await store.read(name)
    await store.remove(name)
    if (!read?.equals(bytes)) return fails('what was kept does not come back')
    return ok(config.uploads.bucket ? `bucket ${config.uploads.bucket.name}` : `below ${config.dataDir}/uploads`)
  },
  sms: async ({ config, clock, mobile }) => {
    if (config.sms.provider === 'stand-in') return off('SMS_PROVIDER: the stand-in sends nothing')
    const send = smsSender(config.sms, clock.now())
    try {
      await send({ mobile: mobile ?? NO_MOBILE, template: 'code', params: { code: '000000' } })
      return ok(mobile ? `sent to ${mobile}: look at the phone` : 'taken')
    } catch (error) {
      const code = codeOf(error)
      // It looked at the number, and so it knew the account before.
      return mobile === undefined && /MOBILE_NUMBER/i.test(code)
        ? ok('knows the account (a real message: --sms NUMBER)')
        : fails(code)
    }
  },
  payments: async ({ config, database, clock }) => {
    const { providers } = config.payments
    if (providers.length === 0)
      return off('PAYMENT_PROVIDERS: nobody takes money; what costs something cannot be booked')
    for (const name of providers)
      await findProvider({ db: database.db, now: clock.now(), config }, name)?.query(
        `setup${randomBytes(8).toString('hex')}`,
      )
    const { merchants } = config.payments
    for (const { appId } of merchants.alipay)
      await findProvider({ db: database.db, now: clock.now(), config }, 'alipay', appId)?.query(
        `setup${randomBytes(8).toString('hex')}`,
      )
    const apps = merchants.alipay.length > 0 ? `, and ${merchants.alipay.length} apps of hospitals` : ''
    return ok(`${providers.join(', ')}: knows the account${apps}`)
  },
  broker: async ({ config }) => {
    const { url } = config.bus
    if (!url) return off('MQTT_URL: for one process')
    await expectClosedBroker('MQTT_URL', url)
    const { default: mqtt } = await import('mqtt')
    const client = await mqtt.connectAsync(url, { reconnectPeriod: 0, connectTimeout: 5_000 })
    await client.endAsync(true)
    return ok('lets us in, and no stranger')
  },
  address: async ({ config }) => {
    const url = `${config.publicUrl}/robots.txt`
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch((error) => codeOf(error))
    if (typeof answer === 'string') return off(`${config.publicUrl} does not lead here yet: ${answer}`)
    return (await answer.text()).includes(config.publicUrl)
      ? ok(`${config.publicUrl} leads here`)
      : fails(`at ${config.publicUrl} somebody else answers (${answer.status})`)
  },
  backups: async ({ config }) =>
    config.backupPassphrase ? ok('sealed') : off('BACKUP_PASSPHRASE: backups can be read by who finds one'),
  numbers: async ({ config }) =>
    config.metrics
      ? ok(`at ${config.metrics.host}:${config.metrics.port}/metrics`)
      : off('METRICS_PORT: nobody is told'),
}

/** Looks at everything that an installation needs, with a real call where there can be one. */
export async function* lookAtAll(looking: Looking): AsyncGenerator<Looked> {
  for (const [name, check] of Object.entries(checks)) {
    const answer = await check(looking).catch((error) => fails(codeOf(error)))
    yield { name, ...answer }
  }
}

/** A provider's own code where there is one. Nothing that it says in words is shown: it may be about a person. */
export const codeOf = (error: unknown): string => {
  const { expected, message, answer, code, status, cause, name } = error as Record<string, unknown> & {
    cause?: { code?: string }
  }
  if (expected) return String(message)
  if (name === 'TimeoutError') return 'does not answer'
  return String(answer ?? code ?? cause?.code ?? status ?? name)
}
