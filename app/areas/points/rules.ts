/** What may be done for points. */
export const taskActions = ['action_share', 'action_view', 'action_like', 'action_add'] as const
export type TaskAction = (typeof taskActions)[number]

/** Points and growth value, both whole and not negative. */
export interface Earned {
  amount: number
  growth: number
}

/** What is said of what was earned; undefined where it is nothing [X172]. A part of nothing is left out. */
export const earnedWords = ({ amount, growth }: Earned): string | undefined => {
  const parts = [amount > 0 && `获得${amount}积分`, growth > 0 && `成长值+${growth}`].filter(Boolean)
  return parts.length > 0 ? `恭喜你，${parts.join(' / ')}！` : undefined
}
