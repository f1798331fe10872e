import type { RowNamers } from '#kit/db/row-names.ts'
import { pointsRules as rules, pointsTasks as tasks } from './tables.ts'

/** What tasks and words of points are called. */
export const names = {
  'point-task': { id: tasks.taskId, name: tasks.title },
  'point-words': { id: rules.ruleId, name: rules.title },
} satisfies RowNamers
