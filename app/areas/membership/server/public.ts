export { moveBooking } from './commands/appoint.ts'
export { type CodeFor, makeCodes } from './commands/make-codes.ts'
export { SUPPLEMENT } from './commands/supplement.ts'
export { asBookings } from './present.ts'
export { findMembership } from './queries/current-membership.ts'
export { memberLevels } from './queries/keep-levels.ts'
export { listLevels } from './queries/levels.ts'
export {
  type ComboRow,
  clearFirst,
  findAnyBooking,
  findCodeById,
  findCombo,
  findHolder,
  hasMembership,
  insertCombo,
  listAppointments,
  listAppointmentsIn,
  listBenefits,
  listCodes,
  listCombos,
  updateCombo,
  withdrawCode,
} from './queries.ts'
