import { takeMessageFiles } from '#app/areas/files/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** Kinds of messages that are files. */
export const isFile = (kind: string): kind is 'image' | 'voice' => kind === 'image' || kind === 'voice'

/** Takes up what somebody sent before they say it, and how long it is; `no-picture` where it is not theirs to say. */
export const takeFile = async (
  db: Db,
  owner: Parameters<typeof takeMessageFiles>[1],
  kind: 'image' | 'voice',
  address: string,
): Promise<'no-picture' | { seconds: number | null }> =>
  (await takeMessageFiles(db, owner, kind, address)) ?? 'no-picture'
