import type { RowNamers } from '#kit/db/row-names.ts'
import { contentVideos as videos } from './tables.ts'

/** What videos are called. */
export const names = {
  video: { id: videos.id, name: videos.title },
} satisfies RowNamers
