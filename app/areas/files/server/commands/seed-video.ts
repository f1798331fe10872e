import type { Context } from '#app/context.ts'
import { videoFactsOf } from '#kit/files/server/video.ts'
import { VIDEO } from '../../rules.ts'
import { keepUpload } from '../handlers/keep.ts'
import { takeUploads } from '../queries.ts'

/** Keeps a film of the demonstration as its hospital's own; where it is to be had, and what is known of it. Undefined where the store is away. */
export const seedVideo = async (ctx: Pick<Context, 'db' | 'config' | 'now'>, hospitalId: number, bytes: Buffer) => {
  const film = videoFactsOf(bytes)
  if (!film) throw new Error('the demonstration has no film')
  const facts = { ...film, seconds: Math.ceil(film.seconds) }
  const kept = await keepUpload(ctx, { hospitalId }, VIDEO, { bytes, ending: 'mp4', facts })
  if (typeof kept === 'string') return undefined
  await takeUploads(ctx.db, { hospitalId }, VIDEO, [kept.url])
  return { ...facts, address: kept.url, bytes: bytes.length }
}
