export { findBrokenInvariants } from '#server/invariants.ts'
