export { listAsDoctor, readAsDoctor, recallAsDoctor, sendAsDoctor, typeAsDoctor } from './public/doctor.ts'
export { passFor } from './public/pass.ts'
export { sayInside } from './public/say.ts'
export { findBond, listInHand } from './queries.ts'
