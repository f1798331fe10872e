export { followDoctor } from './commands/follow.ts'
export { asDoctorCard } from './present.ts'
export { addBooked, addStars, insertPosts as seatDoctors, setNextFree, setRoom } from './queries/change.ts'
export { findImported, sourceOf } from './queries/imported.ts'
export { type CardRow, countDoctors, listCards as listDoctorCards, listDoctors } from './queries/list.ts'
export { findDoctor } from './queries/one.ts'
export { listSearchable } from './queries/searchable.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoDoctorPosts, guahaoDoctors, guahaoServiceHours } from './tables.ts'
