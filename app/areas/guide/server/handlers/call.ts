import { randomBytes } from 'node:crypto'
import type { Handlers } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import type * as contract from '../../contract.ts'
import { fillTemplate } from '../../rules.ts'
import { findTemplate, insertCall, takeCall } from '../queries.ts'

type AppCalls = Pick<typeof contract, 'callKey' | 'takeCall'>

const KEPT_MINUTES = 10
const WHAT = 'app-call'

export const callHandlers: Handlers<AppCalls> = {
  async callKey({ template: name, cid, args }, { db, now, config, channel, refuse }) {
    const template = await findTemplate(db, name)
    if (!template) return refuse('not-found')
    const given = readArgs(args)
    if (!given) return refuse('bad-args')
    const { url, missing } = fillTemplate(template.url, given)
    if (missing.length > 0) return refuse('args-missing')
    const key = randomBytes(24).toString('base64url')
    const endsAt = later(now, { minutes: KEPT_MINUTES })
    const seal = sealOf(config)
    const sealed = { keyIndex: seal.index(key, WHAT), urlSealed: seal.seal(url, WHAT) }
    await insertCall(db, { ...sealed, template: name, channel: cid ?? channel, endsAt })
    return { key, end_time: endsAt }
  },

  async takeCall({ key }, { db, now, config, refuse }) {
    const seal = sealOf(config)
    const taken = await takeCall(db, seal.indexes(key, WHAT), now)
    return taken ? { url: seal.open(taken.urlSealed, WHAT), cid: taken.channel } : refuse('not-found')
  },
}

/** Names with texts or numbers, from JSON; null where it is anything else. */
const readArgs = (text = '{}'): Record<string, string> | null => {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
    const isPlain = (value: unknown) => (typeof value === 'string' && value.isWellFormed()) || typeof value === 'number'
    const entries = Object.entries(given)
    return entries.every(([, value]) => isPlain(value))
      ? Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
      : null
  } catch {
    return null
  }
}
