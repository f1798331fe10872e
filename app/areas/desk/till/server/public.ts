/** For joins: rooms above read them and never write them. */
export { deskTillShifts, deskTillTakings } from './tables.ts'
