/** How a template counts, in words. */
export const countWords = { piece: '按件', weight: '按重量' } as const
/** The unit of a template, in words. */
export const unitWords = { piece: '件', weight: '克' } as const
/** How a template counts. */
export type CountedBy = keyof typeof countWords

/** Most rules of a template, the one for everywhere among them. */
export const MOST_RULES = 20
/** Most places that a rule names. */
export const MOST_AREAS = 60

/** What of a template's rules contradicts itself, in words; undefined where nothing does. */
export const rulesFault = (rules: readonly { areaCodes: readonly number[] }[]): string | undefined => {
  const named = rules.flatMap(({ areaCodes }) => areaCodes)
  if (rules.filter(({ areaCodes }) => areaCodes.length === 0).length !== 1)
    return '要有一条不选地区的规则，给其他所有地区用'
  return new Set(named).size < named.length ? '同一个地区不能出现在两条规则里' : undefined
}
