import type { Context } from '#app/context.ts'
import { stayStates } from '../rules.ts'
import { openPlate } from './commands/plate.ts'
import type { ShownStay } from './queries.ts'

/** A stay as its patient sees it. */
export const asStay = (config: Context['config'], { stay, hospitalName }: ShownStay) => ({
  stay_id: stay.id,
  unit_id: stay.hospitalId,
  unit_name: hospitalName,
  state: stay.state,
  state_desc: stayStates[stay.state].words,
  plate: openPlate(config, stay.plateSealed),
  arrive_time: stay.arriveAt,
  enter_time: stay.enteredAt,
  fee: stay.feeFen,
  pay_time: stay.paidAt,
  leave_time: stay.leftAt,
  can_cancel: stay.state === 'booked',
  can_pay: stay.state === 'in',
})
