import { filled } from '#app/areas/notices/messages/rules/templates.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { type DeskStep, deskSteps, mayMove, openStates } from '../../states.ts'
import * as queries from '../queries.ts'
import { giveBackLate, giveFeeBack } from './fee.ts'
import { notifyMoved, notifyOwner } from './notify.ts'
import { waitForPapers } from './papers.ts'
import { endShares } from './withdraw.ts'
import { say, work } from './work.ts'

const isOver = ({ state }: queries.RequestRow): boolean => !openStates.includes(state)

/** Looks after an inquiry from now on. */
export const take = (ctx: StaffContext, id: string) =>
  work(ctx, id, 'inquiry.take', async ({ db, staff }, row) => {
    if (isOver(row)) return new Refused('over')
    await queries.updateRequest(db, id, { staffId: staff.staffId, staffName: staff.name })
    return { answer: { request_id: id } }
  })

/** Says something to the patient: an answer. Who answers first where nobody looks after it does so from now on. */
const answerOwner = async (ctx: StaffContext, row: queries.RequestRow, text: string) => {
  const { db, now, staff } = ctx
  const taken = row.staffId === null ? { staffId: staff.staffId, staffName: staff.name } : {}
  await queries.updateRequest(db, row.id, { ...taken, answeredAt: row.answeredAt ?? now })
  await say(ctx, row.id, { author: 'staff', name: staff.name, text, isShown: true })
  // An answer that comes too late is answered with the money, though no job has woken yet.
  if (!row.answeredAt) await giveBackLate(ctx, row.id)
}

/** Answers the patient. */
export const answer = (ctx: StaffContext, id: string, text: string) =>
  work(ctx, id, 'inquiry.answer', async (inside, row) => {
    if (isOver(row)) return new Refused('over')
    await answerOwner(inside, row, text)
    await notifyOwner(inside, row, filled(messages.answered, { who: inside.staff.name, content: text }))
    return { answer: { request_id: id } }
  })

/** Writes something down that case workers alone see. */
export const note = (ctx: StaffContext, id: string, text: string) =>
  work(ctx, id, 'inquiry.note', async (inside) => {
    await say(inside, id, { author: 'staff', name: inside.staff.name, text, isShown: false })
    return { answer: { request_id: id } }
  })

/** Asks the patient for papers. */
export const askPapers = (ctx: StaffContext, id: string, text: string) =>
  work(ctx, id, 'inquiry.ask-papers', async (inside, row) => {
    if (row.state !== 'sent' && row.state !== 'papers') return new Refused('not-now')
    await answerOwner(inside, row, text)
    await waitForPapers(inside, row)
    if (row.state === 'sent') await queries.moveRequest(inside.db, id, 'papers', inside.now)
    await notifyOwner(inside, row, filled(messages.papers, { content: text }))
    return { answer: { request_id: id }, after: { inquiry_state: 'papers' } }
  })

/** Takes the next step of a case. */
export const step = (ctx: StaffContext, id: string, to: DeskStep, text: string) =>
  work(ctx, id, 'inquiry.step', async (inside, row) => {
    if (row.state !== deskSteps[to].from) return new Refused('not-now')
    const moved = await queries.moveRequest(inside.db, id, to, inside.now)
    if (!moved) return new Refused('not-now')
    await say(inside, id, { author: 'staff', name: inside.staff.name, text, isShown: true })
    if (to === 'closed') await endShares(inside, moved)
    await notifyMoved(inside, moved, to)
    return { answer: { request_id: id }, after: { inquiry_state: to } }
  })

/** Ends an inquiry that leads nowhere; the whole fee goes back. */
export const close = (ctx: StaffContext, id: string, why: string) =>
  work(ctx, id, 'inquiry.close', async (inside, row) => {
    if (row.chosenQuoteId !== null || row.state === 'followup' || !mayMove(row.state, 'closed'))
      return new Refused('not-now')
    await queries.moveRequest(inside.db, id, 'closed', inside.now, { endedWhy: why })
    await endShares(inside, row)
    await giveFeeBack(inside, row, '平台提前结束了这次询价')
    await notifyOwner(inside, row, filled(messages.closed, { reason: why }))
    return { answer: { request_id: id }, after: { inquiry_state: 'closed' } }
  })
