/** A table of whichever room: to be named, not to be asked. */
export type { PgTable as Table } from 'drizzle-orm/pg-core'
