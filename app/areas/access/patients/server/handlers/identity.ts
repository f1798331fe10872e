import { randomBytes } from 'node:crypto'
import type { RequestContext } from '#app/context.ts'
import { type IdentityProvider, takesCodes } from '#kit/outside/identity.ts'
import { identityOf } from '#kit/outside/server/identity.ts'
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

/** What somebody shows, and where. */
export interface ShownIdentity {
  door: IdentityProvider
  code: string
  device?: string | undefined
}

/** Why a door did not say who stands there. */
export type NotNamed = Refused<'too-many' | 'bad-code' | 'trouble' | 'shut'>

/** Who stands at a door, by its provider's own id of them. A code is asked for once, however often it is shown. */
export const nameOf = async (
  ctx: RequestContext,
  { door, code, device }: ShownIdentity,
): Promise<NotNamed | { openId: string }> => {
  if ((await checkAddressLimit(ctx, 'door')) === 'too-many') return new Refused('too-many')
  const identify = identityOf(ctx, door)
  if (!identify) return new Refused('shut')
  const codeHash = hashOf(`${door} ${code}`)
  const forgetAt = later(ctx.now, { days: SHOWN_CODE_DAYS })
  if (takesCodes(door) && !(await insertShownCode(ctx.db, { codeHash, forgetAt }))) return new Refused('bad-code')
  try {
    const openId = await identify({ code, device })
    return openId === null ? new Refused('bad-code') : { openId }
  } catch {
    // No answer is no use of the code: they may show it again.
    await deleteShownCode(ctx.db, codeHash)
    return new Refused('trouble')
  }
}

/** The patient to whom the one at the door is bound. */
export const boundTo = (
  { db, config }: RequestContext,
  door: IdentityProvider,
  openId: string,
): Promise<number | undefined> => findBound(db, door, sealOf(config).indexes(openId, OPEN_ID))

/** A ticket for the page that binds: it stands for somebody whom the door has named. */
export const issueTicket = async ({ db, now, config }: RequestContext, door: IdentityProvider, openId: string) => {
  const ticket = randomBytes(24).toString('base64url')
  await insertTicket(db, {
    ticketHash: hashOf(ticket),
    door,
    openIdSealed: sealOf(config).seal(openId, OPEN_ID),
    expiresAt: later(now, { minutes: WAIT_MINUTES.ticket }),
  })
  return { bind_ticket: ticket, expires_in: WAIT_MINUTES.ticket * 60 }
}

/** They are another patient's: what was begun is undone. */
export class BoundElsewhere extends Error {}

/** Binds the one at a door to a patient; inside a transaction, which a `BoundElsewhere` undoes. */
export const bind = async (
  ctx: RequestContext,
  patientId: number,
  door: IdentityProvider,
  openId: string,
): Promise<void> => {
  const { db, now, config } = ctx
  const seal = sealOf(config)
  const owner = await boundTo(ctx, door, openId)
  if (owner === patientId) return
  const person = { openIdSealed: seal.seal(openId, OPEN_ID), openIdIndex: seal.index(openId, OPEN_ID) }
  const isFree = owner === undefined && (await replaceIdentity(db, { ...person, door, patientId, boundAt: now }))
  if (!isFree) throw new BoundElsewhere()
}

/** Whom a ticket stands for; it is used up. */
export const readTicket = async ({ db, now, config }: RequestContext, ticket: string) => {
  const taken = await takeTicket(db, hashOf(ticket), now)
  if (!taken) return undefined
  const door = taken.door as IdentityProvider
  return { door, openId: sealOf(config).open(taken.openIdSealed, OPEN_ID) }
}
