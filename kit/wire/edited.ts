import { z } from 'zod'
import { int, maybe } from './fields.ts'

/** A row that forms of staff write over. Without `by` and `of` there is one for all. */
export interface EditedRow {
  /** What it is, as the audit calls it. */
  readonly row: string
  /** Which parameter, and which fact of an answer, names it, or which two do. A call that comes without makes a new row. */
  readonly by?: string | readonly [string, string]
  /** Each desk has its own. */
  readonly of?: 'desk'
  /** Which fact of an answer says that nothing is written yet, for another must agree first; what is written then is noted (`noteWritings`). */
  readonly waits?: string
  /** What its version is called in an answer that shows several kinds of rows. */
  readonly as?: string
}

/** Which writing of a row an answer shows: 0 where nobody wrote it at a desk. The wire fills it in where a call `shows` such rows. */
export const versionShown = () => z.int().default(0)

/** Which writing of a row was seen when it was opened. Who does not say it writes over whatever there is. */
export const versionSeen = () => maybe(int(0, 2_147_483_647))

/** The refusal of a call that `edits` a row. */
export const changedSince = { changed: '您打开以后，{who}改过这一项' } as const

/** What a field was and is; undefined where it is too long to be told. */
export interface FieldChange {
  readonly name: string
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** What goes beside the refusal: who wrote the row since, when, over which fields, and which writing to send next. */
export interface ChangedSince {
  readonly version: number
  readonly changes: readonly {
    readonly who: string
    /** When, as it is told: `2026-11-29 10:31:00`. */
    readonly time: string
    readonly fields: readonly FieldChange[]
  }[]
}
