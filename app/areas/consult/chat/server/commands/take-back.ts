import { emptyMessage, type MessageRow } from '#app/areas/consult/talk/server/public.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { Context } from '#server/here.ts'
import { recallableFrom } from '../../rules.ts'
import type { Pair } from './live.ts'
import { sayInside } from './say.ts'

/** Takes back what somebody said; the message that says so, undefined where it is not his or was said too long ago. */
export const takeBack = (
  ctx: Context,
  pair: Pair,
  { askId, sender, id }: { askId: string; sender: 'patient' | 'doctor'; id: number },
): Promise<MessageRow | undefined> =>
  transactInside(ctx, async (inside) =>
    (await emptyMessage(inside.db, askId, sender, id, recallableFrom(inside.now)))
      ? sayInside(inside, pair, { askId, sender, kind: 'recall', refersTo: id, content: '' })
      : undefined,
  )
