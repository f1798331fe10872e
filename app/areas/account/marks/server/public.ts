import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { MarkKind } from '../rules.ts'
import { deleteMark, findMarked, insertMark, listEver } from './queries.ts'

export type { MarkKind } from '../rules.ts'
export { listMarks } from './queries.ts'

/** Marks or unmarks a target; tells whether that changed anything. */
export const setMark = (db: Db, patient: PatientId, kind: MarkKind, target: number | string, on: boolean, now: Date) =>
  on ? insertMark(db, patient, kind, String(target), now) : deleteMark(db, patient, kind, String(target))

/** Whether who asks has marked this target; a visitor has marked nothing. */
export const isMarked = async (db: Db, patient: PatientId | null, kind: MarkKind, target: number | string) =>
  (await markedAmong(db, patient, kind, [target])).has(String(target))

/** Which of these targets who asks has marked. */
export const markedAmong = async (
  db: Db,
  patient: PatientId | null,
  kind: MarkKind,
  targets: readonly (number | string)[],
): Promise<ReadonlySet<string>> =>
  new Set(patient === null ? [] : await findMarked(db, patient, kind, targets.map(String)))

/** Ids of all that the patient has marked of one kind, counting up: for rooms that count who follows what is theirs. */
export const listMarkedIds = async (db: Db, patient: PatientId, kind: MarkKind): Promise<number[]> =>
  (await listEver(db, patient))
    .filter((mark) => mark.kind === kind)
    .map((mark) => Number(mark.targetId))
    .sort((a, b) => a - b)
