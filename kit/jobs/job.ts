/** What is done when time passes or when somebody wakes it. It decides by `context` alone what is due, and may run at any time. */
export interface Job<Context> {
  /** The room and the deed: `orders.expire-holds`. */
  name: string
  /** When, as cron in Shanghai time; without it only when woken. */
  every?: string
  run: (context: Context) => Promise<unknown>
}

/** Declares a job. */
export const job = <Context>(spec: Job<Context>): Job<Context> => spec
