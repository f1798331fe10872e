import { createContext } from 'react'

/** What is wrong with fields of a form, in words by their names: a form gives it, and each field shows its own. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({})
