import { randomBytes } from 'node:crypto'
import type { Context } from '#app/context.ts'
import { topicOf } from '#kit/bus/bus.ts'
import { writePass } from '#kit/bus/server/pass.ts'
import { later } from '#kit/time/span.ts'
import { PASS_MINUTES } from '../../rules.ts'

/** What a device needs to hear what concerns its user; it lives no longer than the session, named by the hash of its key. */
export const passFor = async ({ config, now }: Pick<Context, 'config' | 'now'>, userId: number, session: string) => {
  const client_id = `u${userId}-${randomBytes(8).toString('hex')}`
  const untilMs = later(now, { minutes: PASS_MINUTES }).getTime()
  return {
    client_id,
    broker: config.bus.publicUrl,
    user: {
      user_id: userId,
      topic: topicOf(userId),
      expire_seconds: PASS_MINUTES * 60,
      password: await writePass({ userId, clientId: client_id, session, untilMs }, config.bus.secret),
    },
  }
}
