/** One state of an article: its words, whether its author may write on, where it may go from here. */
interface StateFacts {
  words: string
  /** Its author may change it. */
  written: boolean
  to: readonly string[]
}

/** The life of an article. Nobody but its author and the desk sees it before it is published or after it is withdrawn. */
export const articleStates = {
  draft: { words: '草稿', written: true, to: ['reviewing'] },
  /** Lies at the desk of the author's hospital; they may take it back. */
  reviewing: { words: '审核中', written: false, to: ['published', 'scheduled', 'refused', 'draft'] },
  /** Decided upon, and shown to nobody before its moment. */
  scheduled: { words: '定时发布', written: false, to: ['published', 'withdrawn'] },
  refused: { words: '未通过', written: true, to: ['reviewing'] },
  published: { words: '已发布', written: false, to: ['withdrawn'] },
  /** By its author or by the desk; it is reviewed again before it comes back. */
  withdrawn: { words: '已撤下', written: true, to: ['reviewing'] },
} as const satisfies Record<string, StateFacts>

/** A state of an article. */
export type ArticleState = keyof typeof articleStates

/** Every state. */
export const allStates = Object.keys(articleStates) as ArticleState[]

/** States in which its author writes. */
export const doctorStates = allStates.filter((state) => articleStates[state].written)

/** The states from which an article may come into this one. */
export const statesBefore = (to: ArticleState): ArticleState[] =>
  allStates.filter((from) => (articleStates[from].to as readonly string[]).includes(to))
