import type { PatientContext, RequestContext } from '#app/context.ts'
import type { Events } from '#app/events.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { WAIT_MINUTES } from '../../rules.ts'
import { hashOf } from '../commands/key-hash.ts'
import { newKey, openSession, ownerOf } from '../commands/open-session.ts'
import { asUserInfo } from '../present.ts'
import { insertMomentKey, takeMomentKey } from '../queries/identities.ts'
import { findPatient } from '../queries/patients.ts'
import {
  BoundElsewhere,
  bind,
  boundTo,
  issueTicket,
  type NotNamed,
  nameOf,
  readTicket,
  type ShownIdentity,
} from './identity.ts'

/** Who asks, by their key. */
export const whoAsks = async (ctx: RequestContext) =>
  asUserInfo(ctx, ctx.userKey ?? '', ctx.patient === null ? undefined : await findPatient(ctx.db, ctx.patient))

type Info = Awaited<ReturnType<typeof asUserInfo>>
type KeptOut = Refused<'blocked'>

/** Opens a session for somebody, unless who keeps them out says why not. */
const enterAs = async (ctx: RequestContext, patientId: number): Promise<Info | KeptOut> => {
  const said: string[] = []
  await ctx.emit('patient.entering', { patientId, bar: (words) => said.push(words) })
  const [why] = said
  if (why !== undefined) return new Refused('blocked', { why })
  return asUserInfo(ctx, await openSession(ctx, patientId), await findPatient(ctx.db, patientId))
}

type Ticket = Awaited<ReturnType<typeof issueTicket>>

/** Signs in whom a provider names; one who has no account yet gets a ticket for the page that binds. */
export const enter = async (
  ctx: RequestContext,
  shown: ShownIdentity,
): Promise<Info | NotNamed | KeptOut | Refused<'unbound', Ticket>> => {
  const named = await nameOf(ctx, shown)
  if (named instanceof Refused) return named
  const patientId = await boundTo(ctx, shown.provider, named.openId)
  return patientId === undefined
    ? new Refused('unbound', {}, await issueTicket(ctx, shown.provider, named.openId))
    : enterAs(ctx, patientId)
}

interface Entering {
  /** Of somebody whom a provider has named. */
  ticket: string | undefined
  /** What they ticked, in which version. */
  agreed: Events['patient.agreed']['versions']
}

/** Signs in the owner of a number that was proven, and binds whom their ticket stands for. */
export const enterByPhone = (ctx: RequestContext, mobile: string, { ticket, agreed }: Entering) =>
  unlessBoundElsewhere(() =>
    ctx.transact(async (inside) => {
      const named = ticket === undefined ? undefined : await readTicket(inside, ticket)
      if (ticket !== undefined && named === undefined) return 'bad-ticket'
      const patient = await ownerOf(inside, mobile)
      if (named) await bind(inside, patient.id, named.provider, named.openId)
      await inside.emit('patient.agreed', { patientId: patient.id, versions: agreed })
      return enterAs(inside, patient.id)
    }),
  )

/** Binds whom a provider names to the asker: why not, where they cannot. */
export const rebind = async (ctx: PatientContext, shown: ShownIdentity) => {
  const named = await nameOf(ctx, shown)
  if (named instanceof Refused) return named.name
  return unlessBoundElsewhere(() => ctx.transact((inside) => bind(inside, ctx.patient, shown.provider, named.openId)))
}

const unlessBoundElsewhere = async <T>(work: () => Promise<T>): Promise<T | 'bound-elsewhere'> => {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof BoundElsewhere) return 'bound-elsewhere'
    throw thrown
  }
}

/** A key for another window of the asker. */
export const issueMomentKey = async ({ db, now, userKey }: PatientContext) => {
  const key = newKey()
  const expiresAt = later(now, { minutes: WAIT_MINUTES.moment })
  await insertMomentKey(db, { keyHash: hashOf(key), sessionHash: hashOf(userKey ?? ''), expiresAt })
  return { moment_key: key, expires_in: WAIT_MINUTES.moment * 60 }
}

/** Signs in by such a key; undefined where it is none, or no more. */
export const enterByMoment = async (ctx: RequestContext, key: string): Promise<Info | KeptOut | undefined> => {
  const patientId = await takeMomentKey(ctx.db, hashOf(key), ctx.now)
  return patientId === undefined ? undefined : enterAs(ctx, patientId)
}
