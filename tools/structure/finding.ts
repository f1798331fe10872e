/** One fault, told so that the reader knows what to do. */
export interface Finding {
  /** Short name of the broken rule, as `exceptions.json` spells it. */
  rule: string
  /** Path from the root of the project. */
  file: string
  line?: number
  says: string
}
