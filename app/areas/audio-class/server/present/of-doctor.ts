import type { Context } from '#app/context.ts'
import { asCardsBy, type Speaker } from '../present.ts'
import { listNewestOf } from '../queries/classes.ts'

/** A doctor's published classes as their cards show them, the newest first, and how many they have. */
export const classesOfDoctor = async ({ db, now }: Pick<Context, 'db' | 'now'>, doctor: Speaker, size: number) => {
  const found = await listNewestOf(db, doctor.id, size)
  const classes = found.map((row) => row.class)
  return { list: asCardsBy([doctor], classes, now), total: found[0]?.total ?? 0 }
}
