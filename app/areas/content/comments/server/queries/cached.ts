import type { Context } from '#app/context.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import { cached } from '#kit/db/cached.ts'
import type { Db } from '#kit/db/open.ts'

/** What another process shows or hides by itself is true here after so long; what a desk does is told to all at once. */
const KEPT_SECONDS = 10

/** Grows with whatever is shown or hidden: what was kept before is under another name, and so was what is being read meanwhile. */
let turn = 0

/** Has nothing that was kept be shown any more, once what was written is there for all to see. */
export const forgetCachedTalk = (db: Db): void =>
  afterCommit(db, () => {
    turn += 1
  })

/** A page that all visitors see alike. */
export const cachedForVisitors = <T>(
  ctx: Pick<Context, 'db' | 'now'>,
  name: string,
  read: () => Promise<T>,
): Promise<T> => cached(ctx, `${turn} ${name}`, KEPT_SECONDS, read, 'discussions')
