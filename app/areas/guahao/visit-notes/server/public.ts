export { asDiagnoses } from './present.ts'
export { findNote, listBefore, listWritten, type NoteRow, upsertNote as saveNote } from './queries.ts'
