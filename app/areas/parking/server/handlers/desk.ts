import { may } from '#app/areas/access/staff/rules.ts'
import { permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { maskPlate } from '#kit/check/plate.ts'
import { parkingOf } from '#kit/outside/server/parking.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { isGuide, stayStates } from '../../rules.ts'
import { openPlate } from '../commands/plate.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskParking({ date = '', page, page_size: size }, ctx) {
    const { db, staff, now } = ctx
    const day = date || dayOf(now)
    const found = await queries.listOfDay(db, staff.hospitalId, instantAt(day, 0), instantAt(addDays(day, 1), 0), {
      page,
      size,
    })
    return { ...paged(found, (stay) => asCar(ctx, stay)), lot: await asLot(ctx), date: day }
  },

  async deskParkingSet({ is_on, code = '', fee_rule: feeRule = '', guide = '' }, ctx) {
    const isOn = is_on === 1
    if (isOn && !parkingOf(ctx.config.parking, ctx.now)) return ctx.refuse('no-system')
    if (isOn && code === '') return ctx.refuse('code')
    if (guide !== '' && !isGuide(guide)) return ctx.refuse('guide')
    await ctx.transact(async (inside) => {
      const { hospitalId } = inside.staff
      await queries.upsertLot(inside.db, { hospitalId, isOn, code, feeRule, guide, changedAt: inside.now })
      const after = { lotOn: isOn, lotCode: code, parkingFee: feeRule }
      await recordAct(inside, { act: 'parking.set', kind: 'parking-lot', id: hospitalId, after })
    })
    return asLot(ctx)
  },
})

const asLot = async ({ db, staff, config, now }: StaffContext) => {
  const lot = await queries.findLot(db, staff.hospitalId)
  return {
    is_on: lot?.isOn === true,
    code: lot?.code ?? '',
    fee_rule: lot?.feeRule ?? '',
    guide: lot?.guide ?? '',
    has_system: parkingOf(config.parking, now) !== null,
    can_manage: may(staff.role, 'parking.manage'),
  }
}

const asCar = ({ config }: StaffContext, stay: queries.StayRow) => ({
  stay_id: stay.id,
  plate: maskPlate(openPlate(config, stay.plateSealed)),
  state: stay.state,
  state_desc: stayStates[stay.state].words,
  arrive_time: stay.arriveAt,
  enter_time: stay.enteredAt,
  leave_time: stay.leftAt,
  fee: stay.feeFen,
})
