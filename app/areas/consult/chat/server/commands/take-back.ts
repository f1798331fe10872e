import { emptyMessage, type MessageRow } from '#app/areas/consult/talk/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { recallableFrom } from '../../rules.ts'
import type { Pair } from './live.ts'
import { sayInside } from './say.ts'

/** Takes back what somebody said; the message that says so, undefined where it is not their or was said too long ago. */
export const takeBack = (
  ctx: Context,
  pair: Pair,
  { consultationId, sender, id }: { consultationId: string; sender: 'patient' | 'doctor'; id: number },
): Promise<MessageRow | undefined> =>
  transactInside(ctx, async (inside) =>
    (await emptyMessage(inside.db, consultationId, sender, id, recallableFrom(inside.now)))
      ? sayInside(inside, pair, { consultationId, sender, kind: 'recall', refersTo: id, content: '' })
      : undefined,
  )
