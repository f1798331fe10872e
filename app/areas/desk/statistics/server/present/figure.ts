import type { CsvCell } from '#kit/csv/server/write.ts'
import { FEW } from '../../rules.ts'

/** A number that can be reckoned with, where it is one. */
export const figure =
  <Name extends string>(name: Name) =>
  (row: Readonly<Record<Name, string>>): CsvCell =>
    row[name] === FEW || row[name] === '' ? row[name] : Number(row[name])
