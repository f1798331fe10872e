export { classesOfDoctor } from './present/of-doctor.ts'
export { coverOf as coverOfClass } from './present.ts'
export { type ClassRow, listSections as listClassSections, type SectionRow } from './queries/classes.ts'
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
