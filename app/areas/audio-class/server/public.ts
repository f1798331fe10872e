export { coverOf as coverOfClass } from './present.ts'
export { classesOfDoctor } from './present/of-doctor.ts'
export { type ClassRow, listSections as listClassSections, type SectionRow } from './queries/classes.ts'
export {
  type ClassDraft,
  findKept as findKeptClass,
  insertClass,
  listKept as listKeptClasses,
  listSpeakers,
  lockKept as lockKeptClass,
  moveClass,
  type SectionDraft,
  setBanner as setClassBanner,
  setEssence as setClassEssence,
  updateClass,
  writeSections as writeClassSections,
} from './queries/keep.ts'
