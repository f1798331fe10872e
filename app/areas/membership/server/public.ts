export { asBookings } from './present.ts'
export { moveBooking } from './public/appoint.ts'
export { type CodeFor, makeCodes } from './public/make-codes.ts'
export { SUPPLEMENT } from './public/supplement.ts'
export {
  type ComboRow,
  clearFirst,
  findAnyBooking,
  findCodeById,
  findCombo,
  findHolder,
  insertCombo,
  listAppointments,
  listAppointmentsIn,
  listBenefits,
  listCodes,
  listCombos,
  updateCombo,
  withdrawCode,
} from './queries.ts'
