export { lookAt } from './commands/look.ts'
export { sharedOf } from './present.ts'
export { findForConsultation } from './queries.ts'
