import { maskedColumn, type RowNamers } from '#kit/db/row-names.ts'
import { accountMembers as members } from './tables.ts'

/** What members are called. */
export const names = {
  person: { id: members.id, name: maskedColumn(members.truename) },
} satisfies RowNamers
