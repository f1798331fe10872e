import { runsOf } from '../bigrams.ts'

/** Texts with their pinyin initials in the same order: 北京协和医院 → `bjxhyy`; letters and digits stay. */
export const initialsOf = async (texts: readonly string[], { people = false } = {}): Promise<string[]> => {
  // 35 MB that only an index needs.
  const { pinyin } = await import('pinyin-pro')
  const settings = { pattern: 'first', toneType: 'none', type: 'string', separator: '' } as const
  // Some characters are read in another way as a family name: 曾, 单, 解.
  const reading = people ? ({ ...settings, surname: 'head' } as const) : settings
  return texts.map((text) => pinyin(runsOf(text).join(''), reading).replace(/[^a-z0-9]/g, ''))
}

const longest = 24

/** Endings of initials from two letters on, so that the beginning of one is any part of them: `bjxh` → bjxh, jxh, xh. */
export const endingsOf = (initials: string): string[] =>
  Array.from({ length: Math.max(0, initials.length - 1) }, (_, at) => initials.slice(at, at + longest))
