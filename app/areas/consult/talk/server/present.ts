import { lendAddress } from '#app/areas/files/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { MessageRow } from './queries.ts'

/** The kind of text that is sealed here. */
export const TALK = 'talk'

/** What a message says, opened for whom it concerns; '' where it was taken back. */
export const textOfMessage = (
  { contentSealed }: Pick<MessageRow, 'contentSealed'>,
  { config }: Pick<Context, 'config'>,
): string => (contentSealed === '' ? '' : sealOf(config).open(contentSealed, TALK))

/** A message for who may see it. */
export const asMessage = (row: MessageRow, ctx: Pick<Context, 'config' | 'now'>) => {
  const said = textOfMessage(row, ctx)
  const isFile = row.kind === 'image' || row.kind === 'voice'
  const gift = row.kind === 'gift' ? giftIn(said) : undefined
  return {
    id: row.id,
    sender: row.sender,
    kind: row.kind,
    add_time: row.sentAt,
    content: isFile ? '' : (gift?.words ?? said),
    url: isFile ? lendAddress(ctx, said) : (gift?.image ?? ''),
    seconds: (row.kind === 'voice' && row.seconds) || 0,
    client_msg_id: row.clientMsgId ?? '',
    refers_to: row.refersTo ?? 0,
  }
}

/** What a gift's message is kept as: what it was, in words, and where its picture is. */
export const giftIn = (said: string): { words: string; image: string } => JSON.parse(said)
