export { listAsDoctor, readAsDoctor, recallAsDoctor, sendAsDoctor, typeAsDoctor } from './commands/doctor.ts'
export { passFor } from './commands/pass.ts'
export { sayInside } from './commands/say.ts'
export { findBond, listInHand } from './queries.ts'
