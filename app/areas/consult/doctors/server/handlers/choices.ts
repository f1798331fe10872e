import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'

const CHOICES_SECONDS = 30

/** What looks through everybody who can be asked, and is the same for all who choose: read once in half a minute. */
export const choices = <T>(ctx: Context, name: string, read: () => Promise<T>): Promise<T> =>
  cached(ctx, `choices ${name}`, CHOICES_SECONDS, read)
