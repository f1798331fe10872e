import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { listDue } from '../queries/keep.ts'
import { publishArticle } from './move.ts'

/** Shows every article whose moment has come; one that was withdrawn meanwhile is not. */
export const publishDue = async (ctx: Context): Promise<void> => {
  for (const article of await listDue(ctx.db, ctx.now))
    await transactInside(ctx, async (inside) => {
      await publishArticle(inside, article)
    })
}
