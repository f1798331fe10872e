import { type BlockPlace, blockNames } from '../../rules.ts'

/** A block in words. */
export const blockName = (place: BlockPlace, block: string): string =>
  (blockNames[place] as Readonly<Record<string, string>>)[block] ?? block
