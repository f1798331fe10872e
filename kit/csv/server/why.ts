import type { Column } from './read.ts'

/** Why something is not taken, or what came of it: for a command line, and for who sits at a desk, where a column stands as `{name}`. */
export interface Why {
  en: string
  zh: string
}

/** Says something in both ways. */
export const why = (en: string, zh: string): Why => ({ en, zh })

/** Something about the file itself: one clear line for the person who brought it. */
export class FileRefused extends Error {
  readonly expected = true
  readonly why: Why

  constructor(en: string, zh: string) {
    super(en)
    this.why = why(en, zh)
  }
}

/** What is said at the desk, with columns as people call them. */
export const wordsOf = ({ zh }: Why, columns: readonly Pick<Column, 'name' | 'title'>[]): string => {
  const titles = new Map(columns.map(({ name, title = name }) => [name, title]))
  return zh.replace(/\{(\w+)\}/g, (all, name: string) => titles.get(name) ?? all)
}
