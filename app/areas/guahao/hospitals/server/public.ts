import type { Db } from '#kit/db/open.ts'
import { type BookingRules, usualBookingRules } from '../rules.ts'
import { findBookingRules, listRuleSheets } from './queries.ts'

export type { BookingRules } from '../rules.ts'
export { followHospital } from './commands/follow.ts'
export { asBookingRules, asUnitCard, pictureOf } from './present.ts'
export { findImported } from './queries/imported.ts'
export { listSearchable } from './queries/searchable.ts'
export {
  addBooked,
  addStars,
  type NewStars,
  updateNotice as setNotice,
  upsertBookingRules as setRuleSheet,
} from './queries/write.ts'
export {
  countHospitals,
  findHospital,
  type HospitalRow,
  listCards as listHospitalCards,
  listHospitals,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoHospitals } from './tables.ts'

/** How a hospital lets itself be booked: its own rule sheet, or the usual one. */
export const bookingRulesOf = async (db: Db, hospitalId: number): Promise<BookingRules> =>
  (await findBookingRules(db, hospitalId)) ?? usualBookingRules

/** The same for many hospitals at once. */
export const bookingRulesOfAll = async (
  db: Db,
  hospitalIds: readonly number[],
): Promise<ReadonlyMap<number, BookingRules>> => {
  const own = new Map((await listRuleSheets(db, hospitalIds)).map((sheet) => [sheet.hospitalId, sheet]))
  return new Map(hospitalIds.map((id) => [id, own.get(id) ?? usualBookingRules]))
}
