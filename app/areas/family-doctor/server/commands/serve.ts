import type { MessageTemplate } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { instantAt } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import type { EventKind } from '../../rules.ts'
import { closed } from '../present.ts'
import * as queries from '../queries.ts'

/** A signing that a doctor's team serves now. */
const findServed = async ({ db }: Context, doctorId: number, signingId: string) => {
  const [team, signing] = [await queries.findTeam(db, doctorId), await queries.findSigning(db, signingId)]
  return team && signing?.teamId === team.id && signing.state === 'signed' ? signing : undefined
}

/** The same where it is on an account, which what is written then belongs to. */
const findOwned = async (ctx: Context, doctorId: number, signingId: string) => {
  const signing = await findServed(ctx, doctorId, signingId)
  if (!signing || signing.patientId === null || signing.memberId === null) return undefined
  return { signing, own: { patientId: signing.patientId, memberId: signing.memberId } }
}

interface Done {
  kind: EventKind
  title: string
  content: string
  happenedAt: Date
  objectId?: number
}

const note = (
  ctx: Context,
  { id, patientId, memberId }: Pick<queries.SigningRow, 'id' | 'patientId' | 'memberId'>,
  { kind, title, content, happenedAt, objectId }: Done,
) =>
  queries.insertEvent(ctx.db, {
    patientId,
    memberId,
    signingId: id,
    kind,
    happenedAt,
    contentSealed: closed(ctx, { title, content }),
    objectId: objectId ?? null,
  })

/** Tells the account that something came, and where: never what, for messages are not sealed. */
const notifyAccount = (
  ctx: Context,
  { patientId, memberId }: { patientId: number; memberId: number },
  message: MessageTemplate<never>,
  tab: string,
) =>
  notifyBy(ctx, message, {
    patientId,
    values: {},
    link: address('/familydoc/records', { member_id: memberId, tab }),
  })

/** A visit or a call of the team; false where it does not look after this resident. */
export const noteVisit = (
  ctx: Context,
  doctorId: number,
  signingId: string,
  visit: Omit<Done, 'objectId' | 'kind'> & { kind: 'visit' | 'phone' },
): Promise<boolean> =>
  transactInside(ctx, async (inside) => {
    const signing = await findServed(inside, doctorId, signingId)
    if (signing) await note(inside, signing, visit)
    return signing !== undefined
  })

/** A plan with its items; each can be confirmed from its time on. Its id, undefined where the resident is not the team's. */
export const makePlan = (
  ctx: Context,
  doctorId: number,
  signingId: string,
  plan: { title: string; items: readonly { text: string; from: Date }[] },
): Promise<number | undefined> =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const found = await findOwned(inside, doctorId, signingId)
    if (!found) return undefined
    const objectId = await queries.insertPlan(
      db,
      {
        ...found.own,
        teamId: found.signing.teamId,
        madeAt: now,
        titleSealed: closed(inside, plan.title),
      },
      plan.items.map(({ text, from }) => ({
        textSealed: closed(inside, text),
        spanNew: Math.floor(from.getTime() / 1000),
      })),
    )
    const content = `${plan.items.length} 项，到时间后逐项确认`
    await note(inside, found.signing, { kind: 'plan', title: plan.title, content, happenedAt: now, objectId })
    await notifyAccount(inside, found.own, messages.plan, 'plans')
    return objectId
  })

/** A report of an examination by the team. Its id, undefined where the resident is not the team's. */
export const giveReport = (
  ctx: Context,
  doctorId: number,
  signingId: string,
  report: {
    title: string
    content: string
    checkedOn: string
    values: readonly { name: string; value: string; normal: string }[]
  },
): Promise<number | undefined> =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const found = await findOwned(inside, doctorId, signingId)
    if (!found) return undefined
    const { title, content, checkedOn, values } = report
    const contentSealed = closed(inside, { title, content, values })
    const row = { ...found.own, checkedOn, contentSealed, images: [], isTeam: true, addedAt: now }
    const objectId = await queries.insertReport(db, row)
    const happenedAt = instantAt(checkedOn, '12:00')
    await note(inside, found.signing, { kind: 'report', title, content, happenedAt, objectId })
    await notifyAccount(inside, found.own, messages.report, 'way')
    return objectId
  })

/** A doctor's words about a health record that was sent to them; false where none of this id waits for them. */
export const advise = (ctx: Context, doctorId: number, signingId: string, id: number, advice: string) =>
  transactInside(ctx, async (inside): Promise<boolean> => {
    const { db, now } = inside
    const found = await findOwned(inside, doctorId, signingId)
    if (!found) return false
    const by = { id, teamId: found.signing.teamId, memberId: found.own.memberId }
    const set = { adviceSealed: closed(inside, advice), answeredAt: now }
    if (!(await queries.answerAssessment(db, by, set))) return false
    const done = { kind: 'assess' as const, title: '健康评估', content: advice, happenedAt: now, objectId: id }
    await note(inside, found.signing, done)
    await notifyAccount(inside, found.own, messages.assessed, 'assess')
    return true
  })

/** What a family doctor tells everybody; false where they lead no team. */
export const messageResidents = async (
  { db, now }: Context,
  doctorId: number,
  say: { title: string; content: string },
) => {
  const team = await queries.findTeam(db, doctorId)
  if (team) await queries.insertSay(db, { teamId: team.id, ...say, saidAt: now })
  return team !== undefined
}
