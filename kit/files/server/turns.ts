/** Runs work, or says that too much of it waits already. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T | 'busy'>

/** Lets so many pieces of work run at once and so many wait, each in its turn. */
export const turns = ({ atOnce, waiting: most }: { atOnce: number; waiting: number }): Turns => {
  const waiting: (() => void)[] = []
  let running = 0
  const begin = async () => {
    if (running < atOnce) running += 1
    // Whoever ends hands their place on.
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    if (running >= atOnce && waiting.length >= most) return 'busy'
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
