import { sql } from 'drizzle-orm'
import { patientNames } from '#app/areas/access/patients/server/public.ts'
import { nameIn, type RowNamers } from '#kit/db/row-names.ts'
import {
  helpQuestions as questions,
  helpSuggestions as suggestions,
  helpTalks as talks,
  helpThemes as themes,
} from './tables.ts'

/** What questions and talks of the help centre are called. */
export const names = {
  'help-question': { id: questions.id, name: questions.title },
  'help-theme': { id: themes.id, name: themes.name },
  talk: { id: talks.id, name: sql`coalesce(${nameIn(patientNames.patient, talks.patientId)}, '访客')` },
  suggestion: { id: suggestions.id, name: nameIn(patientNames.patient, suggestions.patientId) },
} satisfies RowNamers
