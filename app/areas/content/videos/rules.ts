/** Videos on a page where nothing else is asked. */
export const PAGE_SIZE = 10

/** By this number `/vod/getplayinfo` knows that a video is meant: the item type of videos. */
export const VIDEO_APP = 101

/** How much is written beside a video at most, in characters. */
export const MOST = { title: 40, summary: 200, reason: 200 } as const

/** Lists of videos: the newest, or the most watched and liked. */
export const videoSorts = ['newest', 'hot'] as const
/** A sort choice. */
export type VideoSort = (typeof videoSorts)[number]

/** How long a video is, as a clock shows it: 83 seconds are 1:23. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** What a film weighs, for who pays for each megabyte: 约 2.4 MB. */
export const weightText = (bytes: number): string => {
  const megabytes = bytes / 1_000_000
  return megabytes < 0.1 ? '不到 0.1 MB' : `约 ${megabytes.toFixed(1)} MB`
}
