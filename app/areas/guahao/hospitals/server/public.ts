import type { Db } from '#kit/db/open.ts'
import { type BookingRules, usualBookingRules } from '../rules.ts'
import { findBookingRules, listRuleSheets } from './queries.ts'

export type { BookingRules } from '../rules.ts'
export { emitClosings, type Settled } from './commands/emit-closings.ts'
export { followHospital } from './commands/follow.ts'
export { showHospital } from './commands/show.ts'
/** For rooms that bring one hospital as a file would. */
export { importer as hospitalImporter, notImported } from './import.ts'
/** For rooms above whose rows are named by these. */
export { names as hospitalNames } from './names.ts'
export { asBookingRules, asUnitCard, pictureOf } from './present.ts'
export { codeOf, findImported, sourceOf } from './queries/imported.ts'
export {
  closeDue as closeDueHospitals,
  countByCity,
  inState,
  listManaged as listManagedHospitals,
  listMediaOf,
  replaceMedia,
  setClosing as setHospitalClosing,
} from './queries/manage.ts'
export {
  findOpen as findOpenHospitals,
  listNamed as listHospitalsNamed,
  listNames as listHospitalNames,
  listOpen as listOpenHospitals,
} from './queries/named.ts'
export { listSearchable } from './queries/searchable.ts'
export {
  addBooked,
  addStars,
  type NewHospital,
  type NewStars,
  updateNotice as setNotice,
  upsertBookingRules as setRuleSheet,
  upsertHospitals as writeHospitals,
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
