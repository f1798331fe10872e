import { exportList, permitted } from '#app/areas/access/staff/server/public.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { checkIn } from '../commands/check-in.ts'
import { announce, callOff, changeEvent, notifyPlaced } from '../commands/hold.ts'
import { asManaged, asPerson, asSheet, eventColumns } from '../present/desk.ts'
import { listChoices, listManaged } from '../queries/manage.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskOffline(asked, ctx) {
    const found = await managed(ctx, asked).page(asked)
    return paged(found, (row) => asManaged(row, ctx.now))
  },

  async deskOfflineExport(asked, ctx) {
    const { upTo } = managed(ctx, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map((row) => asManaged(row, ctx.now))
    return (await exportList(ctx, { title: '线下活动', rows, columns: eventColumns, asked })) ?? ctx.refuse('too-many')
  },

  deskOfflineChoices: (_, ctx) => listChoices(ctx.db, ctx.staff.hospitalId),

  async deskOfflineEvent({ event_id: id }, ctx) {
    const shown = await eventHere(ctx, id)
    if (!shown) return ctx.refuse('not-found')
    const came = await queries.countCame(ctx.db, id)
    return { ...asSheet(shown, ctx.now), came_num: came, can_hold: ctx.staff.permissions.includes('offline.hold') }
  },

  async deskOfflineAdd(written, ctx) {
    const made = await announce(ctx, written)
    return made instanceof Refused ? made : { event_id: made }
  },

  async deskOfflineChange({ event_id, ...written }, ctx) {
    if (!(await eventHere(ctx, event_id))) return ctx.refuse('not-found')
    const told = await changeEvent(ctx, event_id, written)
    return told instanceof Refused ? told : { event_id, told }
  },

  async deskOfflineCallOff({ event_id, reason }, ctx) {
    if (!(await eventHere(ctx, event_id))) return ctx.refuse('not-found')
    const told = await callOff(ctx, event_id, reason)
    return told instanceof Refused ? told : { event_id, told }
  },

  async deskOfflineNotify({ event_id, content }, ctx) {
    if (!(await eventHere(ctx, event_id))) return ctx.refuse('not-found')
    const told = await notifyPlaced(ctx, event_id, content)
    return told instanceof Refused ? told : { event_id, told }
  },

  async deskOfflinePeople({ event_id, list = 'coming', page, page_size: size }, ctx) {
    const shown = await eventHere(ctx, event_id)
    if (!shown) return ctx.refuse('not-found')
    const states = list === 'coming' ? placed : waiting
    const found = await queries.listPeople(ctx.db, event_id, states, { page, size })
    const people = found.rows.flatMap(({ memberId, guardianId }) => (guardianId ? [memberId, guardianId] : [memberId]))
    const members = await membersOf(ctx.db, people)
    return paged(found, (row) => asPerson(row, members, shown.event))
  },

  async deskOfflineCheckIn({ event_id, code }, ctx) {
    if (!(await eventHere(ctx, event_id))) return ctx.refuse('not-found')
    const came = await checkIn(ctx, event_id, code)
    if (came instanceof Refused) return came
    const members = await membersOf(ctx.db, [came.memberId])
    const name = members.get(came.memberId)?.truename ?? ''
    return { event_id, name, came_num: await queries.countCame(ctx.db, event_id) }
  },
})

const placed = ['signed', 'came', 'missed'] as const
const waiting = ['waiting', 'offered'] as const

type Asked = Parameters<typeof listManaged>[2]

const managed = ({ db, now, staff: { hospitalId } }: StaffContext, { list = 'coming', ...asked }: Asked) =>
  listManaged(db, { hospitalId, now }, { list, ...asked })

/** An event of the desk's hospital. */
const eventHere = async (ctx: StaffContext, id: number) => {
  const shown = await queries.findEvent(ctx.db, id)
  return shown?.event.hospitalId === ctx.staff.hospitalId ? shown : undefined
}
