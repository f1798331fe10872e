import { messages } from '#app/wings/messages.ts'
import type { RowNamers } from '#kit/db/row-names.ts'
import { deskOperationsFailures as failures } from './tables.ts'

/** What jobs that failed, and templates of messages, are called. */
export const names = {
  'job-failure': { id: failures.id, name: failures.job },
  'message-template': { says: (name) => messages.find((one) => one.name === name)?.title },
} satisfies RowNamers
