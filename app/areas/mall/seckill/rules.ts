/** So many minutes before a session begins, who asked for it is told. */
export const REMIND_MINUTES = 5

/** Where a session stands: `coming`, `on`, `over`. */
export const stateOf = <Moment extends string | Date | number>(
  session: { startsAt: Moment; endsAt: Moment },
  now: Moment,
): 'coming' | 'on' | 'over' => {
  if (now < session.startsAt) return 'coming'
  return now < session.endsAt ? 'on' : 'over'
}

/** The session to show first: the one that is on, else the next to come, else the last. */
export const currentOf = <Session extends { state: string }>(sessions: readonly Session[]): Session | undefined =>
  sessions.find(({ state }) => state === 'on') ?? sessions.find(({ state }) => state === 'coming') ?? sessions.at(-1)

/** How much of a stock is gone, in whole percent; 100 only when nothing is left. */
export const percentSold = (total: number, left: number): number =>
  total === 0 ? 100 : Math.min(left === 0 ? 100 : 99, Math.floor(((total - left) * 100) / total))
