import { deskDepositPhoto } from '#app/areas/desk/deposits/contract.ts'
import { deskTillClose, deskTillCollect } from '#app/areas/desk/till/contract.ts'
import { dayOf } from '#kit/time/day.ts'
import { onePixel } from '../support/a-picture.ts'
import type { Asker } from './askers.ts'
import { inShift, unpaidVisit } from './honest-counter.ts'
import type { World } from './world.ts'

let slips = 0

/** What is sent to the calls of deposits. */
export const depositsByCall = {
  deskDeposits: () => ({ way: 'counter' }),
  deskDepositsExport: () => ({ way: 'counter' }),
  deskDepositPhoto: () => ({ file: onePixel() }),
  deskDepositEnter: async (world: World, asker: Asker) => {
    const { app } = world
    const clinic = asker.hospitalId === world.theirs.hospitalId ? world.theirs : world.ours
    const cashier = await world.staffOf(clinic, 'nurse')
    await inShift(world, cashier)
    if (clinic === world.ours)
      await app.callApi(deskTillCollect, { order_id: await unpaidVisit(world), way: 'counter' }, cashier.as)
    await app.callApi(deskTillClose, { counted: '1.00', note: '点过' }, cashier.as)
    const today = dayOf(app.clock.now())
    const { url: photo } = await app.callApi(deskDepositPhoto, { file: onePixel() }, asker.as)
    const paper = { slip_no: `D${++slips}`, slip_day: today, photo, note: '少了，已报告' }
    return { way: 'counter', until_day: today, banked: '1.00', fee: undefined, is_own: 0, ...paper }
  },
}
