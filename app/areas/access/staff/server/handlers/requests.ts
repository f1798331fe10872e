import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { recordAct } from '../commands/acts.ts'
import { keepManaged, RequestStale } from '../commands/requests.ts'
import * as queries from '../queries.ts'
import { doAgreed } from './manage.ts'
import { changeRoleAgreed } from './roles.ts'

/** By these somebody may lose what they hold. */
const takesPosts: ReadonlySet<string> = new Set(['post.change', 'role.change'])

/** Agrees, and what was asked for is done with it, or nothing. */
export const agreeTo = async (ctx: StaffContext, row: queries.AskedRow) => {
  const { request } = row
  const agree = async (inside: StaffContext) => {
    if (!(await endByMe(inside, request.id, 'agreed'))) return new Refused('not-waiting')
    const facts = { before: { askedBy: request.askedBy }, after: { requestSubject: request.subject } }
    await recordAct(inside, { act: 'request.agree', kind: 'request', id: request.id, ...facts })
    await done(inside, request)
    return undefined
  }
  try {
    return await (takesPosts.has(request.kind) ? keepManaged(ctx, agree) : ctx.transact(agree))
  } catch (thrown) {
    if (thrown instanceof RequestStale) return new Refused('stale')
    throw thrown
  }
}

/** Refuses what another asked for, or takes one's own back. */
export const endRequest = (
  ctx: StaffContext,
  { request }: queries.AskedRow,
  state: 'refused' | 'withdrawn',
  note = '',
) =>
  ctx.transact(async (inside) => {
    if (!(await endByMe(inside, request.id, state, note))) return new Refused('not-waiting')
    await inside.emit('request.ended', { kind: request.kind, facts: request.facts, state, note })
    const act = state === 'refused' ? 'request.refuse' : 'request.withdraw'
    const after = { requestSubject: request.subject, ...(note && { note }) }
    await recordAct(inside, { act, kind: 'request', id: request.id, after })
    return undefined
  })

const endByMe = ({ db, now, staff }: StaffContext, id: number, state: 'agreed' | 'refused' | 'withdrawn', note = '') =>
  queries.endRequest(db, id, { state, decidedBy: staff.staffId, decidedAt: now, note })

/** Does what was asked for. */
const done = async (inside: StaffContext, { kind, facts }: queries.RequestRow): Promise<void> => {
  const isDone = await (doings[kind] ?? doneAbove)(inside, kind, facts)
  if (!isDone) throw new RequestStale(kind)
}

type Doing = (inside: StaffContext, kind: string, facts: queries.RequestRow['facts']) => Promise<boolean>

/** What this room does itself. */
const doings: Readonly<Record<string, Doing>> = {
  'role.change': (inside, _, facts) => changeRoleAgreed(inside, facts),
  'post.give': doAgreed,
  'post.change': doAgreed,
}

/** The rest is done by the room that asked for it; one that does not answer has nothing to do it to any more. */
const doneAbove: Doing = async (inside, kind, facts) => {
  let isDone = false
  const { hospitalId, staffId, name } = inside.staff
  const by = { hospitalId, staffId, name, traceid: inside.incoming.traceid }
  const done = () => {
    isDone = true
  }
  await inside.emit('request.agreed', { kind, facts, by, done })
  return isDone
}
