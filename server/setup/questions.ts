import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { connect } from '#kit/db/open.ts'
import { smsSender } from '#kit/outside/server/sms.ts'
import { systemClock } from '#kit/time/clock.ts'
import { readConfig } from '../config.ts'
import { codeOf, NO_MOBILE } from './checks.ts'

/** What is set so far. */
export type Given = Record<string, string>

/** A setting that production needs and that somebody at a terminal can answer. */
export interface Question {
  name: string
  words: string
  /** What it is where nothing is typed; '' leaves it out. Without one an answer is needed. */
  usual?: () => string
  /** It is not shown as it is typed, and goes into a file of its own. */
  isSecret?: true
  /** What is wrong with an answer that is well formed, found by a real call; undefined where nothing is. */
  look?: (given: Given) => Promise<string | undefined>
}

const newSecret = () => randomBytes(32).toString('hex')

/** Whether a database is there that lets us in, and is new enough. */
const lookAtDatabase = async ({ DATABASE_URL }: Given): Promise<string | undefined> => {
  if (!DATABASE_URL) return undefined
  const database = connect({ connectionString: DATABASE_URL }, { poolSize: 1, log: pino({ level: 'silent' }) })
  try {
    const { rows } = await database.pool.query<{ version: number }>(
      "select current_setting('server_version_num')::integer / 10000 as version",
    )
    const { version = 0 } = rows[0] ?? {}
    return version < 15 ? `PostgreSQL ${version}; 15 or newer is needed` : undefined
  } catch (error) {
    return codeOf(error)
  } finally {
    await database.close()
  }
}

/** Whether the sender of messages knows the account: it is asked for a number that no phone has. */
const lookAtSender = async (given: Given): Promise<string | undefined> => {
  const { sms } = readConfig({ ...given, MODE: 'production' })
  try {
    await smsSender(sms, systemClock.now())({ mobile: NO_MOBILE, template: 'code', params: { code: '000000' } })
    return undefined
  } catch (error) {
    const code = codeOf(error)
    return /MOBILE_NUMBER/i.test(code) ? undefined : code
  }
}

/** What is asked, in this order; what is set already is not. */
export const questions: readonly Question[] = [
  { name: 'SECRET', words: 'Key that seals phone and identity numbers', usual: newSecret, isSecret: true },
  { name: 'PUBLIC_URL', words: 'Address that patients see (https://…)' },
  {
    name: 'DATABASE_URL',
    words: 'PostgreSQL of your own (postgres://…)',
    usual: () => '',
    isSecret: true,
    look: lookAtDatabase,
  },
  { name: 'TRUST_PROXY', words: 'Whose X-Forwarded-For is believed', usual: () => 'loopback' },
  { name: 'METRICS_PORT', words: 'Port of the numbers for Prometheus', usual: () => '' },
  { name: 'BACKUP_PASSPHRASE', words: 'Passphrase that seals backups', usual: newSecret, isSecret: true },
  { name: 'SMS_PROVIDER', words: 'Who sends text messages', usual: () => 'aliyun' },
  { name: 'ALIYUN_ACCESS_KEY_ID', words: 'Its access key id' },
  { name: 'ALIYUN_ACCESS_KEY_SECRET', words: 'Its access key secret', isSecret: true },
  { name: 'ALIYUN_SMS_SIGN_NAME', words: 'Its registered signature' },
  { name: 'ALIYUN_SMS_CODE_TEMPLATE', words: 'Its template for codes' },
  { name: 'ALIYUN_SMS_NOTICE_TEMPLATE', words: 'Its template for notices', look: lookAtSender },
]

/** What the settings themselves say against an answer, the others being as they are; undefined where nothing. */
export const faultOf = (name: string, given: Given): string | undefined => {
  try {
    readConfig({ ...given, MODE: 'production' })
    return undefined
  } catch (error) {
    const lines = (error as Error).message.split('\n')
    const line = lines.map((text) => text.trim()).find((text) => text.startsWith(`${name}: `))
    return line?.slice(name.length + 2)
  }
}
