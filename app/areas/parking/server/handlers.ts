import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { parkingOf } from '#kit/outside/server/parking.ts'
import { parseTime } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { authorise, bookPlace, cancelStay, openLot, payStay, withdraw } from './commands/park.ts'
import { openPlate } from './commands/plate.ts'
import { asStay } from './present.ts'
import * as queries from './queries.ts'

/** Of all hospitals, or of one: what is open and the last ones. */
const FEW = 10

export const handlers: Handlers<typeof contract> = {
  async parkUnits(_, { db, config, now }) {
    if (!parkingOf(config.parking, now)) return { list: [] }
    const found = await queries.listLots(db)
    return {
      list: found.map(({ lot, name, address }) => ({
        unit_id: lot.hospitalId,
        unit_name: name,
        address,
        fee_rule: lot.feeRule,
      })),
    }
  },

  async trafficUrl({ unit_id }, ctx) {
    const hospital = await findHospital(ctx.db, unit_id)
    if (!hospital?.isOpen) return ctx.refuse('not-found')
    const lot = await queries.findLot(ctx.db, unit_id)
    const open = await openLot(ctx, unit_id)
    return {
      unit_name: hospital.name,
      url: lot?.guide ?? '',
      traffic: hospital.traffic,
      has_lot: open !== undefined,
      fee_rule: open?.lot.feeRule ?? '',
    }
  },

  async parkAuthorization({ unit_id }, { db, config, patient, now }) {
    const found = await queries.findAuthorisation(db, patient, unit_id, now)
    return {
      is_authorised: found !== undefined,
      plate: found ? openPlate(config, found.plateSealed) : '',
      plate_kind: found?.plateKind ?? '',
      end_time: found?.until ?? null,
    }
  },

  async agreeAuthorization({ unit_id, plate }, ctx) {
    const done = await authorise(ctx, unit_id, plate)
    return done instanceof Refused ? done : { is_authorised: true, plate: done.plate, end_time: done.until }
  },

  async withdrawAuthorization({ unit_id }, ctx) {
    const done = await withdraw(ctx, unit_id)
    return done instanceof Refused ? done : { is_authorised: false, is_told: done.isTold }
  },

  async parkYuyue({ unit_id }, { db, config, patient }) {
    const found = await queries.listOwn(db, patient, unit_id, FEW)
    return { list: found.map((row) => asStay(config, row)) }
  },

  async parkBook({ unit_id, arrive_time }, ctx) {
    const stay = await bookPlace(ctx, unit_id, parseTime(arrive_time))
    return stay instanceof Refused ? stay : asOwn(ctx, stay)
  },

  async parkCancel({ stay_id }, ctx) {
    const found = await queries.findOwn(ctx.db, ctx.patient, stay_id)
    if (!found) return ctx.refuse('not-found')
    const stay = await cancelStay(ctx, found.stay)
    return stay instanceof Refused ? stay : asOwn(ctx, stay)
  },

  async parkPay({ stay_id }, ctx) {
    const found = await queries.findOwn(ctx.db, ctx.patient, stay_id)
    if (!found) return ctx.refuse('not-found')
    const begun = await payStay(ctx, found.stay)
    return begun instanceof Refused ? begun : { address: begun.address, stay: await asOwn(ctx, begun.stay) }
  },
}

const asOwn = async ({ db, config }: PatientContext, stay: queries.StayRow) =>
  asStay(config, { stay, hospitalName: (await findHospital(db, stay.hospitalId))?.name ?? '' })
