import { callApi } from '#kit/wire/browser/caller.ts'
import { subjectFieldInc } from '../contract.ts'

/** Counts once more; what is not counted does not matter to who reads. */
export const countSubject = (subjectId: number, fieldNo: number): void => {
  callApi(subjectFieldInc, { subjectId, fieldNo }).catch(() => undefined)
}
