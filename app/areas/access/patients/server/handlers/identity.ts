import { randomBytes } from 'node:crypto'
import type { RequestContext } from '#app/context.ts'
import type { IdentityProviderName } from '#kit/outside/identity.ts'
import { identityOf } from '#kit/outside/server/identity.ts'
import { identityProviders } from '#kit/outside/server/identity-providers.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { SHOWN_CODE_DAYS, WAIT_MINUTES } from '../../rules.ts'
import { checkAddressLimit } from '../commands/address.ts'
import { hashOf } from '../commands/key-hash.ts'
import {
  deleteShownCode,
  findBound,
  insertShownCode,
  insertTicket,
  replaceIdentity,
  takeTicket,
} from '../queries/identities.ts'

/** The kind of text that a provider's own id of somebody is. */
export const OPEN_ID = 'open-id'

/** What somebody shows, and who knows whose it is. */
export interface ShownIdentity {
  provider: IdentityProviderName
  code: string
  device?: string | undefined
}

/** Why a provider named nobody. */
export type NotNamed = Refused<'too-many' | 'bad-code' | 'trouble' | 'shut'>

/** Who shows a code or a token, by the provider's own id of them. A code is asked for once, however often it is shown. */
export const nameOf = async (
  ctx: RequestContext,
  { provider, code, device }: ShownIdentity,
): Promise<NotNamed | { openId: string }> => {
  if ((await checkAddressLimit(ctx, 'door')) === 'too-many') return new Refused('too-many')
  const identify = identityOf(ctx, provider)
  if (!identify) return new Refused('shut')
  const codeHash = hashOf(`${provider} ${code}`)
  const forgetAt = later(ctx.now, { days: SHOWN_CODE_DAYS })
  const isOnce = identityProviders[provider].isOnce
  if (isOnce && !(await insertShownCode(ctx.db, { codeHash, forgetAt }))) return new Refused('bad-code')
  try {
    const openId = await identify({ code, device })
    return openId === null ? new Refused('bad-code') : { openId }
  } catch {
    // No answer is no use of the code: they may show it again.
    await deleteShownCode(ctx.db, codeHash)
    return new Refused('trouble')
  }
}

/** The patient to whom the person of this id is bound. */
export const boundTo = (
  { db, config }: RequestContext,
  provider: IdentityProviderName,
  openId: string,
): Promise<number | undefined> => findBound(db, provider, sealOf(config).indexes(openId, OPEN_ID))

/** A ticket for the page that binds: it stands for somebody whom a provider has named. */
export const issueTicket = async (
  { db, now, config }: RequestContext,
  provider: IdentityProviderName,
  openId: string,
) => {
  const ticket = randomBytes(24).toString('base64url')
  await insertTicket(db, {
    ticketHash: hashOf(ticket),
    door: provider,
    openIdSealed: sealOf(config).seal(openId, OPEN_ID),
    expiresAt: later(now, { minutes: WAIT_MINUTES.ticket }),
  })
  return { bind_ticket: ticket, expires_in: WAIT_MINUTES.ticket * 60 }
}

/** They are another patient's: what was begun is undone. */
export class BoundElsewhere extends Error {}

/** Binds the person of this id to a patient; inside a transaction, which a `BoundElsewhere` undoes. */
export const bind = async (
  ctx: RequestContext,
  patientId: number,
  provider: IdentityProviderName,
  openId: string,
): Promise<void> => {
  const { db, now, config } = ctx
  const seal = sealOf(config)
  const owner = await boundTo(ctx, provider, openId)
  if (owner === patientId) return
  const person = { openIdSealed: seal.seal(openId, OPEN_ID), openIdIndex: seal.index(openId, OPEN_ID) }
  const isFree =
    owner === undefined && (await replaceIdentity(db, { ...person, door: provider, patientId, boundAt: now }))
  if (!isFree) throw new BoundElsewhere()
}

/** Whom a ticket stands for; it is used up. */
export const readTicket = async ({ db, now, config }: RequestContext, ticket: string) => {
  const taken = await takeTicket(db, hashOf(ticket), now)
  if (!taken) return undefined
  const provider = taken.door as IdentityProviderName
  return { provider, openId: sealOf(config).open(taken.openIdSealed, OPEN_ID) }
}
