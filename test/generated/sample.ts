/** `npm run sweep` gives each call so many inputs; 0 in the gate. */
export const SWEEP = Number(process.env.SWEEP ?? 0)

/** What is drawn by lot is drawn by it: `npm test` takes the day, or the `SEED` that it is given, and prints it. */
export const SEED = Number(process.env.SEED ?? 20_261_121)

/** In the gate every seventh, or one of `share`, others with the next seed: a week of days in a row takes all. In a sweep all. */
export const sampled = <T>(all: readonly T[], share = 7): readonly T[] =>
  SWEEP > 0 ? all : all.filter((_, at) => (at + SEED) % share === 0)
