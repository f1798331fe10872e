/** One state of a video: its words, and where it may go from here. */
interface StateFacts {
  words: string
  to: readonly string[]
}

/** The life of a video. Nobody but its hospital's desk sees it before it is published or after it is withdrawn. */
export const videoStates = {
  draft: { words: '草稿', to: ['published'] },
  published: { words: '已发布', to: ['withdrawn'] },
  withdrawn: { words: '已撤下', to: ['published'] },
} as const satisfies Record<string, StateFacts>

/** A state of a video. */
export type VideoState = keyof typeof videoStates

/** Every state. */
export const allStates = Object.keys(videoStates) as VideoState[]

/** The states from which a video may come into this one. */
export const statesBefore = (to: VideoState): VideoState[] =>
  allStates.filter((from) => (videoStates[from].to as readonly string[]).includes(to))
