export { findHints } from './commands/find-hints.ts'
export { givePrescriptionsBack, holdPrescriptions, spendPrescriptions, whyNotPrescribed } from './commands/hold.ts'
export { type Decision, reviewPrescription } from './commands/review.ts'
export { isAsSigned, putSigned, withdrawSigned } from './commands/write.ts'
export { namesFor } from './present/names.ts'
export { asCard, contentOf } from './present.ts'
export {
  findForReview,
  findSigned,
  listEver,
  listForReview,
  listOfConsultation,
  listOfVisit as listPrescriptionsOfVisit,
  type PrescriptionRow,
} from './queries.ts'
