/** What an invitation comes to, in words of who invited, and where it may go from there. */
export const invitationStates = {
  joined: { words: '已注册，等第一次购物完成', to: ['rewarded', 'waiting', 'capped'] },
  /** The friend has bought; who invited has had all that one day gives. */
  waiting: { words: '好友已买完，奖励明天起到账', to: ['rewarded', 'joined', 'capped'] },
  rewarded: { words: '奖励已到账', to: ['taken'] },
  taken: { words: '好友退款，奖励已收回', to: [] },
  capped: { words: '奖励次数已用完', to: [] },
  refused: { words: '不符合规则', to: [] },
} as const satisfies Record<string, { words: string; to: readonly string[] }>

/** A state of an invitation. */
export type InvitationState = keyof typeof invitationStates
/** Every state. */
export const allStates = Object.keys(invitationStates) as [InvitationState, ...InvitationState[]]
