/** One state of a comment: what its author and staff read, and where it may go from here. */
interface StateFacts {
  /** For its author; nothing where everybody reads it. */
  own: string
  /** For staff. */
  words: string
  to: readonly string[]
}

/** The life of a comment or a reply, once it is sent: everybody reads what is shown, its author alone the rest. */
export const commentStates = {
  held: { own: '正在审核，暂时只有您看得到', words: '待审核', to: ['shown', 'refused', 'deleted'] },
  shown: { own: '', words: '展示中', to: ['hidden', 'deleted'] },
  refused: { own: '没有通过审核，只有您看得到', words: '未通过', to: ['shown', 'deleted'] },
  hidden: { own: '已不再展示，只有您看得到', words: '已隐藏', to: ['shown', 'deleted'] },
  /** By its author: the words are gone, the place stays where others answered. */
  deleted: { own: '', words: '作者已删除', to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of a comment. */
export type CommentState = keyof typeof commentStates

/** Every state. */
export const allStates = Object.keys(commentStates) as [CommentState, ...CommentState[]]

/** The states from which a comment may come into this one. */
export const statesBefore = (to: CommentState): CommentState[] =>
  allStates.filter((from) => (commentStates[from].to as readonly string[]).includes(to))
