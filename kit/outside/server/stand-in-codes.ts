import { randomBytes } from 'node:crypto'
import { isSame, type Secrets, sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import type { Identify, IdentityProviderName } from '../identity.ts'
import { OutsideError } from './trouble.ts'

/** The stand-in's provider gives no answer for this person, so that failures can be met by hand. */
export const UNANSWERED_PERSON = 'unanswered'

const LIVES_MINUTES = 10

interface StandInWithin {
  now: Date
  config: Secrets
}

/** A code or token of the stand-in for one person at one provider: signed, so that nothing needs to be stored. */
export const standInCode = ({ now, config }: StandInWithin, provider: IdentityProviderName, person: string): string => {
  const endsAt = later(now, { minutes: LIVES_MINUTES }).getTime()
  const said = [Buffer.from(person).toString('base64url'), endsAt, randomBytes(6).toString('hex')].join('.')
  return `${said}.${signatureOf(config, provider, said)}`
}

/** The stand-in of a provider. */
export const byStandIn =
  ({ now, config }: StandInWithin, provider: IdentityProviderName): Identify =>
  async ({ code }) => {
    const [person = '', endsAt = '', nonce = '', signature = ''] = code.split('.')
    const isRight = isSame(signature, signatureOf(config, provider, [person, endsAt, nonce].join('.')))
    if (!isRight || !(Number(endsAt) > now.getTime())) return null
    const openId = Buffer.from(person, 'base64url').toString()
    if (openId === UNANSWERED_PERSON) throw new OutsideError('the stand-in', 'NO_ANSWER')
    return openId
  }

const signatureOf = (config: Secrets, provider: IdentityProviderName, said: string) =>
  sealOf(config).index(`${provider} ${said}`, 'stand-in-code')
