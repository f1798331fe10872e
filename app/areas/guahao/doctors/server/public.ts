export { followDoctor } from './commands/follow.ts'
/** For rooms that bring one doctor as a file would. */
export { importer as doctorImporter } from './import.ts'
/** For rooms above whose rows are named by these. */
export { names as doctorNames } from './names.ts'
export { asDoctorCard, pictureOf } from './present.ts'
export { addBooked, addStars, insertPosts as seatDoctors, setNextFree, setRoom } from './queries/change.ts'
export { deleteLeftHomes, upsertDoctors as writeDoctors } from './queries/import.ts'
export { findImported, sourceOf } from './queries/imported.ts'
export { type CardRow, countDoctors, listCards as listDoctorCards, listDoctors } from './queries/list.ts'
export {
  closeDue as closeDueDoctors,
  deletePosts,
  findManaged as findManagedDoctor,
  listDoctorPosts,
  listManaged as listManagedDoctors,
  setClosing as setDoctorClosing,
  setPicture as setDoctorPicture,
} from './queries/manage.ts'
export { listNamed as listDoctorsNamed } from './queries/named.ts'
export { findDoctor } from './queries/one.ts'
export { listSearchable } from './queries/searchable.ts'
/** For joins: rooms above read it and never write it. */
export { guahaoDoctorPosts, guahaoDoctors, guahaoServiceHours } from './tables.ts'
