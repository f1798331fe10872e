import {
  findInTalk,
  insertMessages,
  type MessageRow,
  type NewMessage,
  TALK,
} from '#app/areas/consult/talk/server/public.ts'
import type { Context } from '#app/context.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { isUniqueViolation } from '#kit/db/transaction.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { asLive, type Pair, sendToBoth } from './live.ts'

/** What somebody says. */
export interface Saying extends Pick<NewMessage, 'sender' | 'kind' | 'refersTo' | 'seconds'> {
  consultationId: string
  content: string
  clientMsgId?: string | undefined
}

/**
 * Says something once: what was said under the same name before comes back as it is. `first` is done in the same
 * transaction and before the talk is locked, as it locks the consultation; what it refuses with comes back, and all is undone;
 * what else it finds is said too.
 */
export const say = async <Refused extends string = never>(
  ctx: Context,
  pair: Pair,
  saying: Saying,
  first: (inside: Context) => Promise<Refused | Pick<Saying, 'seconds'> | undefined> = async () => undefined,
): Promise<MessageRow | Refused> => {
  const before = await findBefore(ctx, saying)
  if (before) return before
  try {
    return await transactInside(ctx, (outer) =>
      rollbackIf(outer, isRefused<Refused>, async (inside) => {
        const found = await first(inside)
        return typeof found === 'string' ? found : keep(inside, pair, { ...saying, ...found })
      }),
    )
  } catch (error) {
    const meanwhile = isUniqueViolation(error) && (await findBefore(ctx, saying))
    if (!meanwhile) throw error
    return meanwhile
  }
}

const isRefused = <Refused extends string>(said: MessageRow | Refused): boolean => typeof said === 'string'

const findBefore = async ({ db }: Context, { consultationId, sender, clientMsgId }: Saying) =>
  clientMsgId === undefined ? undefined : findInTalk(db, consultationId, sender, clientMsgId)

const keep = async (ctx: Context, pair: Pair, saying: Saying): Promise<MessageRow> => {
  const row = await sayInside(ctx, pair, saying)
  if (!row) throw new Error(`the consultation ${saying.consultationId} has no talk`)
  return row
}

/** Says something as part of what is being done; undefined where the consultation has no talk. */
export const sayInside = async (ctx: Context, pair: Pair, saying: Saying): Promise<MessageRow | undefined> => {
  const [row] = await insertMessages(ctx.db, [asRow(ctx, saying)])
  if (row) sendToBoth(ctx, pair, asLive(row, ctx))
  return row
}

/** What is said, as it is kept. */
export const asRow = (
  { now, config }: Context,
  { consultationId, content, clientMsgId, ...rest }: Saying,
): NewMessage => ({
  ...rest,
  talkId: consultationId,
  sentAt: now,
  clientMsgId: clientMsgId ?? null,
  contentSealed: content === '' ? '' : sealOf(config).seal(content, TALK),
})
