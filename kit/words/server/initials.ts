import { runsOf } from '../bigrams.ts'

/** How a name is typed without its characters. */
export interface Pinyin {
  /** 北京协和医院 → `bjxhyy`; letters and digits stay. */
  initials: string
  /** 北京协和医院 → bei, jing, xie, he, yi, yuan; a letter or digit is one of its own. */
  syllables: readonly string[]
}

/** Texts as pinyin in the same order. */
export const pinyinOf = async (texts: readonly string[], { people = false } = {}): Promise<Pinyin[]> => {
  // 35 MB that only an index needs.
  const { pinyin } = await import('pinyin-pro')
  const settings = { toneType: 'none', type: 'array', v: true } as const
  // Some characters are read in another way as a family name: 曾, 单, 解.
  const reading = people ? ({ ...settings, surname: 'head' } as const) : settings
  return texts.map((text) => {
    const read = pinyin(runsOf(text).join(''), reading)
    const syllables = read.map((syllable) => syllable.toLowerCase().replace(/[^a-z0-9]/g, '')).filter(Boolean)
    return { syllables, initials: syllables.map(([first]) => first).join('') }
  })
}

const longest = 24

/** Endings of initials from two letters on, so that the beginning of one is any part of them: `bjxh` → bjxh, jxh, xh. */
export const endingsOf = (initials: string): string[] =>
  Array.from({ length: Math.max(0, initials.length - 1) }, (_, at) => initials.slice(at, at + longest))

/** The same of whole syllables, so that one may begin to type anywhere in a name: gao, xue, ya → gaoxueya, xueya, ya. */
export const syllableEndingsOf = (syllables: readonly string[]): string[] =>
  syllables.map((_, at) => syllables.slice(at).join('').slice(0, longest)).filter((ending) => ending.length > 1)
