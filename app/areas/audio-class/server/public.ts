export { findOpen as findOpenClass, knowsClass } from './handlers/open.ts'
/** For rooms above whose rows are named by these. */
export { names as classNames } from './names.ts'
export { classesOfDoctor } from './present/of-doctor.ts'
export { asCards as asClassCards, coverOf as coverOfClass } from './present.ts'
export {
  type ClassRow,
  countClassStars,
  findPublishedClass,
  hasClasses,
  listPublishedClasses,
  listSections as listClassSections,
  type SectionRow,
} from './queries/classes.ts'
export {
  type ClassDraft,
  findManaged as findKeptClass,
  insertClass,
  listManaged as listKeptClasses,
  listSpeakers,
  lockManaged as lockKeptClass,
  moveClass,
  type SectionDraft,
  setBanner as setClassBanner,
  setEssence as setClassEssence,
  updateClass,
  writeSections as writeClassSections,
} from './queries/keep.ts'
/** For joins: rooms above read it and never write it. */
export { audioClassClasses, audioClassOrders, audioClassRecords } from './tables.ts'
